import '../../messages/accounts.ts'
import { otpDigits } from '@newyou/contract/business'
import { plainDigits } from '@newyou/contract/people/accounts/digits'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../api/error-words.ts'
import { Button } from '../../ui/button.tsx'
import { fieldsClass } from '../../ui/entrance.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { lateOtp } from './late-schemas.ts'
import styles from './otp-form.module.css'
import { useSecondsUntil } from './use-seconds-until.ts'

const resendAfterMs = 30_000

/** Six digits, sent by themselves as soon as all are there, and another OTP after half a minute. */
export function OtpForm({
  sentAt,
  submit,
  onOtp,
  onResend,
}: {
  /** Epoch milliseconds. */
  sentAt: number
  /** Button label when it does not log in. */
  submit?: string
  onOtp: (otp: string) => Promise<void>
  onResend: () => Promise<void>
}) {
  const t = useTranslations('accounts.otp')
  const wordsFor = useErrorWords()
  const formRef = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { values, errors, failure, isBusy, set, setFailure, text, form } = useForm({
    initial: { otp: '' },
    schema: lateOtp,
    async send({ otp }) {
      try {
        await onOtp(otp)
      } catch (error) {
        // A wrong OTP is typed anew, not corrected.
        set('otp', '')
        input.current?.focus()
        throw error
      }
    },
  })
  const [resend, setResend] = useState<'idle' | 'busy'>('idle')
  const waitsFor = useSecondsUntil(sentAt + resendAfterMs)

  const isWhole = values.otp.length === otpDigits
  useEffect(() => {
    if (isWhole) formRef.current?.requestSubmit()
  }, [isWhole])

  const otpField = text('otp')
  return (
    <form {...form} ref={formRef} className={fieldsClass} aria-label={t('title')}>
      <Field label={t('label')} error={errors.otp} hint={t('hint')}>
        {(control) => (
          <input
            {...control}
            {...otpField}
            ref={input}
            className={`${control.className} ${styles.digits}`}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            // biome-ignore lint/a11y/noAutofocus: this page asks for nothing else
            autoFocus
            // Room for an OTP that is pasted with spaces or words around it.
            maxLength={80}
            onChange={({ target }) =>
              set('otp', plainDigits(target.value).replace(/\D/g, '').slice(0, otpDigits))
            }
          />
        )}
      </Field>
      <FormFailure>{failure}</FormFailure>
      <Button variant="primary" wide type="submit" busy={isBusy}>
        {submit ?? t('submit')}
      </Button>
      <div className={styles.again}>
        <span className="t2">{t('notThere')}</span>
        <Button
          variant="quiet"
          small
          busy={resend === 'busy'}
          disabled={waitsFor > 0}
          onClick={() => {
            setResend('busy')
            setFailure(undefined)
            onResend()
              .catch((error: unknown) => setFailure(wordsFor(error)))
              .finally(() => setResend('idle'))
          }}
        >
          {waitsFor > 0 ? t('resendIn', { count: waitsFor }) : t('resend')}
        </Button>
      </div>
    </form>
  )
}
