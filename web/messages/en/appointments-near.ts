/** What holds for a start so near that not all would come back. */
export const appointmentsNear = {
  now: 'It starts in less than {hours, plural, one {# hour} other {# hours}}: {move, select, true {you can still reschedule it} other {it cannot be rescheduled}}, and if you cancel, {percent, plural, =0 {there is no refund} other {you get {percent, number}% back}}.',
  grace:
    'If you cancel within {count, plural, one {# minute} other {# minutes}} of booking, you get a full refund.',
  released: 'Another client released this time, so this also applies right after booking.',
} as const
