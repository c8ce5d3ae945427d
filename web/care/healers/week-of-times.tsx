import { bookingHorizonDays } from '@newyou/contract/business'
import { useLocale } from 'use-intl'
import { ErrorState } from '../../ui/error-state.tsx'
import { addDays, dayNames, dayOf } from '../../ui/format.ts'
import { useNow } from '../../ui/visitor-time.tsx'
import { DayStrip } from './day-strip.tsx'
import { daysShown } from './load-healer.ts'
import { TimesOfDay } from './times-of-day.tsx'
import type { useAvailability } from './use-availability.ts'

/** Seven days and the times of one of them; one turns no further back than today and no further on than can be booked. */
export function WeekOfTimes({
  availability,
  chosen,
  onChoose,
  failedWords,
}: {
  availability: ReturnType<typeof useAvailability>
  chosen: string | undefined
  onChoose: (time: string) => void
  failedWords?: string
}) {
  const locale = useLocale()
  const { zone, from, days, day, status } = availability
  const today = dayOf(useNow(), zone)
  const isFirstWeek = from <= today
  const isLastWeek = addDays(from, daysShown) > addDays(today, bookingHorizonDays)
  const { month, year } = dayNames(day ?? from, locale)
  const before = () => availability.showWeek(addDays(from, -daysShown))
  const after = () => availability.showWeek(addDays(from, daysShown))
  return (
    <>
      <DayStrip
        heading={`${month} ${year}`}
        days={days}
        chosen={day}
        isBusy={status === 'week'}
        onDay={availability.showDay}
        {...(isFirstWeek ? {} : { onBefore: before })}
        {...(isLastWeek ? {} : { onAfter: after })}
      />
      {status === 'failed' ? (
        <ErrorState heading="h3" words={failedWords} onRetry={availability.retry} />
      ) : (
        <TimesOfDay
          availability={availability}
          isBusy={status !== 'idle'}
          chosen={chosen}
          onTime={onChoose}
          onDay={availability.showDay}
          {...(isLastWeek ? {} : { onNextWeek: after })}
        />
      )}
    </>
  )
}
