import '../../messages/accounts.ts'
import { useTranslations } from 'use-intl'
import { pairClass } from '../../ui/entrance.tsx'
import { Field } from '../../ui/field.tsx'
import type { useForm } from '../../ui/form/use-form.ts'
import type { ProvenContact } from './pending-otp.ts'

export const emptyContact = { first_name: '', last_name: '', mobile_number: '', email: '' }

/** The fields of a form that has at least those of a name and its contacts. */
type ContactForm = Pick<ReturnType<typeof useForm<typeof emptyContact, unknown>>, 'errors' | 'text'>

export function NameFields({ errors, text }: ContactForm) {
  const t = useTranslations('accounts')
  return (
    <>
      <div className={pairClass}>
        <Field label={t('register.firstName')} error={errors.first_name}>
          {(control) => <input {...control} {...text('first_name')} autoComplete="given-name" />}
        </Field>
        <Field label={t('register.lastName')} error={errors.last_name}>
          {(control) => <input {...control} {...text('last_name')} autoComplete="family-name" />}
        </Field>
      </div>
      <p className="small t3">{t('register.nameHint')}</p>
    </>
  )
}

/** The two contacts. One that an OTP has proven stays as it is. */
export function ContactFields({ errors, text, proven }: ContactForm & { proven: ProvenContact | undefined }) {
  const t = useTranslations('accounts')
  return (
    <>
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
    </>
  )
}
