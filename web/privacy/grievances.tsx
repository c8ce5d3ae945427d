import '../messages/privacy.ts'
import type { Grievance } from '@newyou/contract/privacy'
import { grievanceMax } from '@newyou/contract/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { CrisisHelp } from '../crisis/crisis-help.tsx'
import { callApi } from '../session/call-api.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { LocaleLink } from '../ui/locale-link.tsx'
import { toast } from '../ui/overlay-store.ts'
import { useWhen } from '../ui/visitor-time.tsx'
import { WordsForm } from '../ui/words-form.tsx'
import { urls } from '../urls.ts'
import styles from './privacy.module.css'
import { privacyQueries } from './queries.ts'

/** Who answers complaints about data, and until when. */
export function Grievances() {
  const t = useTranslations('privacy.grievance')
  const failed = useTranslations('privacy')('failed')
  const { data, isError, refetch } = useQuery(privacyQueries.grievances())
  if (isError)
    return (
      <section className={styles.part}>
        <h2>{t('title')}</h2>
        <ErrorState title={failed} onRetry={() => void refetch()} />
      </section>
    )
  if (!data) return null
  const { officer } = data
  async function send(description: string) {
    const { message } = await callApi('POST /api/website/grievance', { body: { description } })
    if (message) toast({ tone: 'ok', words: message })
    await refetch()
  }
  return (
    <section className={styles.part}>
      <h2>{t('title')}</h2>
      <p className="t2">{t('words', { days: officer.days })}</p>
      <p>
        {officer.name ? t('officer', { name: officer.name }) : t('team')}{' '}
        {officer.email && t('email', { email: officer.email })}
      </p>
      <div className={styles.form}>
        <WordsForm
          label={t('label')}
          send={t('send')}
          maxLength={grievanceMax}
          below={(text) => <CrisisHelp text={text} place="contact" />}
          onSend={send}
        />
      </div>
      {data.data.length > 0 && (
        <>
          <h3>{t('mine')}</h3>
          <ul className={styles.rows}>
            {data.data.map((one) => (
              <GrievanceRow key={one.ticket_u_id} grievance={one} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function GrievanceRow({ grievance }: { grievance: Grievance }) {
  const t = useTranslations('privacy.grievance')
  const { at, now } = useWhen()
  const { answered_at: answeredAt, due_at: dueAt } = grievance
  const isOverdue = new Date(dueAt).getTime() < new Date(now).getTime()
  return (
    <li>
      <LocaleLink to={urls.supportTicket(grievance.ticket_u_id)}>
        {t('ticket', { number: `${grievance.number}` })}
      </LocaleLink>
      <span className="small t2">
        {answeredAt
          ? t('answered', { when: at(answeredAt) })
          : t(isOverdue ? 'overdue' : 'due', { when: at(dueAt) })}
      </span>
    </li>
  )
}
