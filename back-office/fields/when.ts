/** A day, and a moment, as colleagues read them: `24 Nov 2026`, `24 Nov 2026, 9:02 pm`. */
export const dayFormat = { dateStyle: 'medium' } as const
export const momentFormat = { dateStyle: 'medium', timeStyle: 'short' } as const

const format = new Intl.DateTimeFormat('en-IN', momentFormat)

/** A moment as colleagues read it, in their own zone. */
export const when = (moment: string) => format.format(new Date(moment)).replace(/ ([ap]m)$/, '\u00a0$1')
