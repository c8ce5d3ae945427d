import '../../messages/support.ts'
import type { StaffTicketRow } from '@newyou/contract/communication/support'
import { supportStates } from '@newyou/contract/communication/support/tags'
import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import type { Session } from '../../session/session.ts'
import { Chip, chipRowClass } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink, useLocalized } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Pager } from '../../ui/pager.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { type HelpDeskQuery, urls } from '../../urls.ts'
import { AnswerTimes } from './answer-times.tsx'
import { listAsked, TagFilter } from './filters.tsx'
import { ListSkeleton, ListWaiting } from './list-skeleton.tsx'
import { supportQueries } from './queries.ts'
import styles from './support.module.css'
import { TicketPill } from './ticket-pill.tsx'
import { useDayAndTime } from './when.ts'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'support')
  return pageMeta(matches, {
    path: urls.helpDesk(),
    title: t('desk.meta'),
    description: t('desk.lead'),
    noIndex: true,
  })
}

export default function HelpDesk() {
  const t = useTranslations('support.desk')
  return (
    <PrivatePage of="staff" waiting={<ListWaiting title={t('title')} lead={t('lead')} />}>
      {(session) => <Requests session={session} />}
    </PrivatePage>
  )
}

function Requests({ session }: { session: Session }) {
  const t = useTranslations('support')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const localized = useLocalized()
  const asked = listAsked(query)
  const { status = 'open', tag, search, page } = asked
  const isMine = query.get('mine') === 'true'
  const { data, isError, refetch } = useQuery(supportQueries.desk({ ...asked, status, isMine }))
  const mine = isMine ? 'true' : undefined
  const go = (change: HelpDeskQuery) => {
    const { status: next, ...rest } = { status, tag, search, mine, ...change } satisfies HelpDeskQuery
    void navigate(localized(urls.helpDesk({ ...rest, status: next === 'open' ? undefined : next })), {
      preventScrollReset: true,
    })
  }
  return (
    <>
      <h1>{t('desk.title')}</h1>
      <p className={`t2 ${styles.lead}`}>{t('desk.lead')}</p>
      <AnswerTimes />
      <div className={`${chipRowClass} ${styles.chips}`}>
        {supportStates.map((state) => (
          <Chip key={state} pressed={status === state} onClick={() => go({ status: state })}>
            {t(`desk.states.${state}`)}
          </Chip>
        ))}
        <Chip pressed={isMine} onClick={() => go({ mine: isMine ? undefined : 'true' })}>
          {t('desk.mine')}
        </Chip>
      </div>
      <div className={styles.filters} data-one="">
        <div>
          <SearchField
            to={urls.helpDesk()}
            value={search ?? ''}
            kept={{ status: [status], tag: tag ? [tag] : [], mine: mine ? [mine] : [] }}
            label={t('desk.search')}
            placeholder={t('searchHint')}
            submit={t('submit')}
            maxLength={80}
          />
        </div>
        <TagFilter value={tag} onChoose={(chosen) => go({ tag: chosen })} />
      </div>
      {!data ? (
        isError ? (
          <ErrorState words={t('desk.failedWords')} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton />
        )
      ) : data.total === 0 ? (
        <EmptyState title={t('desk.empty')} words={t('desk.emptyWords')} />
      ) : (
        <>
          <p className={`small t2 ${styles.count}`} role="status">
            {t('count', { count: data.total })}
          </p>
          <ul>
            {data.data.map((ticket) => (
              <Row key={ticket.u_id} ticket={ticket} personId={session.userId} />
            ))}
          </ul>
          <Pager of={{ ...data, page }} label={t('pages')} onPage={(next) => go({ page: next })} />
        </>
      )}
    </>
  )
}

function Row({ ticket, personId }: { ticket: StaffTicketRow; personId: string }) {
  const t = useTranslations('support')
  const dayAndTime = useDayAndTime()
  const { status, assigned_to: assigned } = ticket
  return (
    <li className={styles.row}>
      <TicketPill state={status} atDesk />
      <h2>
        <LocaleLink className="whole" to={urls.helpDeskTicket(ticket.u_id)}>
          {ticket.title}
        </LocaleLink>
      </h2>
      <p className={styles.words}>{ticket.client_name}</p>
      <p className={styles.meta}>
        <span className="num">{t('number', { number: `${ticket.number}` })}</span>
        <span>{t(`desk.since.${status}`, { when: dayAndTime(ticket.since) })}</span>
        {ticket.tags.map((tag) => (
          <span key={tag}>{t(`tags.${tag}`)}</span>
        ))}
        <Assigned to={assigned} personId={personId} />
        {ticket.is_demo && <span>{t('demo')}</span>}
      </p>
    </li>
  )
}

function Assigned({ to, personId }: { to: StaffTicketRow['assigned_to']; personId: string }) {
  const t = useTranslations('support.desk')
  if (!to) return <span>{t('unassigned')}</span>
  return <span>{to.u_id === personId ? t('mineNow') : t('assigned', { name: to.name })}</span>
}
