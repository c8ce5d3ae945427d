import '../../messages/support.ts'
import type { ClientTicket } from '@newyou/contract/communication/support'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type MetaArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../api/error-words.ts'
import { isNotThere } from '../../api/not-found.ts'
import { showSaved } from '../../api/show-saved.ts'
import { withFiles } from '../../api/with-files.ts'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { useSite } from '../../page/site.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { StarReviewForm } from '../../ui/reviews/star-review-form.tsx'
import { useNow } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { supportQueries } from './queries.ts'
import { ReplyForm } from './reply-form.tsx'
import { Thread } from './thread.tsx'
import {
  attachmentsOf,
  MissingTicket,
  TicketEnd,
  TicketHead,
  TicketReview,
  TicketSkeleton,
} from './ticket-parts.tsx'
import { useDay } from './when.ts'

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'support')
  return pageMeta(matches, {
    path: urls.supportTicket(params.supportId ?? ''),
    title: t('ticket.meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function Ticket() {
  const { supportId = '' } = useParams()
  return (
    <PrivatePage waiting={<TicketSkeleton />}>
      {({ userId, role }) => (
        <MyTicket key={supportId} supportId={supportId} personId={userId} isHealer={role === 'healer'} />
      )}
    </PrivatePage>
  )
}

function MyTicket({
  supportId,
  personId,
  isHealer,
}: {
  supportId: string
  personId: string
  isHealer: boolean
}) {
  const t = useTranslations('support')
  // A healer has no list of tickets: theirs are objections, which staff end, and which a session leads to.
  const back = isHealer
    ? { to: urls.practice(), label: t('ticket.practice') }
    : { to: urls.support(), label: t('ticket.all') }
  const { data, isError, error, refetch } = useQuery(supportQueries.one(supportId, personId))
  if (!data) {
    if (isNotThere(error)) return <MissingTicket to={back.to} link={back.label} />
    if (isError) return <ErrorState heading="h1" title={t('ticket.failed')} onRetry={() => void refetch()} />
    return <TicketSkeleton />
  }
  const renew = async () => attachmentsOf((await refetch()).data ?? data)
  return (
    <>
      <TicketHead ticket={data} back={back}>
        {data.follows && (
          <p className="small">
            <LocaleLink to={urls.supportTicket(data.follows.u_id)}>
              {t('ticket.follows', { number: `${data.follows.number}` })}
            </LocaleLink>
          </p>
        )}
      </TicketHead>
      <Thread first={data} messages={data.messages} renew={renew} />
      {data.status !== 'closed' && <Living ticket={data} mayClose={!isHealer} />}
      {data.status === 'closed' && !isHealer && <Closed ticket={data} />}
    </>
  )
}

/** Puts what a call answered in the place of what was known. */
function useKept() {
  const client = useQueryClient()
  return async (ticket: ClientTicket) => {
    await showSaved(client, ['support', 'one', ticket.u_id], ticket)
    void client.invalidateQueries({ queryKey: ['support', 'mine'] })
  }
}

/** Confirms, changes the state, shows the result. */
function useChange({ u_id: supportId }: ClientTicket) {
  const keep = useKept()
  const wordsFor = useErrorWords()
  return async (to: 'close' | 'reopen', question: Parameters<typeof confirm>[0]) => {
    if (!(await confirm(question))) return
    try {
      const { data, message = '' } = await callApi('PATCH /api/website/support/{supportId}', {
        params: { supportId },
        body: { activity_status: to },
      })
      await keep(data)
      toast({ tone: 'ok', words: message })
    } catch (error) {
      toast({ tone: 'bad', words: wordsFor(error) })
    }
  }
}

function Living({ ticket, mayClose }: { ticket: ClientTicket; mayClose: boolean }) {
  const t = useTranslations('support')
  const keep = useKept()
  const change = useChange(ticket)
  const { support_reopen_days: days } = useSite().settings
  return (
    <TicketEnd>
      <p className="t2">{t(ticket.status === 'waiting' ? 'ticket.waits' : 'ticket.isOurs')}</p>
      <ReplyForm
        label={t('thread.write')}
        hint={t('thread.writeHint')}
        onSend={async (text, files) => {
          const { data, message = '' } = await callApi('POST /api/website/support/{supportId}/message', {
            params: { supportId: ticket.u_id },
            body: withFiles({ text }, files),
          })
          await keep(data)
          toast({ tone: 'ok', words: message })
        }}
      />
      {mayClose && (
        <Button
          variant="quiet"
          onClick={() =>
            void change('close', {
              title: t('ticket.closeTitle'),
              words: t('ticket.closeWords', { days }),
              confirmLabel: t('ticket.closeSure'),
              cancelLabel: t('ticket.keep'),
            })
          }
        >
          {t('ticket.close')}
        </Button>
      )}
    </TicketEnd>
  )
}

function Closed({ ticket }: { ticket: ClientTicket }) {
  const t = useTranslations('support.ticket')
  const day = useDay()
  const now = useNow()
  const keep = useKept()
  const change = useChange(ticket)
  const { closed_at: closedAt, reopen_until: until, review } = ticket
  const canReopen = until !== null && new Date(until).getTime() >= now
  return (
    <TicketEnd>
      {ticket.review_status === 'open' && (
        <section>
          <h2>{t('review')}</h2>
          <StarReviewForm
            words={{ hint: t('reviewHint'), send: t('reviewSend'), textMissing: t('reviewMissing') }}
            onSend={async ({ stars, text }) => {
              const { data, message = '' } = await callApi('POST /api/website/support-ticket-review', {
                body: { support_u_id: ticket.u_id, stars, review: text },
              })
              await keep(data)
              toast({ tone: 'ok', words: message })
            }}
          />
        </section>
      )}
      {review && <TicketReview title={t('reviewed')} review={review} />}
      {closedAt && (
        <p className="t2">
          {t(ticket.closed_by === 'client' ? 'closedByYou' : 'closedByHouse', { day: day(closedAt) })}{' '}
          {canReopen ? t('reopenUntil', { day: day(until) }) : t('tooLate')}
        </p>
      )}
      {canReopen ? (
        <Button
          variant="quiet"
          onClick={() =>
            void change('reopen', {
              title: t('reopenTitle'),
              words: t('reopenWords'),
              confirmLabel: t('reopenSure'),
              cancelLabel: t('keep'),
            })
          }
        >
          {t('reopen')}
        </Button>
      ) : (
        <Button variant="quiet" to={urls.support({ ask: 'yes', follows: ticket.u_id })}>
          {t('askAgain')}
        </Button>
      )}
    </TicketEnd>
  )
}
