/** Texts of a row: on lists, on the home page, beside other events. */
export const events = {
  kinds: { webinar: 'Webinar', workshop: 'Workshop' },
  free: 'Free',
  /** How long, short: in rows. */
  long: {
    minutes: '{count, number} min',
    hours: '{hours, number} h',
    both: '{hours, number} h {minutes, number} min',
  },
  row: {
    words: '{time}, {long}. {kind} with {name}. {where}.',
    running: 'Live now, until {time}. {kind} with {name}. {where}.',
    recorded: 'Recorded, {long}. {kind} with {name}.',
    online: 'Online',
    seats: '{count, plural, =0 {Fully booked} one {# seat left} other {# seats left}}',
  },
} as const
