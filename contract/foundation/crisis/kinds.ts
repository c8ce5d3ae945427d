/** Harm that a person may suffer from others. */
export const harms = ['violence', 'sexual-violence', 'child-abuse', 'trafficking', 'harassment'] as const
export type Harm = (typeof harms)[number]

/** Every danger that words may point to; the help of the first comes first. */
export const dangers = ['self-harm', ...harms] as const
export type Danger = (typeof dangers)[number]

export const isHarm = (danger: Danger): danger is Harm => danger !== 'self-harm'
