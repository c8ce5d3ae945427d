/** What WhatsApp answers to an answer. */
export const answers = {
  confirmed: 'Thank you, your session on {startsAt} is confirmed.',
  reschedule: 'Choose another time here: {link}',
  tooLate: 'This session can no longer be changed here. Your sessions: {link}',
  notRead: 'We do not read messages here. You find your sessions and our support on {site}',
}
