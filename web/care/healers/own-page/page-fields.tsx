import '../../../messages/healers-fields.ts'
import '../../../messages/healers-page.ts'
import { type HealerFieldName, healerFields } from '@newyou/contract/care/healers/fields'
import type { PageForm } from '@newyou/contract/care/healers/page'
import type { PageValues } from '@newyou/contract/care/healers/page-values'
import { having, namesOf } from '@newyou/contract/people/accounts/declared'
import { useTranslations } from 'use-intl'
import { useLanguages } from '../../../session/use-languages.ts'
import { Field } from '../../../ui/field.tsx'
import type { useForm } from '../../../ui/form/use-form.ts'
import { useLanguageName } from '../../../ui/language-names.ts'
import { Section } from '../../../ui/parts.tsx'
import { HealerField } from '../healer-field.tsx'

type Fields = Pick<ReturnType<typeof useForm<PageValues, PageForm>>, 'values' | 'errors' | 'set' | 'text'>

/** The fields that clients ask about first. */
const first: HealerFieldName[] = ['price_rupees', 'modes', 'languages']
const atOnce = [...new Set([...first, ...namesOf(having(healerFields, 'page', 'at once'))])]

/** Fields saved at once. */
export function SessionFields(fields: Fields) {
  const t = useTranslations('healers-page')
  return (
    <Section gap={5} above={0}>
      <h2>{t('facts')}</h2>
      {atOnce.map((name) => (
        <HealerField key={name} name={name} of={fields} />
      ))}
    </Section>
  )
}

/** Texts that staff review first. */
export function TextFields(fields: Fields) {
  const t = useTranslations('healers-page')
  return (
    <Section gap={5} above={0}>
      <h2>{t('text')}</h2>
      {namesOf(having(healerFields, 'page', 'reviewed')).map((name) =>
        name === 'greeting' ? (
          <GreetingFields key={name} {...fields} />
        ) : (
          <HealerField key={name} name={name} of={fields} />
        ),
      )}
    </Section>
  )
}

function GreetingFields({ errors, text }: Fields) {
  const t = useTranslations('healers-page')
  const ofFields = useTranslations('healers-fields')
  const languageName = useLanguageName()
  const languages = useLanguages()
  return (
    <>
      <Field label={ofFields('label.greeting')} hint={ofFields('hint.greeting')} error={errors.greeting}>
        {(control) => <input {...control} {...text('greeting')} maxLength={160} />}
      </Field>
      <Field label={t('greetingLanguage')} error={errors.greeting_lang}>
        {(control) => (
          <select {...control} {...text('greeting_lang')}>
            <option value="">{t('choose')}</option>
            {languages.map(({ code, name, native_name: native }) => (
              <option key={code} value={code}>
                {native === languageName(name) ? native : `${languageName(name)} (${native})`}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  )
}
