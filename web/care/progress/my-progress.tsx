import '../../messages/progress.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Section, Stack } from '../../ui/parts.tsx'
import { ProgressOfTwo } from './progress-of-two.tsx'
import { progressQueries } from './queries.ts'

/** The client's goals, by healer. */
export default function MyProgress() {
  const t = useTranslations('progress')
  const { data } = useQuery(progressQueries.mine())
  if (!data || data.healers.length === 0) return null
  const begun = new Map(data.data.map((one) => [one.healer.u_id, one]))
  return (
    <Section gap={5}>
      <h2>{t('title')}</h2>
      <p className="t2">{t('lead')}</p>
      {data.healers.map((healer) => (
        <Stack as="section" key={healer.u_id} gap={3} aria-label={t('with', { name: healer.full_name })}>
          <h3>{t('with', { name: healer.full_name })}</h3>
          <ProgressOfTwo
            of={begun.get(healer.u_id) ?? { healer, client_name: '', goals: [] }}
            side="client"
            id={healer.u_id}
          />
        </Stack>
      ))}
    </Section>
  )
}
