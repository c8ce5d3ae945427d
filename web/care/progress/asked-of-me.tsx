import '../../messages/progress.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { Section } from '../../ui/parts.tsx'
import { AnswerMeasure } from './answer-measure.tsx'
import { progressQueries } from './queries.ts'

/** The measures that wait for the client, of all healers or of one. */
export default function AskedOfMe({ healerId }: { healerId?: string }) {
  const t = useTranslations('progress.answer')
  const { data } = useQuery(progressQueries.waiting(useLocale()))
  const waiting = data?.filter(({ healer }) => !healerId || healer.u_id === healerId) ?? []
  if (waiting.length === 0) return null
  return (
    <Section gap={5}>
      <h2>{t('title')}</h2>
      {waiting.map((request) => (
        <AnswerMeasure key={request.u_id} request={request} />
      ))}
    </Section>
  )
}
