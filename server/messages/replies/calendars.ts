/** Replies about the calendars of healers elsewhere. */
export const calendarReplies = {
  notAnAddress: 'Please enter the address of a calendar. It begins with https:// or webcal://',
  notPublic: 'This address cannot be reached from the internet',
  known: 'You have already added this calendar',
  tooMany: 'You can add up to 5 calendars',
  logInOver: 'This log-in is over. Please connect your calendar again',
  notAll: 'Not all that is needed was allowed. Please connect your calendar again and allow everything',
  tooManyAccounts: 'You can connect up to 3 accounts',
  passwordRefused: 'This name and password were not accepted. Please use a password made for apps',
  serverNotPublic: 'This server cannot be reached from the internet by https',
  noCalendarServer: 'There is no calendar server at this address',
  noAnswer: 'This server does not answer',
  ended: 'This account is not connected any more. Please connect it again',
  unknownCalendar: 'This calendar is not there any more',
} as const
