export const sessionPacks = {
  title: 'You have a session pack',
  left: '“{title}”: {left, number} of {count, number} left, until {day}.',
  use: 'Use a session from this pack',
  using: 'This appointment uses one session from your pack. Nothing to pay.',
  notUse: 'Pay for this session instead',
  gone: 'This session pack is used up or has expired.',
  book: 'Book a session',
  mine: 'Session packs',
} as const
