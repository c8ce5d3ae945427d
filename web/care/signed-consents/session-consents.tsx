import '../../messages/signed-consents.ts'
import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import { missingConsents } from '@newyou/contract/care/signed-consents/rules'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { AskedConsent } from './asked-consent.tsx'
import { useConsentWords } from './consent-words.ts'
import { consentQueries } from './queries.ts'

/** The consents that a session asks its client for, on its page. */
export default function SessionConsents({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('signed-consents')
  const { at } = useWhen()
  const { titleOf } = useConsentWords()
  const { data } = useQuery(consentQueries.ofSession(appointment.u_id))
  if (!data || data.asked.length === 0) return null
  const missing = missingConsents(data.asked).length
  return (
    <Section gap={3}>
      <h2>{t('title')}</h2>
      {missing > 0 && <Notice>{t('missing', { count: missing, name: appointment.healer.full_name })}</Notice>}
      {data.asked.map((one) =>
        one.signed ? (
          <p key={one.version_u_id}>
            {t('isSigned', {
              title: titleOf(one),
              name: one.signed.signed_name,
              when: at(one.signed.signed_at),
            })}
          </p>
        ) : (
          <AskedConsent key={one.version_u_id} asked={one} signer={data.signer} />
        ),
      )}
      <div>
        <Button variant="quiet" to={urls.myConsents()}>
          {t('toAll')}
        </Button>
      </div>
    </Section>
  )
}
