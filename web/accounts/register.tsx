import './zod-without-eval.ts'
import '../messages/accounts.ts'
import { registrationForm } from '@newyou/contract/accounts'
import { useEffect, useEffectEvent, useState } from 'react'
import { type MetaArgs, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { callApi } from '../api/browser.ts'
import { ApiError } from '../api/client.ts'
import { textsOf } from '../messages/index.ts'
import { deviceId, storeSession, useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { localeOf } from '../ui/locale.ts'
import { LocaleLink, useLocalized } from '../ui/locale-link.tsx'
import { toast } from '../ui/overlay-store.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { urls } from '../urls.ts'
import { deviceName } from './device-name.ts'
import { Entrance, fieldsClass, pairClass } from './entrance.tsx'
import { ChoiceButtons, FormFailure, Notice } from './form-parts.tsx'
import { OtpForm } from './otp-form.tsx'
import { forgetOtp, forgetProvenContact, type ProvenContact, readProvenContact } from './pending-otp.ts'
import { safeRedirect } from './redirect-to.ts'
import { useForm } from './use-form.ts'

type Registration = z.output<typeof registrationForm>
interface SentOtp {
  challengeId: string
  destination: string
  sentAt: number
}

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'accounts')
  return pageMeta(matches, {
    path: urls.register(),
    title: t('register.meta'),
    description: t('register.lead'),
    noIndex: true,
  })
}

/** Four fields, the mobile proven by an OTP, and the client is in. */
export default function Register() {
  const t = useTranslations('accounts')
  const navigate = useNavigate()
  const localized = useLocalized()
  const [query] = useSearchParams()
  const redirectTo = query.get('redirect_to')
  const session = useSession()
  const [proven, setProven] = useState<ProvenContact>()
  const [waiting, setWaiting] = useState<{ form: Registration; otp: SentOtp }>()

  const { errors, failure, isBusy, values, set, setFailure, replace, text, form } = useForm({
    initial: { first_name: '', last_name: '', mobile_number: '', email: '', gender: '' },
    schema: registrationForm,
    keepAs: 'register-form',
    async send(parsed) {
      if (proven) await register(parsed, proven.verificationToken)
      else setWaiting({ form: parsed, otp: await sendMobileOtp(parsed.mobile_number) })
    },
  })

  const goOn = () => void navigate(localized(safeRedirect(redirectTo) ?? urls.profile()), { replace: true })
  const leave = useEffectEvent(goOn)
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

  async function register(parsed: Registration, verificationToken: string) {
    try {
      const { data, message } = await callApi('POST /api/website/patient', {
        body: {
          ...parsed,
          verification_token: verificationToken,
          device_id: deviceId(),
          device_name: deviceName(),
        },
      })
      forgetOtp()
      storeSession(data)
      if (message) toast({ mood: 'ok', words: message })
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
      sessionStorage.removeItem('register-form')
    } catch (error) {
      // What is wrong is in the form, not in the OTP.
      setWaiting(undefined)
      setFailure(error instanceof ApiError && error.message ? error.message : t('register.failed'))
    }
  }

  if (waiting)
    return (
      <Entrance
        title={t('otp.title')}
        lead={t('otp.sentMobile', { destination: waiting.otp.destination })}
        aside={
          <p>
            <Button look="quiet" small onClick={() => setWaiting(undefined)}>
              {t('register.back')}
            </Button>
          </p>
        }
      >
        <OtpForm
          key={waiting.otp.challengeId}
          sentAt={waiting.otp.sentAt}
          onOtp={(code) => proveAndRegister(waiting, code)}
          onResend={async () =>
            setWaiting({ ...waiting, otp: await sendMobileOtp(waiting.form.mobile_number) })
          }
        />
      </Entrance>
    )

  return (
    <Entrance
      title={t('register.title')}
      lead={t('register.lead')}
      aside={
        <p>
          {t.rich('register.login', {
            link: (words) => <LocaleLink to={urls.login(redirectTo ?? undefined)}>{words}</LocaleLink>,
          })}
        </p>
      }
    >
      <form {...form} className={fieldsClass} aria-label={t('register.title')}>
        {proven && <Notice>{t('register.proven', { contact: proven.contact })}</Notice>}
        <div className={pairClass}>
          <Field label={t('register.firstName')} error={errors.first_name}>
            {(control) => <input {...control} {...text('first_name')} autoComplete="given-name" />}
          </Field>
          <Field label={t('register.lastName')} error={errors.last_name}>
            {(control) => <input {...control} {...text('last_name')} autoComplete="family-name" />}
          </Field>
        </div>
        <p className="small t3">{t('register.nameHint')}</p>
        <Field
          label={t('register.mobile')}
          error={errors.mobile_number}
          hint={t(
            proven?.channel === 'mobile'
              ? 'register.mobileProven'
              : proven
                ? 'register.mobileWhy'
                : 'register.mobileHint',
          )}
        >
          {(control) => (
            <input
              {...control}
              {...text('mobile_number')}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              readOnly={proven?.channel === 'mobile'}
            />
          )}
        </Field>
        <Field label={t('register.email')} error={errors.email} hint={t('register.emailHint')}>
          {(control) => (
            <input
              {...control}
              {...text('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              readOnly={proven?.channel === 'email'}
            />
          )}
        </Field>
        <ChoiceButtons
          label={t('register.gender')}
          hint={t('register.genderHint')}
          name="gender"
          options={[
            { value: 'female', label: t('register.genders.female') },
            { value: 'male', label: t('register.genders.male') },
          ]}
          value={values.gender}
          error={errors.gender}
          onChoose={(gender) => set('gender', gender)}
        />
        <FormFailure>{failure}</FormFailure>
        <Button look="rice" wide type="submit" busy={isBusy}>
          {t(proven ? 'register.submit' : 'register.sendOtp')}
        </Button>
      </form>
    </Entrance>
  )
}

async function sendMobileOtp(mobileNumber: string): Promise<SentOtp> {
  const { data, message } = await callApi('POST /api/website/mobile-number-verification', {
    body: { mobile_number: mobileNumber, device_id: deviceId() },
  })
  if (message) toast({ mood: 'ok', words: message })
  return { challengeId: data.challenge_u_id, destination: data.destination, sentAt: Date.now() }
}
