import '../../messages/organization-sign-on.ts'
import { pathTo } from '@newyou/contract/addresses'
import type { FinishedSignOn } from '@newyou/contract/money/organization-sign-on/sign-on'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { sendLoginOtp } from '../../people/accounts/login-form.tsx'
import { OtpForm } from '../../people/accounts/otp-form.tsx'
import { forgetOtp, keepProvenContact, type PendingOtp } from '../../people/accounts/pending-otp.ts'
import { callApi } from '../../session/call-api.ts'
import { deviceFields } from '../../session/device-signal.ts'
import { logOut } from '../../session/log-out.ts'
import { storeSession, useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useLocalized } from '../../ui/locale-link.tsx'
import { Card, Stack } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import { forgetTicket, keepTicket } from './kept.ts'

type FirstTime = Exclude<FinishedSignOn, { outcome: 'logged-in' }>

/** Whose account the person of the provider is: proven by an OTP, or opened with the e-mail that was proven there. */
export function FirstTime({
  of: first,
  organizationId,
  name,
  onProven,
}: {
  of: FirstTime
  organizationId: string
  name: string
  onProven: () => Promise<void>
}) {
  const t = useTranslations('organization-sign-on.first')
  const navigate = useNavigate()
  const localized = useLocalized()
  const session = useSession()
  const [pending, setPending] = useState<PendingOtp>()
  const { contact, ticket } = first
  const here = pathTo('organizationLogin', { organizationId })

  const asking = useAction(async () => setPending((await sendLoginOtp(contact, 'email', 'client')).pending), {
    shows: 'failure',
  })
  async function prove(challengeId: string, otp: string) {
    const { data } = await callApi('POST /api/website/login', {
      body: { challenge_u_id: challengeId, otp, ...(await deviceFields()) },
    })
    forgetOtp()
    if (data.outcome !== 'logged-in') return
    storeSession(data)
    await onProven()
  }
  /** An account that is open here is proven anew: who sits at this window may be another. */
  const leaving = useAction(async (to: string) => {
    if (session) {
      await logOut()
      keepTicket({ organizationId, ticket })
    }
    if (first.outcome === 'new' && to === urls.register(here))
      keepProvenContact({ verificationToken: first.verification_token, channel: 'email', contact })
    await navigate(localized(to))
  })
  const without = useAction(async () => {
    forgetTicket()
    await navigate(localized(urls.login()))
  })

  if (pending)
    return (
      <OtpForm
        key={pending.challengeId}
        submit={t('connect')}
        sentAt={pending.sentAt}
        onOtp={(otp) => prove(pending.challengeId, otp)}
        onResend={async () => setPending((await sendLoginOtp(contact, 'email', 'client')).pending)}
      />
    )
  return (
    <Stack gap={4}>
      <Card tone="info" size="small">
        <b>{t('seesTitle', { name })}</b>
        <p>{t('sees')}</p>
        <p>{t('risk', { name })}</p>
      </Card>
      <FormFailure>{asking.failure}</FormFailure>
      {first.outcome === 'has-account' ? (
        <Button variant="primary" wide busy={asking.isBusy} onClick={() => void asking.run()}>
          {t('sendOtp')}
        </Button>
      ) : (
        <>
          <Button
            variant="primary"
            wide
            busy={leaving.busyWith === urls.register(here)}
            onClick={() => void leaving.run(urls.register(here))}
          >
            {t('open')}
          </Button>
          <Button
            variant="quiet"
            wide
            busy={leaving.busyWith === urls.login(here)}
            onClick={() => void leaving.run(urls.login(here))}
          >
            {t(session ? 'again' : 'other')}
          </Button>
        </>
      )}
      {!session && (
        <Button variant="bare" onClick={() => void without.run()}>
          {t('without')}
        </Button>
      )}
    </Stack>
  )
}
