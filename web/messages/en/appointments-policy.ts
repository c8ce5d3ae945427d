/** The rule for rescheduling and cancelling, which public pages show too. */
export const appointmentsPolicy = {
  title: 'Rescheduling and cancellation',
  reschedule: 'You can reschedule until {count, plural, one {# hour} other {# hours}} before.',
  cancel: 'If you cancel:',
  all: 'full refund until {count, plural, one {# hour} other {# hours}} before,',
  part: '{percent, number}% refund until {count, plural, one {# hour} other {# hours}} before,',
  nothing: 'no refund after that.',
  grace:
    'Full refund if you cancel within {count, plural, one {# minute} other {# minutes}} of booking. This does not apply {hours, plural, =0 {} one {if the session starts within # hour, or } other {if the session starts within # hours, or }}if another client offered this time to others.',
  released:
    'Another client offered this time to others, so a cancellation right after booking is not fully refunded. The rule above applies from the start.',
  healer:
    'If {name} cancels, or reschedules the session and the new time does not suit you, you get a full refund.',
  late: 'If you join late, the session still ends on time. If you are more than {count, plural, one {# minute} other {# minutes}} late, you get no refund. If {name} is that late, you get a full refund.',
} as const
