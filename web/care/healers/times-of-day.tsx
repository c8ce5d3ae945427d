import '../../messages/healers-booking.ts'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { dayNames, hourOf, timeOfDay } from '../../ui/format.ts'
import { SkeletonBox } from '../../ui/skeleton.tsx'
import type { Availability } from './load-healer.ts'
import styles from './slot-picker.module.css'

const parts = ['night', 'morning', 'afternoon', 'evening'] as const
const partOf = (hour: number) =>
  hour < 6 ? 'night' : hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening'

/** Night, morning, afternoon, evening: free times to choose, taken ones struck through. */
export function TimesOfDay({
  availability,
  isBusy,
  chosen,
  onTime,
  onDay,
  onNextWeek,
}: {
  availability: Availability
  isBusy: boolean
  chosen: string | undefined
  onTime: (time: string) => void
  onDay: (day: string) => void
  onNextWeek?: () => void
}) {
  const t = useTranslations('healers-booking')
  const { zone, day, days, free, taken } = availability
  const locale = useLocale()
  if (isBusy)
    return (
      <div className={styles.part} aria-hidden="true">
        <div className={styles.times}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((skeleton) => (
            <SkeletonBox key={skeleton} className={styles.skeleton} />
          ))}
        </div>
      </div>
    )
  if (free.length === 0) {
    const nextDay = days.find(({ date, free_count }) => free_count > 0 && date !== day)?.date
    return (
      <div className={styles.none}>
        <p className="t2">{t(nextDay ? 'none' : 'noneWeek')}</p>
        {nextDay ? (
          <Button variant="quiet" small onClick={() => onDay(nextDay)}>
            {t('nextDay', { day: dayNames(nextDay, locale).weekday })}
          </Button>
        ) : (
          onNextWeek && (
            <Button variant="quiet" small onClick={onNextWeek}>
              {t('nextWeek')}
            </Button>
          )
        )}
      </div>
    )
  }
  const times = [...free, ...taken].sort()
  return parts.map((part) => {
    const inPart = times.filter((time) => partOf(hourOf(time, zone)) === part)
    if (inPart.length === 0) return null
    return (
      <div className={styles.part} key={part}>
        <h3>{t(part)}</h3>
        <div className={styles.times}>
          {inPart.map((time) => {
            const words = timeOfDay(time, zone, locale)
            const isFree = free.includes(time)
            return (
              <button
                key={time}
                type="button"
                className={styles.time}
                disabled={!isFree}
                aria-label={isFree ? undefined : t('taken', { time: words })}
                aria-pressed={time === chosen}
                onClick={() => onTime(time)}
              >
                {words}
              </button>
            )
          })}
        </div>
      </div>
    )
  })
}
