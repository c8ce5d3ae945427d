import '../../../messages/practice-clients.ts'
import type { ClientPage } from '@newyou/contract/care/client-files/clients'
import { useTranslations } from 'use-intl'
import { practiceUrls } from '../../../practice-urls.ts'
import layout from '../../../ui/layout.module.css'
import { LocaleLink } from '../../../ui/locale-link.tsx'
import { Row, Section, Toolbar } from '../../../ui/parts.tsx'
import { useWhen } from '../../../ui/visitor-time.tsx'
import { AppointmentPill, useModeWords } from '../../appointments/appointment-words.tsx'

/** Every session of a client with what the healer wrote for them; a summary is written on the session's own page. */
export function ClientHistory({ client: { history, sessions } }: { client: ClientPage }) {
  const t = useTranslations('practice-clients.history')
  const modeWords = useModeWords()
  const { at } = useWhen()
  return (
    <Section gap={3} start>
      <h2>{t('title')}</h2>
      <ul>
        {history.map((session) => (
          <Row start key={session.u_id}>
            <Toolbar ends="both">
              <LocaleLink to={practiceUrls.appointment(session.u_id)}>{at(session.starts_at)}</LocaleLink>
              <AppointmentPill of={{ state: session.state, payment_state: 'none' }} />
            </Toolbar>
            <p className="small t3">{modeWords(session)}</p>
            {session.summary && (
              <>
                <p className={layout.typed}>{session.summary.text}</p>
                {session.summary.homework.length > 0 && (
                  <div>
                    <p className="small t3">{t('homework')}</p>
                    <ul className={layout.bullets}>
                      {session.summary.homework.map((line) => (
                        <li key={line}>{line}</li>
                      ))}
                    </ul>
                  </div>
                )}
              </>
            )}
            {!session.summary && session.may_sum_up && (
              <LocaleLink to={`${practiceUrls.appointment(session.u_id)}#summary`}>
                {t('writeSummary')}
              </LocaleLink>
            )}
          </Row>
        ))}
      </ul>
      {history.length < sessions && <p className="small t3">{t('more', { count: history.length })}</p>}
    </Section>
  )
}
