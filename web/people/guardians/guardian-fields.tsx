import '../../messages/guardians.ts'
import { guardianRelations } from '@newyou/contract/people/guardians/rules'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/field.tsx'
import { ChoiceButtons } from '../../ui/form/form-parts.tsx'
import type { useForm } from '../../ui/form/use-form.ts'
import type { emptyGuardian } from './empty-guardian.ts'

/** The fields of a form that has at least those of a guardian. */
export type GuardianFieldsForm = Pick<
  ReturnType<typeof useForm<typeof emptyGuardian, unknown>>,
  'values' | 'errors' | 'set' | 'text'
>

/** The guardian of a client under 18, and the target of the link. */
export function GuardianFields({ values, errors, set, text }: GuardianFieldsForm) {
  const t = useTranslations('guardians')
  return (
    <>
      <Field label={t('form.name')} hint={t('form.nameHint')} error={errors.guardian_name}>
        {(control) => <input {...control} {...text('guardian_name')} maxLength={60} autoComplete="off" />}
      </Field>
      <ChoiceButtons
        label={t('form.relation')}
        name="guardian_relation"
        options={guardianRelations.map((value) => ({ value, label: t(`relations.${value}`) }))}
        value={values.guardian_relation}
        error={errors.guardian_relation}
        onChoose={(relation) => set('guardian_relation', relation)}
      />
      <Field label={t('form.contact')} hint={t('form.contactHint')} error={errors.guardian_contact}>
        {(control) => <input {...control} {...text('guardian_contact')} autoComplete="off" />}
      </Field>
    </>
  )
}
