/** The rule for moving and cancelling, which public pages show too. */
export const appointmentsPolicy = {
  title: 'Moving and cancelling',
  move: 'Move it for free until {count, plural, one {# hour} other {# hours}} before.',
  cancel: 'If you cancel:',
  all: 'all comes back until {count, plural, one {# hour} other {# hours}} before,',
  part: '{percent, number}% until {count, plural, one {# hour} other {# hours}} before,',
  nothing: 'nothing after that.',
  healer: 'If {name} cancels, or moves it and the new time does not suit you, all comes back.',
  late: 'Who comes late has less time: the session ends when it was to end. If you are over {count, plural, one {# minute} other {# minutes}} late, it counts as held. If {name} is, all comes back.',
} as const
