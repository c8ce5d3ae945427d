import '../../messages/progress.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Section } from '../../ui/parts.tsx'
import { ProgressOfTwo } from './progress-of-two.tsx'
import { progressQueries } from './queries.ts'

/** In the file of a client, for the healer. */
export default function ClientProgress({ appointmentId }: { appointmentId: string }) {
  const t = useTranslations('progress')
  const { data } = useQuery(progressQueries.ofClient(appointmentId))
  if (!data) return null
  return (
    <Section gap={4}>
      <h2>{t('title')}</h2>
      {data.goals.length === 0 && <p className="t2">{t('noneOfClient', { name: data.client_name })}</p>}
      <ProgressOfTwo of={data} side="healer" id={appointmentId} />
    </Section>
  )
}
