export const bookingWidgets = {
  metaTitle: 'Book a session | ⟦brand⟧',
  title: 'Book with {name}',
  hold: 'Hold this time',
  held: 'Held for you until {time}',
  heldHint:
    'Log in and pay on ⟦brand⟧ within {count, plural, one {# minute} other {# minutes}}. It opens a window of its own.',
  goOn: 'Continue to book',
  other: 'Choose another time',
  over: 'The time is not held any more. Please choose again.',
  failed: 'The times could not be loaded',
  page: 'Page of {name} on ⟦brand⟧',
  by: 'Booking by ⟦brand⟧',
  closedTitle: 'Booking is closed here',
  closed: 'This site does not offer times at the moment.',
  continueTitle: 'Continue to book',
  continueGone: 'The link is incomplete or out of date. Please choose a time again.',
  healers: 'See all healers',
}
