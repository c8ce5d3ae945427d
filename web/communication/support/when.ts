import { useLocale } from 'use-intl'
import { dayOf, fullDate, timeOfDay } from '../../ui/format.ts'
import { useVisitorZone } from '../../ui/visitor-time.tsx'

/** `3 March 2026`, where the visitor is. */
export function useDay() {
  const locale = useLocale()
  const zone = useVisitorZone()
  return (moment: string) => fullDate(dayOf(moment, zone), locale)
}

/** `3 March 2026, 9:30 am`. */
export function useDayAndTime() {
  const day = useDay()
  const locale = useLocale()
  const zone = useVisitorZone()
  return (moment: string) => `${day(moment)}, ${timeOfDay(moment, zone, locale)}`
}
