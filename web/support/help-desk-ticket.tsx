import '../messages/support.ts'
import type { StaffTicket } from '@newyou/contract/support'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type MetaArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { isNotThere } from '../api/not-found.ts'
import { showSaved } from '../api/show-saved.ts'
import { PrivatePage } from '../frame/private-page.tsx'
import { textsOf } from '../messages/index.ts'
import { ObjectionDecision } from '../rooms/objection-decision.tsx'
import { callApi } from '../session/call-api.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { localeOf } from '../ui/locale.ts'
import { LocaleLink } from '../ui/locale-link.tsx'
import { toast } from '../ui/overlay-store.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { Stars } from '../ui/reviews/stars.tsx'
import { urls } from '../urls.ts'
import { Assignment } from './assignment.tsx'
import { supportQueries, withFiles } from './queries.ts'
import { ReplyForm } from './reply-form.tsx'
import { SavedReplies } from './saved-replies.tsx'
import { Thread } from './thread.tsx'
import styles from './ticket.module.css'
import { attachmentsOf, MissingTicket, TicketHead, TicketSkeleton } from './ticket-parts.tsx'
import { useDay } from './when.ts'

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'support')
  return pageMeta(matches, {
    path: urls.helpDeskTicket(params.supportId ?? ''),
    title: t('desk.meta'),
    description: t('desk.lead'),
    noIndex: true,
  })
}

export default function HelpDeskTicket() {
  const { supportId = '' } = useParams()
  return (
    <PrivatePage of="staff" waiting={<TicketSkeleton />}>
      {({ userId }) => <Request key={supportId} supportId={supportId} personId={userId} />}
    </PrivatePage>
  )
}

function Request({ supportId, personId }: { supportId: string; personId: string }) {
  const t = useTranslations('support')
  const { data, isError, error, refetch } = useQuery(supportQueries.atDesk(supportId))
  if (!data) {
    if (isNotThere(error)) return <MissingTicket to={urls.helpDesk()} link={t('desk.all')} />
    if (isError) return <ErrorState heading="h1" title={t('ticket.failed')} onRetry={() => void refetch()} />
    return <TicketSkeleton />
  }
  const renew = async () => attachmentsOf((await refetch()).data ?? data)
  return (
    <>
      <TicketHead ticket={data} back={{ to: urls.helpDesk(), label: t('desk.all') }} atDesk>
        {data.follows && (
          <p className="small">
            <LocaleLink to={urls.helpDeskTicket(data.follows.u_id)}>
              {t('ticket.follows', { number: `${data.follows.number}` })}
            </LocaleLink>
          </p>
        )}
      </TicketHead>
      <Asker client={data.client} />
      <Thread first={data} messages={data.messages} askerName={data.client.name} renew={renew} />
      <ObjectionDecision supportId={supportId} />
      {data.status === 'closed' ? <Closed ticket={data} /> : <Living ticket={data} personId={personId} />}
    </>
  )
}

/** All that support sees of a client. */
function Asker({ client }: { client: StaffTicket['client'] }) {
  const t = useTranslations('support.desk')
  return (
    <dl className={styles.asker} aria-label={t('asker')}>
      <div>
        <dt>{t('name')}</dt>
        <dd>{client.name}</dd>
      </div>
      {client.email && (
        <div>
          <dt>{t('email')}</dt>
          <dd>{client.email}</dd>
        </div>
      )}
      {client.mobile_number && (
        <div>
          <dt>{t('mobile')}</dt>
          <dd className="num">{client.mobile_number}</dd>
        </div>
      )}
    </dl>
  )
}

function useKept() {
  const client = useQueryClient()
  return async (ticket: StaffTicket) => {
    await showSaved(client, ['support', 'at-desk', ticket.u_id], ticket)
    void client.invalidateQueries({ queryKey: ['support', 'desk'] })
  }
}

function Living({ ticket, personId }: { ticket: StaffTicket; personId: string }) {
  const t = useTranslations('support')
  const keep = useKept()
  const { client, u_id: supportId } = ticket

  return (
    <div className={styles.below}>
      <ReplyForm
        label={t('desk.answer')}
        hint={t('desk.answerHint', { name: client.name })}
        offer={(add) => <SavedReplies clientName={client.name} onChoose={add} />}
        onSend={async (text, files) => {
          const { data, message = '' } = await callApi('POST /api/staff/support/{supportId}/answer', {
            params: { supportId },
            body: withFiles({ text }, files),
          })
          await keep(data)
          toast({ tone: 'ok', words: message })
        }}
      />
      <Assignment ticket={ticket} personId={personId} onChange={keep} />
    </div>
  )
}

function Closed({ ticket: { closed_at: closedAt, review, client } }: { ticket: StaffTicket }) {
  const t = useTranslations('support.desk')
  const dayOfClosing = useDay()
  return (
    <div className={styles.below}>
      {closedAt && <p className="t2">{t('since.closed', { when: dayOfClosing(closedAt) })}</p>}
      {review && (
        <section>
          <h2>{t('review', { name: client.name })}</h2>
          <Stars of={review.stars} />
          <p className={styles.text}>{review.review}</p>
        </section>
      )}
    </div>
  )
}
