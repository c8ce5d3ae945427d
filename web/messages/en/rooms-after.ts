/** After a session: what was agreed, the next time, and how the line was. */
export const roomsAfter = {
  meta: 'After your session | ⟦brand⟧',
  crumb: 'Back',
  here: 'After the session',
  title: 'After your session with {name}',
  link: 'After the session',
  see: 'View session',
  write: 'Send a message',
  notYet: {
    title: 'This session has not started',
    words: 'The summary, files and the next time appear here after the session.',
  },
  notFound: {
    title: 'This session does not exist',
    words: 'The link may be incomplete, or the session belongs to another account.',
  },
  agreed: {
    title: 'What you agreed',
    none: '{name} has not written a summary yet. You get a notification when it is here.',
  },
  plans: { title: 'Action plan', none: '{name} has not written an action plan for you.' },
  next: {
    title: 'The next time',
    booked: 'Your next session: {when}',
    seeNext: 'View next session',
    offered: '{name} offers you “{title}”: {when}',
    seeOffer: 'See the offer',
    none: 'No next session is booked.',
  },
  line: {
    title: 'How the line was',
    lead: 'Each browser measured its own line. If you write to support, they see the same figures.',
    mine: 'Your line',
    other: 'The line of {name}',
    none: 'Nothing was measured.',
    minutes:
      '{total, plural, one {# minute} other {# minutes}} measured: {good, number} good, {fair, number} fair, {weak, number} weak, {lost, number} without a line.',
    never: 'The line was never lost.',
    lost: 'Without a line: {time}.',
    apart: 'With a line, but not connected to the other: {time}.',
    reconnects: 'Reconnected {count, plural, one {once} other {# times}}.',
    picture: 'Picture off, because the line was weak: {time}.',
    sound:
      'Sound that arrived: {lost, number} of {all, number} packets were missing, and {time} of sound had to be filled in.',
    seconds: '{count, plural, one {# second} other {# seconds}}',
    aboutMinutes: '{count, plural, one {# minute} other {# minutes}}',
  },
}
