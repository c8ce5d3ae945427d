import '../../messages/accounts.ts'
import '../../messages/healers-fields.ts'
import { type HealerFieldName, healerFields } from '@newyou/contract/care/healers/fields'
import { localeNames, locales } from '@newyou/contract/locales'
import { useTranslations } from 'use-intl'
import { useSite } from '../../page/site.ts'
import { offeredGenders } from '../../people/accounts/person-form.ts'
import { useLanguages } from '../../session/use-languages.ts'
import { Field, type FieldControl } from '../../ui/field.tsx'
import { ChoiceButtons, ChoicesButtons } from '../../ui/form/form-parts.tsx'
import { useLanguageName } from '../../ui/language-names.ts'

/** What a declared field needs of its form, whichever form that is. */
export interface FormOfHealer {
  values: Partial<Record<string, string | string[]>>
  errors: Partial<Record<string, string>>
  set(name: string, value: string | string[]): void
  text(name: string): object
}

const autoComplete: Partial<Record<HealerFieldName, string>> = {
  title: 'organization-title',
  city: 'address-level2',
}

type Label = 'label.about' // one of those of a kind: the declaration has no name without words, which a test holds

/** The label of a field and its hint, on the registration or on the healer's own page. */
function useFieldWords(name: HealerFieldName, isAsked: boolean) {
  const t = useTranslations('healers-fields')
  const asked = `asked.${name}` as 'asked.about'
  const hint = `${isAsked ? 'askedHint' : 'hint'}.${name}` as 'hint.about'
  return {
    label: t(isAsked && t.has(asked) ? asked : (`label.${name}` as Label)),
    hint: t.has(hint) ? t(hint) : undefined,
  }
}

/** What can be chosen, as the reader reads it. */
function useOptions(name: HealerFieldName, has: readonly string[]) {
  const t = useTranslations('healers-fields')
  const genders = useTranslations('accounts.register.genders')
  const category = useTranslations('categories')
  const { categories } = useSite()
  const languageName = useLanguageName()
  const languages = useLanguages()
  const field = healerFields[name]
  if (name === 'gender')
    return offeredGenders.map((value) => ({ value: String(value), label: genders(value) }))
  if (name === 'written_in') return locales.map((value) => ({ value, label: localeNames[value] }))
  if (field.kind === 'languages')
    return languages.map((one) => ({ value: one.name, label: languageName(one.name) }))
  if (name === 'main_category' || name === 'categories')
    return categories
      .filter(({ slug, isHidden }) => !isHidden || has.includes(slug))
      .map(({ slug }) => ({ value: slug, label: category(slug) }))
  if (name === 'modes')
    return healerFields[name].of.map((value) => ({ value: String(value), label: t(`mode.${value}`) }))
  return []
}

/** A declared field of a healer's profile with the control of its kind; the line of greeting has a form of its own. */
export function HealerField({
  name,
  of: { values, errors, set, text },
  isAsked = false,
}: {
  name: HealerFieldName
  of: FormOfHealer
  /** By the registration. */
  isAsked?: boolean
}) {
  const words = { ...useFieldWords(name, isAsked), error: errors[name] }
  const value = values[name]
  const options = useOptions(name, Array.isArray(value) ? value : value ? [value] : [])
  const field: { kind: string; max?: number } = healerFields[name]
  if (field.kind === 'choice' || field.kind === 'category')
    return (
      <ChoiceButtons
        {...words}
        name={name}
        options={options}
        value={String(value)}
        onChoose={(chosen) => set(name, chosen)}
      />
    )
  if (field.kind === 'choices' || field.kind === 'categories' || field.kind === 'languages')
    return (
      <ChoicesButtons
        {...words}
        name={name}
        // The main category is one of them already.
        options={
          name === 'categories' ? options.filter((one) => one.value !== values.main_category) : options
        }
        values={Array.isArray(value) ? value : []}
        onChange={(chosen) => set(name, chosen)}
      />
    )
  // The registration says what is too long; a page that is edited cannot become it.
  const wiring = (control: FieldControl) => ({
    ...control,
    ...text(name),
    maxLength: isAsked ? undefined : field.max,
  })
  const rows = field.kind === 'long' ? 3 : isAsked ? 5 : 8
  return (
    <Field {...words}>
      {(control) =>
        field.kind === 'long' || field.kind === 'paragraphs' ? (
          <textarea {...wiring(control)} rows={rows} />
        ) : (
          <input
            {...wiring(control)}
            autoComplete={autoComplete[name]}
            inputMode={field.kind === 'text' ? undefined : 'numeric'}
          />
        )
      }
    </Field>
  )
}
