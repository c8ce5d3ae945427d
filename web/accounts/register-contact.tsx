import '../messages/accounts.ts'
import { useTranslations } from 'use-intl'
import { pairClass } from '../ui/entrance.tsx'
import { Field } from '../ui/field.tsx'
import type { useForm } from '../ui/form/use-form.ts'
import { Notice } from '../ui/notice.tsx'
import type { ProvenContact } from './pending-otp.ts'

export const emptyContact = { first_name: '', last_name: '', mobile_number: '', email: '' }

type Contact = typeof emptyContact & { alternate_mobile_number: string }
/** The fields of a form that has at least those of the first step. */
export type ContactForm = Pick<ReturnType<typeof useForm<Contact, unknown>>, 'errors' | 'text'>

/** The first step of a registration: the name and the contacts. A contact that an OTP has proven stays as it is. */
export function ContactFields({ errors, text, proven }: ContactForm & { proven: ProvenContact | undefined }) {
  const t = useTranslations('accounts')
  return (
    <>
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
      <Field
        label={t('register.alternateMobile')}
        hint={t('register.alternateMobileHint')}
        error={errors.alternate_mobile_number}
      >
        {(control) => <input {...control} {...text('alternate_mobile_number')} type="tel" inputMode="tel" />}
      </Field>
    </>
  )
}
