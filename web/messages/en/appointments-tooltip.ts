export const appointmentsTooltip = {
  label: 'Free appointment',
  words: 'Free appointments are waiting!',
  with: 'With an intern in training.',
  action: 'Book now',
  close: 'Close',
} as const
