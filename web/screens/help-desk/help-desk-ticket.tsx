import '../../messages/support.ts'
import type { StaffTicket } from '@newyou/contract/communication/support'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type MetaArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { isNotThere } from '../../api/not-found.ts'
import { showSaved } from '../../api/show-saved.ts'
import { withFiles } from '../../api/with-files.ts'
import { ObjectionDecision } from '../../communication/rooms/objection-decision.tsx'
import { Assignment } from '../../communication/support/assignment.tsx'
import { supportQueries } from '../../communication/support/queries.ts'
import { ReplyForm } from '../../communication/support/reply-form.tsx'
import { SavedReplies } from '../../communication/support/saved-replies.tsx'
import { Thread } from '../../communication/support/thread.tsx'
import {
  attachmentsOf,
  MissingTicket,
  TicketEnd,
  TicketHead,
  TicketReview,
  TicketSkeleton,
} from '../../communication/support/ticket-parts.tsx'
import { useDay } from '../../communication/support/when.ts'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { callApi } from '../../session/call-api.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Card } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'

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
    <Card as="dl" size="small" width="text" above={5} aria-label={t('asker')}>
      <div>
        <dt className="small t3">{t('name')}</dt>
        <dd>{client.name}</dd>
      </div>
      {client.email && (
        <div>
          <dt className="small t3">{t('email')}</dt>
          <dd>{client.email}</dd>
        </div>
      )}
      {client.mobile_number && (
        <div>
          <dt className="small t3">{t('mobile')}</dt>
          <dd className="num">{client.mobile_number}</dd>
        </div>
      )}
    </Card>
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
    <TicketEnd>
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
    </TicketEnd>
  )
}

function Closed({ ticket: { closed_at: closedAt, review, client } }: { ticket: StaffTicket }) {
  const t = useTranslations('support.desk')
  const dayOfClosing = useDay()
  return (
    <TicketEnd>
      {closedAt && <p className="t2">{t('since.closed', { when: dayOfClosing(closedAt) })}</p>}
      {review && <TicketReview title={t('review', { name: client.name })} review={review} />}
    </TicketEnd>
  )
}
