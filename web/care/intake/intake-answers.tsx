import '../../messages/intake.ts'
import { shownQuestions } from '@newyou/contract/care/intake/rules'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import layout from '../../ui/layout.module.css'
import { Section } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { useIntakeWords } from './intake-words.ts'
import { intakeQueries } from './queries.ts'

/** What a client answered before a session, for the healer of it. */
export function IntakeAnswers({ appointmentId }: { appointmentId: string }) {
  const t = useTranslations('intake.healer')
  const { at } = useWhen()
  const { textOf, answerWords } = useIntakeWords()
  const { data } = useQuery(intakeQueries.ofClient(appointmentId))
  if (!data) return null
  return (
    <Section gap={3} start>
      <h2>{data.name}</h2>
      {data.sent_at ? (
        <>
          <p className="small t3">{t('sent', { when: at(data.sent_at) })}</p>
          {shownQuestions(data.questions, data.answers).map((one) =>
            one.kind === 'heading' ? (
              <h3 key={one.code}>{textOf(one)}</h3>
            ) : (
              <div key={one.code}>
                <p className="small t2">{textOf(one)}</p>
                <p className={layout.typed}>{answerWords(one, data.answers[one.code])}</p>
              </div>
            ),
          )}
        </>
      ) : (
        <p className="t2">{t('waiting')}</p>
      )}
    </Section>
  )
}
