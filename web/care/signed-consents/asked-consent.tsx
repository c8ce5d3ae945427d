import '../../messages/signed-consents.ts'
import type { AskedConsent as Asked } from '@newyou/contract/care/signed-consents'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { toast } from '../../ui/overlay-store.ts'
import { Card, Stack } from '../../ui/parts.tsx'
import { StatePill } from '../../ui/state-pill.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { useConsentWords } from './consent-words.ts'
import { SignForm } from './sign-form.tsx'

/** A consent that waits: its words, and the form to sign it, or whom it waits for. */
export function AskedConsent({ asked, signer }: { asked: Asked; signer: 'client' | 'guardian' }) {
  const t = useTranslations('signed-consents')
  const { titleOf } = useConsentWords()
  return (
    <Card as="article">
      <Stack gap={4}>
        <div className={layout.cluster}>
          <StatePill tone={asked.is_required ? 'warn' : 'info'}>
            {t(asked.is_required ? 'required' : 'optional')}
          </StatePill>
        </div>
        <h3>{titleOf(asked)}</h3>
        <ConsentText asked={asked} />
        {signer === 'client' ? <SignForm asked={asked} /> : <ByGuardian />}
      </Stack>
    </Card>
  )
}

export function ConsentText({ asked }: { asked: Asked }) {
  const t = useTranslations('signed-consents')
  const { at } = useWhen()
  const { textOf } = useConsentWords()
  return (
    <>
      <p className="small t3">
        {t('for', { name: asked.healer_name, when: at(asked.starts_at), number: `${asked.number}` })}
      </p>
      {asked.before && <p className="small t2">{t(`before.${asked.before}`)}</p>}
      <p className={layout.typed}>{textOf(asked)}</p>
    </>
  )
}

function ByGuardian() {
  const t = useTranslations('signed-consents.guardian')
  const { run, isBusy } = useAction(async () => {
    const { data } = await callApi('POST /api/website/signed-consent/guardian-link')
    toast({ tone: 'ok', words: t('linkSent', { contact: data.contact }) })
  })
  return (
    <Stack gap={3} start>
      <p>{t('signs')}</p>
      <Button variant="quiet" busy={isBusy} onClick={() => void run()}>
        {t('sendLink')}
      </Button>
    </Stack>
  )
}
