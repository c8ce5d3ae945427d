/** Of a session that two people have or had. Whoever only held a time, or cancelled it, has no business with the other. */
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

/** SQL: what a healer may know of; a time that nobody has paid for is not her business. */
export const isKnownToHealer = (alias: string) => `${alias}.state not in ('held', 'lapsed')`
