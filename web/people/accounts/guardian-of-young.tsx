import '../../messages/guardians.ts'
import { useTranslations } from 'use-intl'
import { Notice } from '../../ui/notice.tsx'
import { GuardianFields, type GuardianFieldsForm } from '../guardians/guardian-fields.tsx'

/** In the registration of a person under 18: who is asked for consent. */
export function GuardianOfYoung(form: GuardianFieldsForm) {
  const t = useTranslations('guardians.form')
  return (
    <>
      <Notice>{t('words')}</Notice>
      <GuardianFields {...form} />
    </>
  )
}
