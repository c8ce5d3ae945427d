export const appointmentsTooltip = {
  label: 'Free appointment',
  words: 'Free appointments are waiting!',
  with: 'One 45-minute session with an intern in training.',
  action: 'Book now',
  close: 'Close',
} as const
