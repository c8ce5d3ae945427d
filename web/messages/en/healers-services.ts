export const healersServices = {
  choose: 'Which service would you like?',
  minutes: '{count, number} min',
  free: 'Free',
  known: 'For clients who have had a session with this healer',
  new: 'For new clients',
} as const
