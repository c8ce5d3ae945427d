import '../../messages/guests.ts'
import { pathTo } from '@newyou/contract/addresses'
import { otpDigits } from '@newyou/contract/business'
import { plainDigits } from '@newyou/contract/people/accounts/digits'
import { accountMessages } from '@newyou/contract/people/accounts/messages'
import { guestMessages } from '@newyou/contract/people/guests/messages'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { say } from '../../api/say.ts'
import { useAction } from '../../api/use-action.ts'
import { PublishedLink } from '../../page/published-link.tsx'
import { callApi } from '../../session/call-api.ts'
import { deviceFields } from '../../session/device-signal.ts'
import { afterLogin } from '../../session/redirect-to.ts'
import { deviceId, storeSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { fieldsClass } from '../../ui/entrance.tsx'
import { Field } from '../../ui/field.tsx'
import { FieldError, FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import type { Locale } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { urls } from '../../urls.ts'
import { useGoAfterLogin } from '../accounts/go-after-login.ts'
import { withProof } from '../accounts/send-otp.ts'

/** Refusals after the OTP was taken. */
const usedUp = new Set([
  'contactTaken',
  'guestHasMore',
  'clientBusy',
  'blocked',
  'guardianNeeded',
  'notAllowed',
])

interface Values {
  code: string
  otp: string
  accepts: boolean
}

/**
 * By the code that was spoken, an OTP and a yes to the terms: the account opens, or for a child the consent is given. Into an
 * account that is open already the first two are enough.
 */
export function ClaimForm({
  token,
  contact,
  isYoung,
  isAdding,
  onConsented,
  onAdded,
  onClosed,
}: {
  token: string
  contact: string
  isYoung: boolean
  /** Whoever is logged in adds the session to their account; otherwise a new one opens. */
  isAdding: boolean
  onConsented: () => void
  onAdded: () => void
  /** The link was used, or the code was wrong too often. */
  onClosed: () => void
}) {
  const t = useTranslations('guests')
  const locale = useLocale()
  const goAfterLogin = useGoAfterLogin()
  const [challenge, setChallenge] = useState<string>()
  const [isTaken, setTaken] = useState(false)
  const sending = useAction(async () => {
    const { data } = await withProof((proof) =>
      callApi('POST /api/website/guest-claim/{token}/otp', {
        params: { token },
        body: { device_id: deviceId(), proof },
      }),
    )
    setChallenge(data.challenge_u_id)
  })
  const { values, errors, failure, isBusy, set, text, form } = useForm<Values, Values>({
    initial: { code: '', otp: '', accepts: false },
    schema: (given) => checked(given, locale, !isAdding),
    async send({ code, otp }) {
      const proofs = { challenge_u_id: challenge ?? '', otp, code }
      try {
        if (isAdding) {
          await callApi('POST /api/website/guest-claim/{token}/merge', {
            params: { token },
            body: { ...proofs, device_id: deviceId() },
          })
          return onAdded()
        }
        const { data } = await callApi('POST /api/website/guest-claim/{token}', {
          params: { token },
          body: { ...proofs, accepts_terms: true, ...(await deviceFields()) },
        })
        if (data.outcome === 'consented') return onConsented()
        storeSession(data)
        await goAfterLogin(afterLogin(null, 'client'))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'guestLinkClosed') return onClosed()
        // The OTP was right and is used up: what refused it is something else.
        if (error instanceof ApiError && usedUp.has(error.code)) {
          setChallenge(undefined)
          set('otp', '')
        }
        if (error instanceof ApiError && error.code === 'contactTaken') setTaken(true)
        throw error
      }
    },
  })
  const digits = (name: 'code' | 'otp', most: number) => ({
    ...text(name),
    onChange: ({ target }: { target: { value: string } }) =>
      set(name, plainDigits(target.value).replace(/\D/g, '').slice(0, most)),
  })
  const terms = (words: React.ReactNode) => <PublishedLink slug="terms-and-condition">{words}</PublishedLink>
  const policy = (words: React.ReactNode) => <PublishedLink slug="privacy-policy">{words}</PublishedLink>
  return (
    <form {...form} className={fieldsClass} aria-label={t('title')}>
      <Field label={t('code')} hint={t('codeHint')} error={errors.code}>
        {(control) => <input {...control} {...digits('code', 4)} inputMode="numeric" autoComplete="off" />}
      </Field>
      {challenge ? (
        <Field label={t('otp')} hint={t('otpHint', { contact })} error={errors.otp}>
          {(control) => (
            <input
              {...control}
              {...digits('otp', otpDigits)}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          )}
        </Field>
      ) : (
        <div>
          <Button variant="quiet" busy={sending.isBusy} onClick={() => void sending.run()}>
            {t('sendOtp')}
          </Button>
        </div>
      )}
      {!isAdding && (
        <div>
          <Choice
            type="checkbox"
            name="accepts"
            checked={values.accepts}
            aria-invalid={errors.accepts ? true : undefined}
            onChange={({ target }) => set('accepts', target.checked)}
          >
            {t.rich(isYoung ? 'termsYoung' : 'terms', { terms, policy })}
          </Choice>
          {errors.accepts && <FieldError>{errors.accepts}</FieldError>}
        </div>
      )}
      <FormFailure>{failure}</FormFailure>
      {isTaken && (
        <p>
          {t.rich('taken', {
            login: (words) => (
              <LocaleLink to={urls.login(pathTo('guestClaim', { token }))}>{words}</LocaleLink>
            ),
          })}
        </p>
      )}
      {challenge && (
        <Button variant="primary" wide type="submit" busy={isBusy}>
          {t(isAdding ? 'add' : 'submit')}
        </Button>
      )}
    </form>
  )
}

function checked(values: Values, locale: Locale, needsTerms: boolean) {
  const { code, otp, accepts } = values
  if (code.length === 4 && otp.length === otpDigits && (accepts || !needsTerms)) return { parsed: values }
  return {
    wrong: {
      ...(code.length !== 4 && { code: say(locale, guestMessages.codeInvalid) }),
      ...(otp.length !== otpDigits && { otp: say(locale, accountMessages.otpMissing) }),
      ...(needsTerms && !accepts && { accepts: say(locale, guestMessages.termsMissing) }),
    },
  }
}
