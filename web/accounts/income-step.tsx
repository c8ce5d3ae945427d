import '../messages/accounts.ts'
import { useTranslations } from 'use-intl'
import { Field } from '../ui/field.tsx'
import type { IncomeStepForm } from './person-form.ts'
import { IncomeFields } from './profile-parts.tsx'

/** Income, who the client comes with, and who sent them. */
export function IncomeStep(form: IncomeStepForm) {
  const t = useTranslations('accounts.register')
  const { errors, text } = form
  return (
    <>
      <IncomeFields {...form} />
      <Field label={t('organization')} hint={t('organizationHint')} error={errors.organization_id}>
        {(control) => <input {...control} {...text('organization_id')} />}
      </Field>
      <Field label={t('referral')} hint={t('referralHint')} error={errors.referral_code}>
        {(control) => <input {...control} {...text('referral_code')} autoComplete="off" />}
      </Field>
    </>
  )
}
