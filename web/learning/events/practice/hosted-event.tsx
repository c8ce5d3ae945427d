import '../../../messages/events-hosting.ts'
import type { HostedEventDetail } from '@newyou/contract/learning/events/hosted-events'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { isNotThere } from '../../../api/not-found.ts'
import { DemoPill } from '../../../care/appointments/appointment-words.tsx'
import { textsOf } from '../../../messages/index.ts'
import { PrivatePage } from '../../../page/private-page.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { longDay, timeSpan } from '../../../ui/format.ts'
import layout from '../../../ui/layout.module.css'
import { localeOf } from '../../../ui/locale.ts'
import { pageMeta } from '../../../ui/page-meta.ts'
import { Row, Section, Toolbar } from '../../../ui/parts.tsx'
import { Stars } from '../../../ui/reviews/stars.tsx'
import { SkeletonLine } from '../../../ui/skeleton.tsx'
import { useNow, useVisitorZone } from '../../../ui/visitor-time.tsx'
import { urls } from '../../../urls.ts'
import { langOf } from '../event-words.ts'
import { HostLink } from '../hosted-events.tsx'
import { Participants } from './participants.tsx'
import { hostedQueries } from './queries.ts'

const CheckIn = lazy(() => import('./check-in.tsx'))
const OwnRecording = lazy(() => import('./recording.tsx'))

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'events-hosting')
  return pageMeta(matches, {
    path: urls.practiceEvents(),
    title: t('one.meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function HostedEvent() {
  const { eventId = '' } = useParams()
  return (
    <PrivatePage of="healer" waiting={<Waiting />}>
      {() => <OneEvent eventId={eventId} />}
    </PrivatePage>
  )
}

function OneEvent({ eventId }: { eventId: string }) {
  const t = useTranslations('events-hosting.one.notFound')
  const { data, error, refetch } = useQuery(hostedQueries.one(eventId))
  if (data) return <Details event={data} />
  if (isNotThere(error))
    return (
      <EmptyState heading="h1" title={t('title')} words={t('words')}>
        <Button variant="quiet" to={urls.practiceEvents()}>
          {t('action')}
        </Button>
      </EmptyState>
    )
  if (error) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  return <Waiting />
}

function Details({ event }: { event: HostedEventDetail }) {
  const t = useTranslations('events-hosting.one')
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  const { from, to } = timeSpan(event.starts_at, event.ends_at, zone, locale)
  const isOver = Date.parse(event.ends_at) <= now
  return (
    <>
      <Breadcrumbs way={[{ name: t('crumb'), to: urls.practiceEvents() }, { name: t('crumbHere') }]} />
      {event.is_demo && (
        <Toolbar as="p">
          <DemoPill />
        </Toolbar>
      )}
      <h1 lang={langOf(event.title)}>{event.title}</h1>
      <div className={layout.intro}>
        <p className="t2">{t('when', { day: longDay(event.starts_at, zone, locale, now), from, to })}</p>
        {event.venue && <p className="t2">{t('at', event.venue)}</p>}
      </div>
      <div className={layout.cluster}>
        {!isOver && <HostLink event={event} />}
        <Button variant="quiet" to={urls.event(event.kind, event.u_id)}>
          {t('page')}
        </Button>
      </div>
      {event.venue && event.is_check_in_open && (
        <Suspense fallback={null}>
          <CheckIn eventId={event.u_id} />
        </Suspense>
      )}
      <Participants event={event} />
      {isOver && <Feedback event={event} />}
      {isOver && <Recording event={event} />}
    </>
  )
}

function Feedback({ event: { feedback, average_stars: stars } }: { event: HostedEventDetail }) {
  const t = useTranslations('events-hosting.feedback')
  return (
    <Section gap={3} start>
      <h2>{t('title')}</h2>
      {stars === null ? (
        <p className="t2">{t('none')}</p>
      ) : (
        <p className="t2">{t('average', { stars, count: feedback.length })}</p>
      )}
      <ul>
        {feedback.map((one) => (
          <Row gap={1} key={`${one.created_at}-${one.text}`}>
            <Stars of={one.stars} />
            <p className={layout.typed}>{one.text}</p>
          </Row>
        ))}
      </ul>
    </Section>
  )
}

function Recording({ event }: { event: HostedEventDetail }) {
  const t = useTranslations('events-hosting.recording')
  const { recording } = event
  const mayAdd = event.may_send_recording || event.sent_recording !== null
  return (
    <Section gap={3} start>
      <h2>{t('title')}</h2>
      {(recording || !mayAdd) && <p className="t2">{t(recording ? 'words' : 'none')}</p>}
      {recording && (
        <Button variant="quiet" href={recording.address} target="_blank" rel="noreferrer">
          {t('watch')}
        </Button>
      )}
      {!recording && mayAdd && (
        <Suspense fallback={null}>
          <OwnRecording event={event} />
        </Suspense>
      )}
    </Section>
  )
}

function Waiting() {
  const t = useTranslations('events-hosting.one')
  return (
    <>
      <h1 className="sr-only">{t('crumbHere')}</h1>
      <div className={layout.skeletons} aria-hidden="true">
        <SkeletonLine width="half" tall />
        <SkeletonLine width="third" />
        <SkeletonLine tall />
      </div>
    </>
  )
}
