import { homeZone } from '@newyou/contract/business'

const inPractice = { timeZone: homeZone, dateStyle: 'medium' } as const
const moments = new Intl.DateTimeFormat('en-IN', { ...inPractice, timeStyle: 'short' })
const times = new Intl.DateTimeFormat('en-IN', { timeZone: homeZone, timeStyle: 'short' })
const days = new Intl.DateTimeFormat('en-IN', inPractice)
const calendarDays = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })

/** In a narrow column the line breaks between day and time, nowhere else. */
const together = (text: string) => text.replaceAll(' ', '\u00a0').replace(',\u00a0', ', ')

/** A moment in the zone of the practice, for all colleagues alike: `24 Nov 2026, 9:02 pm`. */
export const when = (moment: string) => together(moments.format(new Date(moment)))
/** The time of day of a moment, in the zone of the practice: `9:02 pm`. */
export const timeOf = (moment: string) => together(times.format(new Date(moment)))
/** The day of a moment, in the zone of the practice. */
export const dayOf = (moment: string) => together(days.format(new Date(moment)))
/** A day of the calendar, which has no zone: `24 Nov 2026` for 2026-11-24. */
export const calendarDay = (day: string) => together(calendarDays.format(new Date(day)))
