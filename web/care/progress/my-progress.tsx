import '../../messages/progress.ts'
import type { Progress } from '@newyou/contract/care/progress'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { Section, Stack } from '../../ui/parts.tsx'
import AskedOfMe from './asked-of-me.tsx'
import { ProgressOfTwo } from './progress-of-two.tsx'
import { progressQueries } from './queries.ts'
import { useProgressCalls } from './use-progress-calls.ts'

/** What waits for the client, and their goals and measures, by healer. */
export default function MyProgress() {
  const t = useTranslations('progress')
  const { data } = useQuery(progressQueries.mine(useLocale()))
  if (!data || data.healers.length === 0) return null
  const begun = new Map(data.data.map((one) => [one.healer.u_id, one]))
  const healers = data.healers.toSorted(
    (one, other) => Number(begun.has(other.u_id)) - Number(begun.has(one.u_id)),
  )
  return (
    <>
      <AskedOfMe />
      <Section gap={5}>
        <h2>{t('title')}</h2>
        <p className="t2">{t('lead')}</p>
        {healers.map((healer) => (
          <WithHealer
            key={healer.u_id}
            of={
              begun.get(healer.u_id) ?? { healer, client_name: '', goals: [], measures: [], suggestions: [] }
            }
          />
        ))}
      </Section>
    </>
  )
}

function WithHealer({ of }: { of: Progress }) {
  const t = useTranslations('progress')
  const calls = useProgressCalls('client', of.healer.u_id)
  const title = t('with', { name: of.healer.full_name })
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <h3>{title}</h3>
      <ProgressOfTwo of={of} side="client" calls={calls} />
    </Stack>
  )
}
