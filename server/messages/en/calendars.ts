import { type MessageTemplate, withMail } from '../template.ts'

export const calendars = {
  met: withMail(
    '{count, plural, one {A booked session meets} other {# booked sessions meet}} your own calendar',
    [
      'Your own calendar now says that you are busy then. {count, plural, one {It is} other {The first one is}} on {startsAt}.',
      'Nothing has been cancelled. Please reschedule or cancel what you cannot hold.',
    ],
    'View calendar',
  ),
  failing: withMail(
    'Your calendar at {host} cannot be read',
    [
      '{problem, select, private {Its address cannot be reached from the internet.} unreachable {Its address does not answer.} slow {It takes too long to answer.} refused {It does not let us in any more.} gone {There is nothing at its address any more.} large {It is larger than 10 MB.} unreadable {What is at its address is not a calendar.} endless {It takes too long to read.} other {It answers with an error.}}',
      'The times that it said before are still kept free of sessions. We go on trying.',
    ],
    'View own calendars',
  ),
  ended: withMail(
    'Your {provider, select, google {Google Calendar} microsoft {Microsoft calendar} other {calendar}} is not connected any more',
    [
      'The account {account} does not let us in any more: the permission was withdrawn there, or it has ended.',
      'The times that it said before are still kept free of sessions, and new ones are not seen. Please connect it again, or remove it.',
    ],
    'View own calendars',
  ),
  suggested: withMail(
    'You {what, select, removed {removed} other {moved}} a session in your own calendar',
    [
      'It is the session on {startsAt}. Here nothing has changed: your client still expects you then.',
      'Please keep it as it is, or reschedule or cancel it.',
    ],
    'View session',
  ),
} satisfies Record<string, MessageTemplate>
