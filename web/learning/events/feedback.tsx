import '../../messages/events-enrolment.ts'
import type { EventKind } from '@newyou/contract/learning/events/events'
import { eventMessages } from '@newyou/contract/learning/events/messages'
import type { EventFeedback, MyEventDetail } from '@newyou/contract/learning/events/my-events'
import { eventKinds } from '@newyou/contract/vocabulary'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { data, type MetaArgs, useParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { isNotThere } from '../../api/not-found.ts'
import { say } from '../../api/say.ts'
import { CrisisHelp } from '../../foundation/crisis/crisis-help.tsx'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { longDay } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { toast } from '../../ui/overlay-store.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Stack } from '../../ui/parts.tsx'
import { StarReviewForm } from '../../ui/reviews/star-review-form.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { eventQueries } from './queries.ts'

const known = (kind: string | undefined): EventKind | undefined => eventKinds.find((one) => one === kind)

/** Only what can be felt about is here. */
function check({ params }: { params: { kind?: string } }) {
  if (!known(params.kind)) throw data(null, { status: 404 })
  return null
}
export const loader = check
export const clientLoader = check

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'events-enrolment')
  return pageMeta(matches, {
    path: urls.myEvents(),
    title: t('feedback.meta'),
    description: t('feedback.title'),
    noIndex: true,
  })
}

/** How a webinar or workshop was: stars and words, changeable. It stands alone, without header and footer. */
export default function Feedback() {
  const { kind, eventId = '' } = useParams()
  return (
    <div>
      <PrivatePage of="client" plain waiting={<Waiting />}>
        {() => <Asked kind={known(kind) ?? 'webinar'} eventId={eventId} />}
      </PrivatePage>
    </div>
  )
}

function Asked({ kind, eventId }: { kind: EventKind; eventId: string }) {
  const t = useTranslations('events-enrolment')
  const now = useNow()
  const { data: event, error, refetch } = useQuery(eventQueries.one(kind, eventId))
  if (error instanceof ApiError && error.status === 403)
    return (
      <EmptyState heading="h1" title={t('join.noSeat.title')} words={error.message}>
        <Button variant="quiet" to={urls.event(kind, eventId)}>
          {t('join.noSeat.action')}
        </Button>
      </EmptyState>
    )
  if (isNotThere(error))
    return (
      <EmptyState heading="h1" title={t('join.notFound.title')} words={t('join.notFound.words')}>
        <Button variant="quiet" to={urls.events()}>
          {t('join.notFound.action')}
        </Button>
      </EmptyState>
    )
  if (error && !event) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  if (!event) return <Waiting />
  if (Date.parse(event.ends_at) > now)
    return (
      <EmptyState heading="h1" title={t('feedback.early.title')} words={t('feedback.early.words')}>
        <Button variant="quiet" to={urls.eventJoin(kind, eventId)}>
          {t('take.join')}
        </Button>
      </EmptyState>
    )
  return <Form event={event} />
}

const send = (kind: EventKind, eventId: string, body: { stars: number; text: string }) =>
  kind === 'webinar'
    ? callApi('PUT /api/website/webinar-feedback/{u_id}', { params: { u_id: eventId }, body })
    : callApi('PUT /api/website/workshop-feedback/{u_id}', { params: { u_id: eventId }, body })

function Form({ event }: { event: MyEventDetail }) {
  const t = useTranslations('events-enrolment.feedback')
  const ui = useTranslations('ui')
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, setSaid] = useState<EventFeedback | null>(event.feedback)
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    if (isSent) heading.current?.focus()
  }, [isSent])

  async function onSend(words: { stars: number; text: string }) {
    try {
      const { data: kept, message } = await send(event.kind, event.u_id, words)
      setSaid(kept)
      setSent(true)
      toast({ tone: 'ok', words: message ?? say(locale, eventMessages.feedbackSent) })
      void client.invalidateQueries({ queryKey: ['events'] })
    } catch (error) {
      toast({ tone: 'bad', words: say(locale, eventMessages.feedbackFailed) })
      throw error
    }
  }

  if (isSent)
    return (
      <Stack width="form">
        <h1 ref={heading} tabIndex={-1}>
          {t('thanks')}
        </h1>
        <p className="lead">{t('thanksWords')}</p>
        <div className={layout.cluster}>
          <Button variant="primary" to={urls.myEvents()}>
            {t('toMine')}
          </Button>
          <Button variant="bare" onClick={() => setSent(false)}>
            {t('again')}
          </Button>
        </div>
      </Stack>
    )
  return (
    <Stack width="form">
      <h1>{t('title')}</h1>
      <p className="lead">
        {t('lead', {
          title: event.title,
          name: event.host.full_name,
          day: longDay(event.starts_at, zone, locale, now),
        })}
      </p>
      <StarReviewForm
        before={said ?? undefined}
        words={{
          label: t('words'),
          hint: t('wordsHint'),
          send: t(said ? 'change' : 'send'),
          textMissing: ui('fieldRequired'),
        }}
        below={(text) => <CrisisHelp text={text} place="feedback" />}
        onSend={onSend}
      />
      <p>
        <Button variant="bare" to={urls.myEvents()}>
          {t('toMine')}
        </Button>
      </p>
    </Stack>
  )
}

function Waiting() {
  const t = useTranslations('events-enrolment.feedback')
  return (
    <Stack width="form" aria-busy="true">
      <h1>{t('title')}</h1>
      <SkeletonLine width="most" />
      <SkeletonLine tall />
      <SkeletonLine tall />
    </Stack>
  )
}
