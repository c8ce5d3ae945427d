import '../../messages/signed-consents.ts'
import { missingConsents } from '@newyou/contract/care/signed-consents/rules'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/parts.tsx'
import { useConsentWords } from './consent-words.ts'
import { consentQueries } from './queries.ts'
import { SignedRows } from './signed-rows.tsx'

/** What a client has signed for the healer, and what the session still waits for. */
export function ClientConsents({ appointmentId, name }: { appointmentId: string; name: string }) {
  const t = useTranslations('signed-consents')
  const { titleOf } = useConsentWords()
  const { data } = useQuery(consentQueries.ofClient(appointmentId))
  if (!data || (data.asked.length === 0 && data.signed.length === 0)) return null
  const waiting = data.asked.filter(({ signed }) => !signed)
  const missing = missingConsents(data.asked).length
  return (
    <Section gap={3}>
      <h2>{t('title')}</h2>
      {missing > 0 && <Notice>{t('missingForHealer', { count: missing, name })}</Notice>}
      {waiting.map((one) => (
        <p key={one.version_u_id} className="t2">
          {t(one.is_required ? 'waitsFor' : 'waitsForOptional', { title: titleOf(one) })}
          {one.before && ` ${t(`beforeForHealer.${one.before}`)}`}
        </p>
      ))}
      {data.signed.length > 0 && <SignedRows signed={data.signed} side="practice" />}
    </Section>
  )
}
