export const healerStates = ['in-review', 'verified', 'paused', 'refused'] as const
export type HealerState = (typeof healerStates)[number]
