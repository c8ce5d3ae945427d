/** Replies about the calendars of healers elsewhere. */
export const calendarReplies = {
  notAnAddress: 'Please enter the address of a calendar. It begins with https:// or webcal://',
  notPublic: 'This address cannot be reached from the internet',
  known: 'You have already added this calendar',
  tooMany: 'You can add up to 5 calendars',
} as const
