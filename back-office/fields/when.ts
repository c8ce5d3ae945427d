const moments = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })
const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' })
const calendarDays = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })

/** In a narrow column the line breaks between day and time, nowhere else. */
const together = (text: string) => text.replaceAll(' ', '\u00a0').replace(',\u00a0', ', ')

/** A moment as colleagues read it, in their own zone: `24 Nov 2026, 9:02 pm`. */
export const when = (moment: string) => together(moments.format(new Date(moment)))
/** The day of a moment, in their own zone. */
export const dayOf = (moment: string) => together(days.format(new Date(moment)))
/** A day of the calendar, which has no zone: `24 Nov 2026` for 2026-11-24. */
export const calendarDay = (day: string) => together(calendarDays.format(new Date(day)))
