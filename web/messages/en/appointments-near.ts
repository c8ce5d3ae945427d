/** Terms for a start too near for a full refund. */
export const appointmentsNear = {
  now: 'This session starts in less than {hours, plural, one {# hour} other {# hours}}. {reschedule, select, true {You can still reschedule it.} other {It cannot be rescheduled.}} If you cancel, {percent, plural, =0 {you get no refund} other {you get {percent, number}% back}}.',
  grace:
    'If you cancel within {count, plural, one {# minute} other {# minutes}} of booking, you get a full refund.',
  released: 'Another client offered this time to others, so this also applies right after booking.',
} as const
