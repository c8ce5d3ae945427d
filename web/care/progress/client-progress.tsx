import '../../messages/progress.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { Section } from '../../ui/parts.tsx'
import { AskMeasure } from './ask-measure.tsx'
import { ProgressOfTwo } from './progress-of-two.tsx'
import { progressQueries } from './queries.ts'
import { useProgressCalls } from './use-progress-calls.ts'

/** In the file of a client, for the healer. */
export default function ClientProgress({ appointmentId }: { appointmentId: string }) {
  const t = useTranslations('progress')
  const calls = useProgressCalls('healer', appointmentId)
  const { data: answer } = useQuery(progressQueries.ofClient(appointmentId, useLocale()))
  if (!answer) return null
  const { data, tests } = answer
  return (
    <Section gap={5}>
      <h2>{t('title')}</h2>
      {data.goals.length === 0 && <p className="t2">{t('noneOfClient', { name: data.client_name })}</p>}
      <ProgressOfTwo
        of={data}
        side="healer"
        calls={calls}
        below={<AskMeasure tests={tests} name={data.client_name} onAsk={calls.askMeasure} />}
      />
    </Section>
  )
}
