import { bookingHorizonDays } from '@newyou/contract/business'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { DayStrip } from '../healers/day-strip.tsx'
import { type Availability, daysShown, weekOf } from '../healers/load-healer.ts'
import { TimesOfDay } from '../healers/times-of-day.tsx'
import { useAvailability } from '../healers/use-availability.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { addDays, dayNames, dayOf } from '../ui/format.ts'
import { useNow, useVisitorZone } from '../ui/visitor-time.tsx'

/** The free times of a healer in the week of a moment, and wherever one turns from there. */
export function useTimesNear(healerId: string, moment: string | undefined) {
  const zone = useVisitorZone()
  const [nothingYet] = useState<Availability>(() => ({
    zone,
    from: weekOf(moment, zone, Date.now()),
    days: [],
    day: undefined,
    free: [],
    taken: [],
  }))
  return useAvailability(healerId, nothingYet, 0, undefined)
}

/** Days and their free times, one of which is chosen. */
export function TimesNear({
  availability,
  chosen,
  onChoose,
}: {
  availability: ReturnType<typeof useTimesNear>
  chosen: string | undefined
  onChoose: (time: string) => void
}) {
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  const { from, days, day, status } = availability
  const today = dayOf(now, zone)
  const isFirstWeek = from <= today
  const isLastWeek = addDays(from, daysShown) > addDays(today, bookingHorizonDays)
  const { month, year } = dayNames(day ?? from, locale)
  if (status === 'failed') return <ErrorState heading="h3" onRetry={availability.retry} />
  return (
    <div>
      <DayStrip
        heading={`${month} ${year}`}
        days={days}
        chosen={day}
        isBusy={status === 'week'}
        onDay={availability.showDay}
        {...(isFirstWeek ? {} : { onBefore: () => availability.showWeek(addDays(from, -daysShown)) })}
        {...(isLastWeek ? {} : { onAfter: () => availability.showWeek(addDays(from, daysShown)) })}
      />
      <TimesOfDay
        availability={availability}
        isBusy={status !== 'idle'}
        chosen={chosen}
        onTime={onChoose}
        onDay={availability.showDay}
        {...(isLastWeek ? {} : { onNextWeek: () => availability.showWeek(addDays(from, daysShown)) })}
      />
    </div>
  )
}
