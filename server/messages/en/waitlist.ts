import { type MessageTemplate, withSms } from '../template.ts'

export const waitlist = {
  timeAvailable: withSms(
    '{other} has an available time',
    [
      '{other} is now available on {startsAt}.',
      'You are on the waiting list for this healer. The time is not held for you, so please book soon.',
    ],
    'Book this time',
    '{other} is available on {startsAt}. Book this time:',
  ),
} satisfies Record<string, MessageTemplate>
