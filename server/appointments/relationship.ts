/**
 * Of a session that two people have or had. A client who only held a time, or cancelled it, has no relationship with
 * the healer.
 */
export const metStates: readonly string[] = [
  'confirmed',
  'reported',
  'disputed',
  'completed',
  'no-show',
  'healer-no-show',
]

/** SQL: whether the appointment under this alias is a session that its two people have or had with each other. */
export const isMet = (alias: string) =>
  `${alias}.state in (${metStates.map((state) => `'${state}'`).join(', ')})`

/** SQL: what a healer may see; a time that was not paid is not shown to them. */
export const isKnownToHealer = (alias: string) => `${alias}.state not in ('held', 'lapsed')`
