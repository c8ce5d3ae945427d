import '../../../messages/practice-clients.ts'
import type { PracticeAppointment } from '@newyou/contract/care/appointments/appointments'
import type { SessionSummary } from '@newyou/contract/care/client-files/clients'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { practiceUrls } from '../../../practice-urls.ts'
import { Button } from '../../../ui/button.tsx'
import layout from '../../../ui/layout.module.css'
import { Section } from '../../../ui/parts.tsx'
import { useWhen } from '../../../ui/visitor-time.tsx'
import { practiceQueries } from '../queries.ts'
import { SharedFiles, ShareFiles } from './shared-files.tsx'

const SummaryForm = lazy(() => import('./summary-form.tsx'))

type Session = Pick<PracticeAppointment, 'u_id' | 'client_name'>

/** On the page of a begun session: the summary and files for its client. */
export function SessionGiven({ appointment }: { appointment: Session }) {
  const { data } = useQuery(practiceQueries.client(appointment.u_id))
  const session = data?.history.find(({ u_id: id }) => id === appointment.u_id)
  if (!session || !(session.may_sum_up || session.summary)) return null
  const files = data?.files.filter(({ appointment_u_id: id }) => id === appointment.u_id) ?? []
  return (
    <>
      <Summary appointment={appointment} summary={session.summary} mayWrite={session.may_sum_up} />
      <SharedFiles files={files} name={appointment.client_name}>
        {session.may_sum_up && <ShareFiles appointmentId={appointment.u_id} name={appointment.client_name} />}
      </SharedFiles>
    </>
  )
}

function Summary({
  appointment,
  summary,
  mayWrite,
}: {
  appointment: Session
  summary: SessionSummary | null
  mayWrite: boolean
}) {
  const t = useTranslations('practice-clients.summary')
  const history = useTranslations('practice-clients.history')
  const { at } = useWhen()
  const [isEdited, setEdited] = useState(false)
  const name = appointment.client_name
  const form = mayWrite && (isEdited || !summary) && (
    <Suspense fallback={null}>
      <SummaryForm
        appointmentId={appointment.u_id}
        name={name}
        summary={summary}
        onDone={() => setEdited(false)}
      />
    </Suspense>
  )
  return (
    <Section gap={3} start id="summary">
      <h2>{t('title', { name })}</h2>
      <p className="t2">{t('lead', { name })}</p>
      {form ||
        (summary && (
          <>
            <p className={layout.typed}>{summary.text}</p>
            {summary.homework.length > 0 && (
              <div>
                <p className="small t3">{history('homework')}</p>
                <ul className={layout.bullets}>
                  {summary.homework.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            )}
            <p className="small t3">{t('updated', { when: at(summary.updated_at) })}</p>
            <div className={layout.cluster}>
              {mayWrite && (
                <Button variant="quiet" onClick={() => setEdited(true)}>
                  {t('edit')}
                </Button>
              )}
              {summary.homework.length > 0 && (
                <Button variant="quiet" to={practiceUrls.newPlan(appointment.u_id, true)}>
                  {t('plan')}
                </Button>
              )}
            </div>
          </>
        ))}
    </Section>
  )
}
