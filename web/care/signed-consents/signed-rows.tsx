import '../../messages/signed-consents.ts'
import type { SignedConsent } from '@newyou/contract/care/signed-consents'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFile } from '../../session/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Row, Toolbar } from '../../ui/parts.tsx'
import { StatePill } from '../../ui/state-pill.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { useConsentWords } from './consent-words.ts'

/** What was signed or withdrawn, with its PDF, and what else can be done with it. */
export function SignedRows({
  signed,
  side,
  actions,
}: {
  signed: readonly SignedConsent[]
  side: 'website' | 'practice'
  actions?: (one: SignedConsent) => ReactNode
}) {
  const t = useTranslations('signed-consents')
  const { at } = useWhen()
  const { titleOf } = useConsentWords()
  const { save, isBusy } = useFile()
  return (
    <ul>
      {signed.map((one) => (
        <Row key={one.u_id}>
          <div>
            <b>{titleOf(one)}</b>{' '}
            {one.withdrawn_at ? (
              <StatePill tone="past">{t('states.withdrawn')}</StatePill>
            ) : one.is_older ? (
              <StatePill tone="info">{t('states.older')}</StatePill>
            ) : (
              <StatePill tone="ok">{t('states.signed')}</StatePill>
            )}
          </div>
          <p className="small t2">
            {t(one.signed_by === 'guardian' ? 'signedByGuardian' : 'signedBy', {
              name: one.signed_name,
              when: at(one.signed_at),
              number: `${one.number}`,
            })}
          </p>
          {side === 'website' && <p className="small t3">{t('with', { name: one.healer_name })}</p>}
          {one.withdrawn_at && <p className="small t2">{t('withdrawnAt', { when: at(one.withdrawn_at) })}</p>}
          <Toolbar above={2}>
            <Button
              variant="quiet"
              small
              busy={isBusy}
              onClick={() =>
                void save(t('file', { title: titleOf(one) }), `/api/${side}/signed-consent/${one.u_id}/pdf`)
              }
            >
              {t('pdf')}
            </Button>
            {actions?.(one)}
          </Toolbar>
        </Row>
      ))}
    </ul>
  )
}
