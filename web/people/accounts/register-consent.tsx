import '../../messages/accounts.ts'
import { useTranslations } from 'use-intl'
import { PublishedLink } from '../../page/published-link.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { FieldError } from '../../ui/form/form-parts.tsx'
import type { useForm } from '../../ui/form/use-form.ts'

interface Values {
  referral_code: string
  is_policy_accepted: boolean
}
type ConsentForm = Pick<ReturnType<typeof useForm<Values, unknown>>, 'values' | 'errors' | 'set' | 'text'>

/** Few have a code; from a link it stands there already. */
export function ReferralField({ values, errors, text }: ConsentForm) {
  const t = useTranslations('accounts.register')
  return (
    <details open={values.referral_code !== '' || errors.referral_code !== undefined}>
      <summary>{t('haveReferral')}</summary>
      <Field label={t('referral')} hint={t('referralHint')} error={errors.referral_code}>
        {(control) => <input {...control} {...text('referral_code')} autoComplete="off" />}
      </Field>
    </details>
  )
}

export function ConsentField({ values, errors, set }: ConsentForm) {
  const t = useTranslations('accounts.register')
  return (
    <div>
      <Choice
        type="checkbox"
        name="is_policy_accepted"
        checked={values.is_policy_accepted}
        aria-invalid={errors.is_policy_accepted ? true : undefined}
        onChange={({ target }) => set('is_policy_accepted', target.checked)}
      >
        {t.rich('consent', {
          policy: (words) => <PublishedLink slug="privacy-policy">{words}</PublishedLink>,
          terms: (words) => <PublishedLink slug="terms-and-condition">{words}</PublishedLink>,
        })}
      </Choice>
      {errors.is_policy_accepted && <FieldError>{errors.is_policy_accepted}</FieldError>}
    </div>
  )
}
