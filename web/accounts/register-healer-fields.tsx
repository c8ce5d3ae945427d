import '../messages/accounts-healer.ts'
import '../messages/accounts.ts'
import type { HealerForm } from '@newyou/contract/accounts/registration'
import { uploads } from '@newyou/contract/file-limits'
import { categorySlugs } from '@newyou/contract/vocabulary'
import { useTranslations } from 'use-intl'
import { useLanguages } from '../session/use-languages.ts'
import { pairClass } from '../ui/entrance.tsx'
import { Field } from '../ui/field.tsx'
import { ChoiceButtons, ChoicesButtons } from '../ui/form/form-parts.tsx'
import type { useForm } from '../ui/form/use-form.ts'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { IconFileText, IconX } from '../ui/icons.ts'
import { useLanguageName } from '../ui/language-names.ts'
import { offeredGenders } from './person-form.ts'
import styles from './register-healer-fields.module.css'

export const emptyHealer = {
  first_name: '',
  last_name: '',
  mobile_number: '',
  email: '',
  gender: '',
  title: '',
  city: '',
  main_category: '',
  languages: [] as string[],
  topics: '',
  proof: '',
  practising_since: '',
  about: '',
  price_rupees: '',
}
export type HealerValues = typeof emptyHealer

type HealerFields = Pick<
  ReturnType<typeof useForm<HealerValues, HealerForm>>,
  'values' | 'errors' | 'set' | 'text'
>

export function HealerContactFields({ values, errors, set, text }: HealerFields) {
  const t = useTranslations('accounts.register')
  return (
    <>
      <div className={pairClass}>
        <Field label={t('firstName')} error={errors.first_name}>
          {(control) => <input {...control} {...text('first_name')} autoComplete="given-name" />}
        </Field>
        <Field label={t('lastName')} error={errors.last_name}>
          {(control) => <input {...control} {...text('last_name')} autoComplete="family-name" />}
        </Field>
      </div>
      <Field label={t('mobile')} hint={t('mobileHint')} error={errors.mobile_number}>
        {(control) => (
          <input {...control} {...text('mobile_number')} type="tel" autoComplete="tel-national" />
        )}
      </Field>
      <Field label={t('email')} error={errors.email}>
        {(control) => <input {...control} {...text('email')} type="email" autoComplete="email" />}
      </Field>
      <ChoiceButtons
        label={t('gender')}
        name="gender"
        options={offeredGenders.map((value) => ({ value, label: t(`genders.${value}`) }))}
        value={values.gender}
        error={errors.gender}
        onChoose={(gender) => set('gender', gender)}
      />
    </>
  )
}

export function HealerWorkFields({ values, errors, set, text }: HealerFields) {
  const t = useTranslations('accounts-healer')
  const languageName = useLanguageName()
  const languages = useLanguages()
  return (
    <>
      <Field label={t('titleField')} hint={t('titleHint')} error={errors.title}>
        {(control) => <input {...control} {...text('title')} autoComplete="organization-title" />}
      </Field>
      <Field label={t('city')} error={errors.city}>
        {(control) => <input {...control} {...text('city')} autoComplete="address-level2" />}
      </Field>
      <ChoiceButtons
        label={t('category')}
        name="main_category"
        options={categorySlugs.map((value) => ({ value, label: t(`categories.${value}`) }))}
        value={values.main_category}
        error={errors.main_category}
        onChoose={(category) => set('main_category', category)}
      />
      <ChoicesButtons
        label={t('languages')}
        name="languages"
        options={languages.map(({ name }) => ({ value: name, label: languageName(name) }))}
        values={values.languages}
        error={errors.languages}
        onChange={(chosen) => set('languages', chosen)}
      />
      <Field label={t('topics')} error={errors.topics}>
        {(control) => <input {...control} {...text('topics')} />}
      </Field>
    </>
  )
}

export function HealerExperienceFields({ errors, text }: HealerFields) {
  const t = useTranslations('accounts-healer')
  return (
    <>
      <Field label={t('proof')} hint={t('proofHint')} error={errors.proof}>
        {(control) => <input {...control} {...text('proof')} />}
      </Field>
      <div className={pairClass}>
        <Field label={t('since')} error={errors.practising_since}>
          {(control) => <input {...control} {...text('practising_since')} inputMode="numeric" />}
        </Field>
        <Field label={t('price')} error={errors.price_rupees}>
          {(control) => <input {...control} {...text('price_rupees')} inputMode="numeric" />}
        </Field>
      </div>
      <Field label={t('about')} error={errors.about}>
        {(control) => <textarea {...control} {...text('about')} rows={5} />}
      </Field>
    </>
  )
}

/** Documents are added one after the other, as photos are taken; each can be taken out again. */
export function HealerDocuments({
  documents,
  error,
  onChange,
}: {
  documents: readonly File[]
  error: string | undefined
  onChange: (documents: File[]) => void
}) {
  const t = useTranslations('accounts-healer')
  return (
    <>
      <Field label={t('documents')} hint={t('documentsHint')} error={error}>
        {(control) => (
          <input
            {...control}
            className={`${control.className} ${styles.files}`}
            type="file"
            multiple
            accept="application/pdf,image/jpeg,image/png"
            onChange={({ target }) => {
              onChange([...documents, ...(target.files ?? [])].slice(0, uploads.documentsMax))
              target.value = ''
            }}
          />
        )}
      </Field>
      {documents.length > 0 && (
        <ul className={styles.documents} aria-label={t('chosenDocuments')}>
          {documents.map((document, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two documents may have one name
            <li key={place}>
              <Icon of={IconFileText} />
              <span>{document.name}</span>
              <IconButton
                label={t('removeDocument', { name: document.name })}
                onClick={() => onChange(documents.filter((one) => one !== document))}
              >
                <Icon of={IconX} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
