import '../../messages/claim-receipts.ts'
import { claimCodeMax } from '@newyou/contract/care/claim-receipts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/call-api.ts'
import { toast } from '../../ui/overlay-store.ts'
import { Section } from '../../ui/parts.tsx'
import { WordsForm } from '../../ui/words-form.tsx'
import { claimQueries } from './queries.ts'

/** For the healer of a session whose client asked for a code. */
export default function ClaimCode({ appointmentId }: { appointmentId: string }) {
  const t = useTranslations('claim-receipts.healer')
  const queries = useQueryClient()
  const { data } = useQuery(claimQueries.ofClient(appointmentId))
  if (!data?.asked_at) return null
  return (
    <Section gap={3}>
      <h2>{t('title')}</h2>
      <p className="t2">{t('words')}</p>
      <WordsForm
        key={data.code}
        label={t('code')}
        send={t('save')}
        rows={1}
        maxLength={claimCodeMax}
        initial={data.code ?? ''}
        onSend={async (code) => {
          await callApi('PUT /api/practice/appointment/{appointmentId}/claim-code', {
            params: { appointmentId },
            body: { code },
          })
          await queries.invalidateQueries({ queryKey: ['claim-code'] })
          toast({ tone: 'ok', words: t('saved') })
        }}
      />
      {data.code && <p className="small t2">{t('now', { code: data.code })}</p>}
    </Section>
  )
}
