import '../messages/appointments.ts'
import { bookingHorizonDays } from '@newyou/contract/business'
import { useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ApiError } from '../api/client.ts'
import { useErrorWords } from '../api/error-words.ts'
import { DayStrip } from '../healers/day-strip.tsx'
import { type Availability, daysShown, weekOf } from '../healers/load-healer.ts'
import { TimesOfDay } from '../healers/times-of-day.tsx'
import { useAvailability } from '../healers/use-availability.ts'
import { readNextFree } from '../healers/use-booking.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { addDays, dayNames, dayOf } from '../ui/format.ts'
import { useNow, useVisitorZone, useWhen, useZoneName } from '../ui/visitor-time.tsx'
import { ChangePanel } from './change-panel.tsx'
import styles from './changes.module.css'

/** Another free time of the same healer: choose one, see what changes, say yes once. */
export function MovePanel({
  healerId,
  startsAt,
  words,
  onMove,
  onKeep,
}: {
  healerId: string
  startsAt: string
  /** What moving means for whoever moves. */
  words: string
  onMove: (startsAt: string) => Promise<void>
  onKeep?: () => void
}) {
  const t = useTranslations('appointments.move')
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  const { at } = useWhen()
  const wordsFor = useErrorWords()
  const [chosen, setChosen] = useState<string>()
  const [failure, setFailure] = useState<{ words: string; next: readonly string[] }>()
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)
  const [nothingYet] = useState<Availability>(() => ({
    zone,
    from: weekOf(startsAt, zone, Date.now()),
    days: [],
    day: undefined,
    free: [],
    taken: [],
  }))
  const availability = useAvailability(healerId, nothingYet, 0, undefined)
  const { from, days, day, status } = availability
  const zoneName = useZoneName(availability.free[0] ?? availability.taken[0])
  const today = dayOf(now, zone)
  const isFirstWeek = from <= today
  const isLastWeek = addDays(from, daysShown) > addDays(today, bookingHorizonDays)
  const { month, year } = dayNames(day ?? from, locale)

  async function move() {
    if (!chosen || running.current) return
    running.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await onMove(chosen)
    } catch (error) {
      setFailure({ words: wordsFor(error), next: error instanceof ApiError ? readNextFree(error.data) : [] })
      setChosen(undefined)
      availability.showWeek(from)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return (
    <ChangePanel title={t('title')} isOpened={onKeep !== undefined}>
      <p className="t2">
        {t('now', { when: at(startsAt) })} {words}
      </p>
      <p className="small t3">{t('zone', { zone: zoneName.long })}</p>
      {status === 'failed' ? (
        <ErrorState heading="h3" onRetry={availability.retry} />
      ) : (
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
            onTime={setChosen}
            onDay={availability.showDay}
            {...(isLastWeek ? {} : { onNextWeek: () => availability.showWeek(addDays(from, daysShown)) })}
          />
        </div>
      )}
      {failure && (
        <div className={styles.wrong} role="alert">
          <p>{failure.words}</p>
          {failure.next.length > 0 && (
            <div className={styles.next}>
              {failure.next.map((time) => (
                <Button key={time} look="quiet" small onClick={() => setChosen(time)}>
                  {at(time)}
                </Button>
              ))}
            </div>
          )}
        </div>
      )}
      <p aria-live="polite">{chosen ? <b>{t('to', { when: at(chosen) })}</b> : t('choose')}</p>
      <div className={styles.actions}>
        <Button look="leaf" busy={isBusy} disabled={!chosen} onClick={() => void move()}>
          {t('action')}
        </Button>
        {onKeep && (
          <Button look="bare" onClick={onKeep}>
            {t('keep')}
          </Button>
        )}
      </div>
    </ChangePanel>
  )
}
