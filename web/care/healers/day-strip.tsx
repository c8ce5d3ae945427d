import '../../messages/healers-booking.ts'
import { useLocale, useTranslations } from 'use-intl'
import { dayNames } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconChevronLeft, IconChevronRight } from '../../ui/icons.ts'
import type { Availability } from './load-healer.ts'
import styles from './slot-picker.module.css'

/** Up to so many free times the bar under a day is short. */
const fewTimes = 2

/** Seven days; the bar under a day says how many free times it has. */
export function DayStrip({
  heading,
  days,
  chosen,
  isBusy,
  onDay,
  onBefore,
  onAfter,
}: {
  heading: string
  days: Availability['days']
  chosen: string | undefined
  isBusy: boolean
  onDay: (day: string) => void
  onBefore?: () => void
  onAfter?: () => void
}) {
  const t = useTranslations('healers-booking')
  const locale = useLocale()
  return (
    <>
      <div className={styles.month}>
        <b>{heading}</b>
        <span>
          <IconButton label={t('weekBefore')} onClick={onBefore} disabled={!onBefore}>
            <Icon of={IconChevronLeft} />
          </IconButton>
          <IconButton label={t('weekAfter')} onClick={onAfter} disabled={!onAfter}>
            <Icon of={IconChevronRight} />
          </IconButton>
        </span>
      </div>
      <fieldset className={styles.days} aria-label={t('days')} data-busy={isBusy || undefined}>
        {days.map(({ date, free_count: count }) => {
          const { weekdayShort, number, month } = dayNames(date, locale)
          return (
            <button
              key={date}
              type="button"
              disabled={count === 0}
              aria-pressed={date === chosen}
              data-few={count <= fewTimes || undefined}
              onClick={() => onDay(date)}
            >
              <span>{weekdayShort}</span>
              <b className="num">{number}</b>
              <span className="sr-only">{t('dayLabel', { month, count })}</span>
              <i />
            </button>
          )
        })}
      </fieldset>
    </>
  )
}
