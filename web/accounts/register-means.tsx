import '../messages/accounts.ts'
import { defaultOrganization } from '@newyou/contract/vocabulary'
import { useTranslations } from 'use-intl'
import { Field } from '../ui/field.tsx'
import type { useForm } from '../ui/form/use-form.ts'
import { type emptyPerson, IncomeFields } from './profile-parts.tsx'

export const emptyMeans = { organization_id: defaultOrganization, referral_code: '' }

/** A form that has at least these fields and those of a person. */
export type MeansForm = ReturnType<typeof useForm<typeof emptyPerson & typeof emptyMeans, unknown>>

/** Income, who the client comes with, and who sent them. */
export function MeansFields(form: MeansForm) {
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
