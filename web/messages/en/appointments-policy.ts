/** The rule for moving and cancelling, which public pages show too. */
export const appointmentsPolicy = {
  title: 'Rescheduling and cancellation',
  move: 'Free rescheduling until {count, plural, one {# hour} other {# hours}} before.',
  cancel: 'If you cancel:',
  all: 'full refund until {count, plural, one {# hour} other {# hours}} before,',
  part: '{percent, number}% refund until {count, plural, one {# hour} other {# hours}} before,',
  nothing: 'no refund after that.',
  healer:
    'If {name} cancels, or moves the session and the new time does not suit you, you get a full refund.',
  late: 'If you join late, the session still ends on time. If you are more than {count, plural, one {# minute} other {# minutes}} late, it counts as held. If {name} is that late, you get a full refund.',
} as const
