const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const full = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })

/** A step of a report by its first day. */
export const stepLabel = (from: string, step: string) =>
  (step === 'month' ? month : day).format(new Date(from))

export const rangeInWords = ({ from, to }: { from: string; to: string }) =>
  `${full.format(new Date(from))} to ${full.format(new Date(to))}`
