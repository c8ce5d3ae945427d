import '../../messages/accounts.ts'
import { accountMessages } from '@newyou/contract/people/accounts/messages'
import { useEffect, useEffectEvent, useState } from 'react'
import { type MetaArgs, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { say } from '../../api/say.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { deviceFields } from '../../session/device-signal.ts'
import { afterLogin, loginOf } from '../../session/redirect-to.ts'
import { storeSession } from '../../session/session.ts'
import { Entrance, fieldsClass } from '../../ui/entrance.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink, useLocalized } from '../../ui/locale-link.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import { useGoAfterLogin } from './go-after-login.ts'
import { HeldTime } from './held-time.tsx'
import { sendLoginOtp } from './login-form.tsx'
import { OtpForm } from './otp-form.tsx'
import { forgetOtp, keepProvenContact, type PendingOtp, readPendingOtp } from './pending-otp.ts'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'accounts')
  return pageMeta(matches, {
    path: urls.otp(),
    title: t('otp.meta'),
    description: t('otp.title'),
    noIndex: true,
  })
}

export default function Otp() {
  const t = useTranslations('accounts')
  const navigate = useNavigate()
  const localized = useLocalized()
  const goAfterLogin = useGoAfterLogin()
  const [query] = useSearchParams()
  const redirectTo = query.get('redirect_to')
  const [pending, setPending] = useState<PendingOtp>()
  const [refusal, setRefusal] = useState<string>()

  const begin = useEffectEvent(() => {
    const waited = readPendingOtp()
    if (waited) setPending(waited)
    else void navigate(localized(urls.login(redirectTo ?? undefined)), { replace: true })
  })
  useEffect(() => begin(), [])

  async function enter({ challengeId, channel, role }: PendingOtp, otp: string) {
    const { data } = await callApi('POST /api/website/login', {
      body: { challenge_u_id: challengeId, otp, ...(await deviceFields()) },
    })
    if (data.outcome === 'logged-in') {
      forgetOtp()
      storeSession(data)
      if (data.role === 'staff') {
        // They are in once the second factor is proven.
        await navigate(localized(urls.secondFactor(redirectTo ?? undefined)), { replace: true })
        return
      }
      toast({ tone: 'ok', words: say(localeOf(location.pathname), accountMessages.loggedIn) })
      await goAfterLogin(afterLogin(redirectTo, data.role))
      return
    }
    toast({ tone: 'ok', words: say(localeOf(location.pathname), accountMessages.otpVerified) })
    // Only clients register by this way.
    if (role !== 'client') {
      forgetOtp()
      setRefusal(data.contact)
      return
    }
    keepProvenContact({ verificationToken: data.verification_token, channel, contact: data.contact })
    await navigate(localized(urls.register(redirectTo ?? undefined)), { replace: true })
  }

  const loginUrl = loginOf(pending?.role)(redirectTo ?? undefined)
  return (
    <Entrance
      title={t('otp.title')}
      lead={
        pending
          ? t(pending.channel === 'email' ? 'otp.sentEmail' : 'otp.sentMobile', {
              destination: pending.destination,
            })
          : t('otp.lead')
      }
      aside={
        <p>
          {t.rich('otp.other', {
            link: (words) => <LocaleLink to={loginUrl}>{words}</LocaleLink>,
          })}
        </p>
      }
    >
      <HeldTime />
      {refusal !== undefined ? (
        <FormFailure>
          {t.rich(pending?.role === 'staff' ? 'otp.noStaff' : 'otp.noHealer', {
            contact: refusal,
            link: (words) => <LocaleLink to={urls.login()}>{words}</LocaleLink>,
          })}
        </FormFailure>
      ) : pending ? (
        <OtpForm
          key={pending.challengeId}
          sentAt={pending.sentAt}
          onOtp={(otp) => enter(pending, otp)}
          onResend={async () => {
            const sent = await sendLoginOtp(pending.contact, pending.channel, pending.role)
            setPending(sent.pending)
            if (sent.message) toast({ tone: 'ok', words: sent.message })
          }}
        />
      ) : (
        <div className={fieldsClass} aria-hidden="true">
          <SkeletonLine width="third" />
          <SkeletonLine tall />
          <SkeletonLine tall />
        </div>
      )}
    </Entrance>
  )
}
