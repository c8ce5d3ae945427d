export const accountsHeld = {
  label: 'Your chosen time',
  when: '{day}, {from} to {to}',
  heldFor: 'Held for you for {minutes}:{seconds} more.',
  over: 'The time is no longer held. It may still be available.',
  notHeld: 'The time is not held. It is available now.',
  again: 'Hold it again',
} as const
