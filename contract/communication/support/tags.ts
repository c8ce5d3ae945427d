/** No schema library here: screens use them too. */

/** Topics of tickets, and the next actor: the support team, the client, or no one. */
export const supportTags = [
  'booking',
  'payment',
  'refund',
  'learning',
  'events',
  'account',
  'technical',
  'other',
] as const
export type SupportTag = (typeof supportTags)[number]
export const supportStates = ['open', 'waiting', 'closed'] as const
