/** `proposed` by one of the two, `open` once the other agreed. */
export const goalStates = ['proposed', 'open', 'reached', 'let-go'] as const
export type GoalState = (typeof goalStates)[number]
export const progressSides = ['client', 'healer'] as const
export type ProgressSide = (typeof progressSides)[number]
export const rhythmUnits = ['sessions', 'weeks'] as const
export type RhythmUnit = (typeof rhythmUnits)[number]
export const rhythmMax = 26
export const goalWordingMax = 200
export const goalWordsMax = 1000
export const ratingMax = 10
/** The most goals of two people that are proposed or open. */
export const goalsAtOnce = 6
export const hoursBeforeMax = 72
export const suggestionKinds = ['no-change', 'enough'] as const
