const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })

/** A moment as colleagues read it, in their own zone. */
export const when = (moment: string) => format.format(new Date(moment))
