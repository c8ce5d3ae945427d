import '../../../messages/practice.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { practiceQueries } from '../../../care/client-files/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { dayOf } from '../../../ui/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { IconChevronLeft, IconChevronRight } from '../../../ui/icons.ts'
import { useLocalized } from '../../../ui/locale-link.tsx'
import { SkeletonBox } from '../../../ui/skeleton.tsx'
import { useHeld, usePressed } from '../../../ui/use-held.ts'
import { useNow, useVisitorZone } from '../../../ui/visitor-time.tsx'
import { urls } from '../../../urls.ts'
import practice from '../practice.module.css'
import { contentsOf } from './contents.ts'
import { DraggedSessions } from './dragged-sessions.tsx'
import styles from './entries.module.css'
import { Month } from './month.tsx'
import { type CalendarView, calendarViews, daysOf, namesOf, stepFrom } from './ranges.ts'
import { TimeGrid } from './time-grid.tsx'

const narrowQuery = '(width < 768px)'
/** A day is enough for a narrow screen. */
const useIsNarrow = () =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(narrowQuery)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(narrowQuery).matches,
    () => false,
  )

/** The range that the address names, or today's in the view that suits the screen. */
function useRange() {
  const [query] = useSearchParams()
  const zone = useVisitorZone()
  const today = dayOf(useNow(), zone)
  const usual: CalendarView = useIsNarrow() ? 'day' : 'week'
  const asked = query.get('from') ?? ''
  const from = /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today
  const view = calendarViews.find((one) => one === query.get('view')) ?? usual
  const addressOf = (nextView: CalendarView, day: string) =>
    urls.practice(day === today ? undefined : day, nextView === usual ? undefined : nextView)
  return { today, from, view, addressOf, zone }
}

/** The healer's calendar of a day, a week or a month, in which sessions are rescheduled to free times. */
export function Calendar() {
  const t = useTranslations('practice.calendar')
  const navigate = useNavigate()
  const localized = useLocalized()
  const { today, from, view, addressOf, zone } = useRange()
  const go = (nextView: CalendarView, day: string) =>
    void navigate(localized(addressOf(nextView, day)), { preventScrollReset: true })
  const days = daysOf(view, from)
  const range = [days[0] ?? from, days.length] as const
  const sessions = useQuery({ ...practiceQueries.days(...range), placeholderData: keepPreviousData })
  const times = useQuery({ ...practiceQueries.calendar(...range), placeholderData: keepPreviousData })
  const failed = [sessions, times].find(({ isError, data }) => isError && !data)
  // While the new range loads, what is known from the previous one is shown.
  const isBusy = sessions.isPlaceholderData || times.isPlaceholderData
  // Live updates wait until a dragged session has been dropped.
  const [isPressed, pressing] = usePressed()
  const [known, free] = [useHeld(sessions.data, isPressed), useHeld(times.data, isPressed)]
  const contents = known && free && contentsOf(days, known, free, zone)

  return (
    <section className={practice.section} aria-label={t('title')}>
      <div className={styles.head}>
        <h2 aria-live="polite">
          <Heading view={view} from={from} />
        </h2>
        <fieldset className={styles.views}>
          <legend className="sr-only">{t('view')}</legend>
          {calendarViews.map((one) => (
            <Chip key={one} pressed={one === view} onClick={() => go(one, from)}>
              {t(`views.${one}`)}
            </Chip>
          ))}
        </fieldset>
        <span className={styles.turn}>
          {from !== today && (
            <Button variant="bare" small onClick={() => go(view, today)}>
              {t('today')}
            </Button>
          )}
          <IconButton label={t('before', { view })} onClick={() => go(view, stepFrom(view, from, -1))}>
            <Icon of={IconChevronLeft} />
          </IconButton>
          <IconButton label={t('after', { view })} onClick={() => go(view, stepFrom(view, from, 1))}>
            <Icon of={IconChevronRight} />
          </IconButton>
        </span>
      </div>
      {contents ? (
        <DraggedSessions
          toDay={(day) => addressOf('day', day)}
          hasFree={contents.some(({ free }) => free.length > 0)}
        >
          <div aria-busy={isBusy} {...pressing}>
            {view === 'month' ? (
              <Month days={contents} month={from} />
            ) : (
              <TimeGrid days={contents} isBusy={isBusy} />
            )}
          </div>
        </DraggedSessions>
      ) : failed ? (
        <ErrorState words={t('failed')} onRetry={() => void failed.refetch()} />
      ) : (
        <SkeletonBox className={practice.weekSkeleton} />
      )}
    </section>
  )
}

function Heading({ view, from }: { view: CalendarView; from: string }) {
  const t = useTranslations('practice.calendar')
  const { first, last, isOneMonth } = namesOf(view, from, useLocale())
  if (view === 'day') return `${first.weekday} ${first.number} ${first.month}`
  if (view === 'month') return `${first.month} ${first.year}`
  return isOneMonth
    ? t('weekInMonth', { from: first.number, to: last.number, month: last.month })
    : t('week', { from: `${first.number} ${first.month}`, to: `${last.number} ${last.month}` })
}
