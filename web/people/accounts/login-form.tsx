import '../../messages/accounts.ts'
import type { OtpChannel } from '@newyou/contract/people/accounts/fields'
import type { Role } from '@newyou/contract/vocabulary'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { callApi } from '../../session/call-api.ts'
import { afterLogin } from '../../session/redirect-to.ts'
import { deviceId, useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Entrance, fieldsClass } from '../../ui/entrance.tsx'
import { Field } from '../../ui/field.tsx'
import { ChoiceButtons, FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useHydrated } from '../../ui/hydration.tsx'
import { LocaleLink, useLocalized } from '../../ui/locale-link.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { urls } from '../../urls.ts'
import { PasskeyLogin } from '../passkeys/passkey-login.tsx'
import { useGoAfterLogin } from './go-after-login.ts'
import { HeldTime } from './held-time.tsx'
import { lateLogin } from './late-schemas.ts'
import { OrganizationWay } from './organization-way.tsx'
import { forgetOtp, keepPendingOtp } from './pending-otp.ts'
import { withProof } from './send-otp.ts'

/** Whether e-mail or mobile was typed, before the person chooses one. */
function guessChannel(contact: string): OtpChannel | '' {
  if (contact.includes('@')) return 'email'
  return /^(tel:)?[^\p{L}@]{3,}$/iu.test(contact) && /\p{Nd}/u.test(contact) ? 'mobile' : ''
}

/** Sends an OTP to log in with and remembers that it is waited for. */
export async function sendLoginOtp(contact: string, channel: OtpChannel, role: Role) {
  const common = { role, device_id: deviceId() }
  const { data, message } = await withProof((proof) =>
    channel === 'email'
      ? callApi('POST /api/website/generate-otp', {
          body: { type: 'email', email: contact, ...common, proof },
        })
      : callApi('POST /api/website/generate-otp', {
          body: { type: 'mobile', mobile_number: contact, ...common, proof },
        }),
  )
  const pending = {
    challengeId: data.challenge_u_id,
    channel,
    contact,
    destination: data.destination,
    role,
    sentAt: Date.now(),
  }
  keepPendingOtp(pending)
  return { pending, message }
}

const wordsOf = { client: 'login', healer: 'loginHealer', staff: 'loginStaff' } as const

/** `children` is another way to log in, in the place of passkeys. */
export function LoginForm({ as: role, children }: { as: Role; children?: ReactNode }) {
  const t = useTranslations('accounts')
  const own = wordsOf[role]
  const navigate = useNavigate()
  const localized = useLocalized()
  const goAfterLogin = useGoAfterLogin()
  const [query] = useSearchParams()
  const redirectTo = query.get('redirect_to')
  const session = useSession()
  const isHydrated = useHydrated()
  /** The provider of this channel accepted nothing. */
  const [unsent, setUnsent] = useState<OtpChannel>()
  const contactInput = useRef<HTMLInputElement>(null)
  const { values, errors, failure, isBusy, replace, set, setFailure, text, form } = useForm({
    initial: { contact: '', channel: '' },
    schema: lateLogin,
    keepAs: `login-form:${role}`,
    async send({ contact, channel }) {
      forgetOtp()
      setUnsent(undefined)
      const { message } = await sendLoginOtp(contact, channel, role).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'otpNotSent') setUnsent(channel)
        throw error
      })
      if (message) toast({ tone: 'ok', words: message })
      await navigate(localized(urls.otp(redirectTo ?? undefined)))
    },
  })

  // A logged-in person leaves this page.
  const leave = useEffectEvent((known: Role) => void goAfterLogin(afterLogin(redirectTo, known)))
  const knownRole = session?.role
  useEffect(() => {
    if (knownRole) leave(knownRole)
  }, [knownRole])

  function switchTo(channel: OtpChannel) {
    setUnsent(undefined)
    setFailure(undefined)
    replace({ contact: '', channel })
    contactInput.current?.focus()
  }

  const contactField = text('contact')
  return (
    <Entrance
      title={t(`${own}.title`)}
      lead={t(redirectTo && role === 'client' ? 'login.leadBooking' : `${own}.lead`)}
      aside={
        role === 'client' ? (
          <p>
            {t.rich('login.healer', {
              link: (words) => <LocaleLink to={urls.loginHealer()}>{words}</LocaleLink>,
            })}
          </p>
        ) : role === 'staff' ? (
          <p>
            {t.rich('loginStaff.client', {
              link: (words) => <LocaleLink to={urls.login()}>{words}</LocaleLink>,
            })}
          </p>
        ) : (
          <>
            <p>
              {t.rich('loginHealer.register', {
                link: (words) => <LocaleLink to={urls.registerHealer()}>{words}</LocaleLink>,
              })}
            </p>
            <p>
              {t.rich('loginHealer.client', {
                link: (words) => <LocaleLink to={urls.login()}>{words}</LocaleLink>,
              })}
            </p>
          </>
        )
      }
    >
      {role === 'client' && <HeldTime />}
      <form {...form} className={fieldsClass} aria-label={t(`${own}.title`)}>
        <Field
          label={t('login.contact')}
          error={errors.contact}
          hint={t(role === 'client' ? 'login.contactHint' : 'login.contactHintWork')}
          keepsRoom
        >
          {(control) => (
            <input
              {...control}
              {...contactField}
              ref={contactInput}
              type="text"
              inputMode="email"
              autoComplete="username webauthn"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => contactField.onChange(event)}
              onBlur={(event) => {
                const guessed = guessChannel(values.contact)
                if (guessed && guessed !== values.channel) set('channel', guessed)
                contactField.onBlur(event)
              }}
            />
          )}
        </Field>
        <ChoiceButtons
          label={t('login.otpBy')}
          name="channel"
          options={[
            { value: 'mobile', label: t('login.bySms') },
            { value: 'email', label: t('login.byEmail') },
          ]}
          value={values.channel}
          error={errors.channel}
          keepsRoom
          onChoose={(channel) => set('channel', channel)}
        />
        <FormFailure>{failure}</FormFailure>
        {unsent && (
          <Button variant="quiet" onClick={() => switchTo(unsent === 'mobile' ? 'email' : 'mobile')}>
            {t(unsent === 'mobile' ? 'login.useEmail' : 'login.useMobile')}
          </Button>
        )}
        <Button variant="primary" wide type="submit" busy={isBusy}>
          {t('login.send')}
        </Button>
        {isHydrated && (role === 'staff' ? children : <PasskeyLogin as={role} />)}
        {role === 'client' && (
          <p className="t2">
            {t.rich('login.register', {
              link: (words) => <LocaleLink to={urls.register(redirectTo ?? undefined)}>{words}</LocaleLink>,
            })}
          </p>
        )}
        {role === 'client' && <OrganizationWay redirectTo={redirectTo ?? undefined} />}
      </form>
    </Entrance>
  )
}
