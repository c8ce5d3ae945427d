import '../../messages/events-enrolment.ts'
import type { EventKind } from '@newyou/contract/learning/events/events'
import type { MyEventDetail } from '@newyou/contract/learning/events/my-events'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { isNotThere } from '../../api/not-found.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { Cover } from '../../ui/cover.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import layout from '../../ui/layout.module.css'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Face } from '../../ui/portrait.tsx'
import { useZoneName } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { CancelEnrolment } from './cancel-enrolment.tsx'
import { EventPill } from './event-pill.tsx'
import { langOf, useEventTime } from './event-words.ts'
import { EventCalendarButton, FeedbackLink, HowItGoes, JoinLink } from './join-link.tsx'
import styles from './join-screen.module.css'
import { eventQueries } from './queries.ts'
import { Ticket } from './ticket.tsx'

/** Only recordings need a player. */
const Film = lazy(() => import('./film.tsx'))

const soonMs = 5000
const laterMs = 60_000

/** When the door is asked for again: as soon as it opens, and now and then before. */
function nextLook(join: MyEventDetail['join'] | undefined) {
  if (!join || join.address || Date.parse(join.closes_at) < Date.now()) return false
  const ahead = Date.parse(join.opens_at) - Date.now()
  return Math.min(Math.max(ahead, soonMs), laterMs)
}

export function JoinScreen({
  kind,
  eventId,
  waiting,
}: {
  kind: EventKind
  eventId: string
  waiting: ReactNode
}) {
  const t = useTranslations('events-enrolment.join')
  const { data, error, refetch } = useQuery({
    ...eventQueries.one(kind, eventId),
    refetchInterval: ({ state }) => nextLook(state.data?.join),
  })
  // The enrolment was cancelled in another window: do not show the cached one.
  if (error instanceof ApiError && error.status === 403)
    return (
      <EmptyState heading="h1" title={t('noSeat.title')} words={t('noSeat.words')}>
        <Button variant="primary" to={urls.event(kind, eventId)}>
          {t('noSeat.action')}
        </Button>
      </EmptyState>
    )
  if (isNotThere(error))
    return (
      <EmptyState heading="h1" title={t('notFound.title')} words={t('notFound.words')}>
        <Button variant="quiet" to={urls.events()}>
          {t('notFound.action')}
        </Button>
      </EmptyState>
    )
  if (data) return <Inside event={data} />
  if (error)
    return (
      <ErrorState
        heading="h1"
        title={t('loadFailed')}
        words={t('loadWords')}
        onRetry={() => void refetch()}
      />
    )
  return waiting
}

function Inside({ event }: { event: MyEventDetail }) {
  const t = useTranslations('events-enrolment.join')
  const { kind, u_id: eventId, title } = event
  const isFilm = event.recording !== null
  return (
    <>
      <Breadcrumbs way={[{ name: t('mine'), to: urls.myEvents() }, { name: title }]} />
      {event.recording && (
        <div className={styles.film}>
          <Suspense fallback={<div className={styles.filmSkeleton} aria-busy="true" />}>
            <Film event={event} recording={event.recording} />
          </Suspense>
        </div>
      )}
      <article className={styles.card} data-film={isFilm || undefined}>
        {!isFilm && event.image && (
          <Cover
            base={event.image.cover}
            alt=""
            shape="event"
            sizes="(width >= 1024px) 520px, calc(100vw - 32px)"
            className={styles.picture}
            eager
          />
        )}
        <div className={styles.body}>
          <EventPill event={event} />
          <h1 lang={langOf(title)}>{title}</h1>
          <LocaleLink className={styles.host} to={urls.healer(event.host.u_id)}>
            <Face image={event.host.image} size="card" />
            <span>
              <strong>{event.host.full_name}</strong>
              <span className="small t2">{event.host.title}</span>
            </span>
          </LocaleLink>
          {!isFilm && <When event={event} />}
          {isFilm ? (
            <p className="t2">{t(event.is_demo ? 'filmDemo' : 'filmWords')}</p>
          ) : (
            <JoinLink event={event} />
          )}
          <div className={layout.cluster}>
            {event.state === 'upcoming' && <EventCalendarButton eventId={eventId} />}
            <FeedbackLink event={event} />
            <Button variant="bare" to={urls.event(kind, eventId)}>
              {t('page')}
            </Button>
          </div>
          <CancelEnrolment event={event} until={event.enrolment.cancellable_until} />
        </div>
      </article>
      {event.ticket && <Ticket ticket={event.ticket} />}
      {event.state === 'upcoming' && <HowItGoes event={event} />}
    </>
  )
}

function When({ event }: { event: MyEventDetail }) {
  const t = useTranslations('events-enrolment.join')
  const zone = useZoneName(event.starts_at)
  const time = useEventTime()
  return (
    <div>
      <p className={styles.when}>{t('whole', time(event))}</p>
      <p className="small t2">{t('zone', { zone: zone.long })}</p>
    </div>
  )
}
