/** Lengths that the directory filters by: up to half an hour, below an hour, and from an hour on. */
export const serviceLengths = ['short', 'standard', 'long'] as const
export type ServiceLength = (typeof serviceLengths)[number]
