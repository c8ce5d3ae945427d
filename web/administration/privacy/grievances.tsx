import '../../messages/privacy.ts'
import type { Grievance } from '@newyou/contract/administration/privacy'
import { grievanceMax } from '@newyou/contract/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { CrisisHelp } from '../../foundation/crisis/crisis-help.tsx'
import { callApi } from '../../session/call-api.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { Row } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { WordsForm } from '../../ui/words-form.tsx'
import { urls } from '../../urls.ts'
import { privacyQueries } from './queries.ts'

/** Contact for data complaints, with the deadline. */
export function Grievances() {
  const t = useTranslations('privacy.grievance')
  const failed = useTranslations('privacy')('failed')
  const { data, isError, refetch } = useQuery(privacyQueries.grievances())
  if (isError)
    return (
      <Row as="section" size="large" width="form" start gap={3}>
        <h2>{t('title')}</h2>
        <ErrorState title={failed} onRetry={() => void refetch()} />
      </Row>
    )
  if (!data) return null
  const { officer } = data
  async function send(description: string) {
    const { message } = await callApi('POST /api/website/grievance', { body: { description } })
    if (message) toast({ tone: 'ok', words: message })
    await refetch()
  }
  return (
    <Row as="section" size="large" width="form" start gap={3}>
      <h2>{t('title')}</h2>
      <p className="t2">{t('words', { days: officer.days })}</p>
      <p>
        {officer.name ? t('officer', { name: officer.name }) : t('team')}{' '}
        {officer.email && t('email', { email: officer.email })}
      </p>
      <WordsForm
        label={t('label')}
        send={t('send')}
        maxLength={grievanceMax}
        below={(text) => <CrisisHelp text={text} place="contact" />}
        onSend={send}
      />
      {data.data.length > 0 && (
        <>
          <h3>{t('mine')}</h3>
          <ul>
            {data.data.map((one) => (
              <GrievanceRow key={one.ticket_u_id} grievance={one} />
            ))}
          </ul>
        </>
      )}
    </Row>
  )
}

function GrievanceRow({ grievance }: { grievance: Grievance }) {
  const t = useTranslations('privacy.grievance')
  const { at, now } = useWhen()
  const { answered_at: answeredAt, due_at: dueAt } = grievance
  const isOverdue = new Date(dueAt).getTime() < new Date(now).getTime()
  return (
    <Row shape="line" size="small" gap={1}>
      <LocaleLink to={urls.supportTicket(grievance.ticket_u_id)}>
        {t('ticket', { number: `${grievance.number}` })}
      </LocaleLink>
      <span className="small t2">
        {answeredAt
          ? t('answered', { when: at(answeredAt) })
          : t(isOverdue ? 'overdue' : 'due', { when: at(dueAt) })}
      </span>
    </Row>
  )
}
