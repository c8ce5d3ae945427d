import '../../messages/accounts.ts'
import { isAdult, isOfAge } from '@newyou/contract/people/accounts/age'
import type { OtpChannel } from '@newyou/contract/people/accounts/fields'
import type { accountForm } from '@newyou/contract/people/accounts/registration'
import { guardianErrors } from '@newyou/contract/people/guardians/rules'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type MetaArgs, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { ApiError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { textsOf } from '../../messages/index.ts'
import { useSite } from '../../page/site.ts'
import { callApi } from '../../session/call-api.ts'
import { deviceFields } from '../../session/device-signal.ts'
import { afterLogin } from '../../session/redirect-to.ts'
import { deviceId, storeSession, useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Entrance, fieldsClass } from '../../ui/entrance.tsx'
import { tabDraft } from '../../ui/form/draft.ts'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { dayOf } from '../../ui/format.ts'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink, useLocalized } from '../../ui/locale-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { useNow } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { emptyGuardian } from '../guardians/empty-guardian.ts'
import { detailSteps } from './asked-fields.ts'
import { BirthField } from './birth-field.tsx'
import { HeldTime } from './held-time.tsx'
import { lateAccount } from './late-schemas.ts'
import { forgetOtp, forgetProvenContact, type ProvenContact, readProvenContact } from './pending-otp.ts'
import { keptReferralCode } from './referral-code.ts'
import { ConsentField, ReferralField } from './register-consent.tsx'
import { ContactFields, emptyContact, NameFields } from './register-contact.tsx'
import { accountFields } from './register-steps.ts'
import { type SentOtp, sendContactOtp } from './send-otp.ts'
import { StepHeading } from './step-heading.tsx'
import { useConfirmAfter } from './use-confirm-after.ts'
import { useSteps } from './use-steps.ts'

type Registration = z.output<typeof accountForm>

// Later steps load once the first is touched.
const later = () => import('./register-later.tsx')
const ConfirmRegistered = lazy(async () => ({ default: (await later()).ConfirmRegistered }))
const OtpForm = lazy(async () => ({ default: (await later()).OtpForm }))
/** Seen by few. It comes with the focus of the birth date: coming later, it would move a field from under a finger. */
const ofYoung = () => import('./guardian-of-young.tsx')
const GuardianOfYoung = lazy(async () => ({ default: (await ofYoung()).GuardianOfYoung }))

const emptyRegistration = {
  ...emptyContact,
  ...emptyGuardian,
  dob: '',
  referral_code: '',
  is_policy_accepted: false,
}
const onlyStep = [{ name: 'account', fields: accountFields }] as const
const draft = tabDraft<typeof emptyRegistration>('register-form')

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'accounts')
  return pageMeta(matches, {
    path: urls.register(),
    title: t('register.meta'),
    description: t('register.lead'),
  })
}

const sendOtp = ({ email, mobile_number: mobile }: Registration, channel: OtpChannel) =>
  sendContactOtp(channel, channel === 'email' ? email : mobile)

/**
 * Name, birth date, contacts and consent, the mobile proven by an OTP: the account is open. Further required fields
 * follow in steps that are saved one by one.
 */
export default function Register() {
  const t = useTranslations('accounts')
  const navigate = useNavigate()
  const localized = useLocalized()
  const [query] = useSearchParams()
  const redirectTo = query.get('redirect_to')
  const session = useSession()
  const today = dayOf(useNow())
  const { minimum_age_with_guardian: minimumAge, asked_fields: asked } = useSite().settings
  const [proven, setProven] = useState<ProvenContact>()
  const [waiting, setWaiting] = useState<{ form: Registration; otp: SentOtp }>()

  /** The form to resend if no SMS provider accepted the OTP. */
  const [unsent, setUnsent] = useState<Registration>()
  async function askForOtp(parsed: Registration, channel: OtpChannel) {
    setUnsent(undefined)
    try {
      setWaiting({ form: parsed, otp: await sendOtp(parsed, channel) })
      steps.goToOtp()
    } catch (error) {
      if (channel === 'mobile' && error instanceof ApiError && error.code === 'otpNotSent') setUnsent(parsed)
      throw error
    }
  }
  const byEmail = useAction((parsed: Registration) => askForOtp(parsed, 'email'))
  const fields = useForm({
    initial: emptyRegistration,
    schema: lateAccount,
    also: (given) => guardianErrors(given, given, { today, minimumAge }),
    draft,
    async send(parsed) {
      if (proven) await register(parsed, proven.verificationToken)
      else await askForOtp(parsed, 'mobile')
    },
  })

  const { values, errors, failure, isBusy, setFailure, replace, form } = fields
  const { dob } = values
  const isYoung = dob !== '' && !isAdult(dob, today) && isOfAge(dob, today, minimumAge)
  const moreSteps = detailSteps(asked)
  const steps = useSteps(onlyStep, errors)

  const goOn = () => void navigate(localized(afterLogin(redirectTo, 'client')), { replace: true })
  const confirming = useConfirmAfter(goOn)
  const hasJustRegistered = useRef(false)
  // A person who is logged in already, or has just logged in in another tab, leaves this page.
  const leave = useEffectEvent(() => {
    if (!hasJustRegistered.current) goOn()
  })
  const isIn = session !== null
  useEffect(() => {
    if (isIn) leave()
  }, [isIn])

  const takeProven = useEffectEvent(() => {
    const known = readProvenContact()
    if (!known) return
    setProven(known)
    const digits = known.contact.replace(/^\+91/, '')
    replace((before) => ({
      ...before,
      ...(known.channel === 'email' ? { email: known.contact } : { mobile_number: digits }),
    }))
  })
  useEffect(() => takeProven(), [])

  const takeReferral = useEffectEvent(() => {
    const code = keptReferralCode(query.get('ref'))
    if (code) replace((before) => ({ ...before, referral_code: before.referral_code || code }))
  })
  useEffect(() => takeReferral(), [])

  /** To the further steps; without any the other contact may be confirmed, unless a booking waits. */
  async function goToDetails(personId: string) {
    if (moreSteps.length > 0)
      await navigate(localized(urls.registerDetails(redirectTo ?? undefined)), { replace: true })
    else if (redirectTo) goOn()
    else await confirming.begin(personId)
  }

  async function register(parsed: Registration, verificationToken: string) {
    try {
      const { data, message } = await callApi('POST /api/website/account', {
        body: {
          ...parsed,
          verification_token: verificationToken,
          message_language: localeOf(location.pathname),
          ...(await deviceFields()),
        },
      })
      forgetOtp()
      draft.end()
      hasJustRegistered.current = true
      storeSession(data)
      if (message) toast({ tone: 'ok', words: message })
      await goToDetails(data.u_id)
    } catch (error) {
      // The proof ran out, or another number was typed than the one that was proven: prove it anew.
      if (error instanceof ApiError && error.code === 'contactNotVerified') {
        forgetProvenContact()
        setProven(undefined)
      }
      throw error
    }
  }

  async function proveAndRegister({ form: parsed, otp }: { form: Registration; otp: SentOtp }, code: string) {
    const { data } = await callApi('POST /api/website/mobile-number-otp-verification', {
      body: { challenge_u_id: otp.challengeId, otp: code, device_id: deviceId() },
    })
    try {
      await register(parsed, data.verification_token)
    } catch (error) {
      // The error is in the form, not in the OTP.
      setWaiting(undefined)
      steps.goTo(steps.index, { replace: true })
      if (error instanceof ApiError) fields.showErrors(error.fieldErrors)
      setFailure(error instanceof ApiError && error.message ? error.message : t('register.failed'))
    }
  }

  if (confirming.asked)
    return (
      <Suspense>
        <ConfirmRegistered asked={confirming.asked} onSent={confirming.setSent} onDone={goOn} />
      </Suspense>
    )
  if (waiting && steps.isAtOtp)
    return (
      <Entrance
        title={t('otp.title')}
        lead={t(waiting.otp.channel === 'email' ? 'otp.sentEmail' : 'otp.sentMobile', {
          destination: waiting.otp.destination,
        })}
        aside={
          <p>
            <Button variant="quiet" small onClick={() => steps.goTo(steps.index)}>
              {t('register.back')}
            </Button>
          </p>
        }
      >
        <HeldTime />
        <Suspense>
          <OtpForm
            submit={t('otp.verify')}
            key={waiting.otp.challengeId}
            sentAt={waiting.otp.sentAt}
            onOtp={(code) => proveAndRegister(waiting, code)}
            onResend={async () =>
              setWaiting({ ...waiting, otp: await sendOtp(waiting.form, waiting.otp.channel) })
            }
          />
        </Suspense>
      </Entrance>
    )

  return (
    <Entrance
      title={t('register.title')}
      lead={t('register.lead')}
      aside={
        <>
          <p>
            {t.rich('register.login', {
              link: (words) => <LocaleLink to={urls.login(redirectTo ?? undefined)}>{words}</LocaleLink>,
            })}
          </p>
          <p>
            {t.rich('register.healer', {
              link: (words) => <LocaleLink to={urls.registerHealer()}>{words}</LocaleLink>,
            })}
          </p>
        </>
      }
    >
      <HeldTime />
      <form
        {...form}
        className={fieldsClass}
        aria-label={t('register.title')}
        onFocus={({ target }) => {
          form.onFocus()
          // A failed load is reported when it is needed.
          for (const load of target.name === 'dob' ? [later, ofYoung] : [later]) load().catch(() => {})
        }}
      >
        <StepHeading of={{ ...steps, count: moreSteps.length + 1 }} title={t('register.steps.account')} />
        {proven && <Notice>{t('register.proven', { contact: proven.contact })}</Notice>}
        <NameFields {...fields} />
        <BirthField {...fields} />
        {isYoung && (
          <Suspense>
            <GuardianOfYoung {...fields} />
          </Suspense>
        )}
        <ContactFields {...fields} proven={proven} />
        <ReferralField {...fields} />
        <ConsentField {...fields} />
        <FormFailure>{failure}</FormFailure>
        {unsent && (
          <Button variant="quiet" busy={byEmail.isBusy} onClick={() => void byEmail.run(unsent)}>
            {t('register.sendEmailOtp')}
          </Button>
        )}
        <Button variant="primary" wide type="submit" busy={isBusy}>
          {t(proven ? 'register.submit' : 'register.sendOtp')}
        </Button>
      </form>
    </Entrance>
  )
}
