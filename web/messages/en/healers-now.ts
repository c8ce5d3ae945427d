/** Healers who can begin within a quarter of an hour, for clients and for the healer. */
export const healersNow = {
  title: 'Available now',
  lead: 'These healers can begin within 15 minutes.',
  offer:
    '{name} can begin at {time}: {count, number} minutes, {price}. The room opens as soon as you have paid.',
  rules: {
    title: 'Rules of this session',
    cancel:
      'Once you have paid, it cannot be rescheduled. {percent, plural, =0 {If you cancel, you get no refund.} other {If you cancel before the start, you get # percent back.}}',
    healer: 'If {name} cancels, you get a full refund.',
    late: 'If {name} has not come {count, plural, one {# minute} other {# minutes}} after the start, you get a full refund at once. If you have not come by then, you get no refund. The session still ends on time.',
  },
  book: 'Book for {time}, {price}',
  gone: '{name} is not available right now any more. You can choose a time here.',
  own: {
    title: 'Available now',
    words:
      'Clients can book a session with you that starts in 10 to 15 minutes, whatever your working hours are. We notify you immediately. It ends at the time you choose, or when a session begins.',
    length: 'For how long?',
    lengths: '{minutes, select, 30 {30 min} 60 {1 hour} 120 {2 hours} other {4 hours}}',
    start: 'I can begin within 15 minutes',
    until: 'Clients can choose you until {time}.',
    notFree: 'You have no time for a session in the next few minutes, so clients do not see you just now.',
    end: 'Stop being available',
    failed: 'This did not load. Please try again.',
  },
} as const
