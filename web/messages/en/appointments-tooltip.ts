export const appointmentsTooltip = {
  label: 'Free appointment',
  words: 'Free appointments are waiting!',
  action: 'Book now',
  close: 'Close',
} as const
