import '../../messages/healers-page.ts'
import type { PageForm } from '@newyou/contract/healers/page'
import { categorySlugs, sessionModes } from '@newyou/contract/vocabulary'
import { useTranslations } from 'use-intl'
import { useLanguages } from '../../session/use-languages.ts'
import { Field } from '../../ui/field.tsx'
import { ChoiceButtons, ChoicesButtons } from '../../ui/form/form-parts.tsx'
import type { useForm } from '../../ui/form/use-form.ts'
import { useLanguageName } from '../../ui/language-names.ts'
import type { PageValues } from './page-values.ts'

type Fields = Pick<ReturnType<typeof useForm<PageValues, PageForm>>, 'values' | 'errors' | 'set' | 'text'>

/** What changes at once. */
export function SessionFields({ values, errors, set, text }: Fields) {
  const t = useTranslations('healers-page')
  const category = useTranslations('categories')
  const languageName = useLanguageName()
  const languages = useLanguages()
  const categories = categorySlugs.map((value) => ({ value, label: category(value) }))
  return (
    <section>
      <h2>{t('facts')}</h2>
      <Field label={t('price')} hint={t('priceHint')} error={errors.price_rupees}>
        {(control) => <input {...control} {...text('price_rupees')} inputMode="numeric" />}
      </Field>
      <ChoicesButtons
        label={t('modes')}
        name="modes"
        options={sessionModes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        values={values.modes}
        error={errors.modes}
        onChange={(chosen) => set('modes', chosen)}
      />
      <ChoicesButtons
        label={t('languages')}
        name="languages"
        options={languages.map(({ name }) => ({ value: name, label: languageName(name) }))}
        values={values.languages}
        error={errors.languages}
        onChange={(chosen) => set('languages', chosen)}
      />
      <Field label={t('city')} error={errors.city}>
        {(control) => <input {...control} {...text('city')} autoComplete="address-level2" />}
      </Field>
      <ChoiceButtons
        label={t('category')}
        name="main_category"
        options={categories}
        value={values.main_category}
        error={errors.main_category}
        onChoose={(chosen) => set('main_category', chosen)}
      />
      <ChoicesButtons
        label={t('categories')}
        name="categories"
        options={categories.filter(({ value }) => value !== values.main_category)}
        values={values.categories}
        error={errors.categories}
        onChange={(chosen) => set('categories', chosen)}
      />
    </section>
  )
}

/** What is read before it is public. */
export function TextFields({ errors, text }: Fields) {
  const t = useTranslations('healers-page')
  const languageName = useLanguageName()
  const languages = useLanguages()
  return (
    <section>
      <h2>{t('text')}</h2>
      <Field label={t('topics')} hint={t('topicsHint')} error={errors.topics}>
        {(control) => <input {...control} {...text('topics')} maxLength={200} />}
      </Field>
      <Field label={t('about')} hint={t('aboutHint')} error={errors.about}>
        {(control) => <textarea {...control} {...text('about')} rows={8} maxLength={2000} />}
      </Field>
      <Field label={t('brings')} hint={t('bringsHint')} error={errors.brings}>
        {(control) => <textarea {...control} {...text('brings')} rows={3} maxLength={300} />}
      </Field>
      <Field label={t('voice')} hint={t('voiceHint')} error={errors.voice}>
        {(control) => <input {...control} {...text('voice')} maxLength={160} />}
      </Field>
      <Field label={t('voiceLanguage')} error={errors.voice_lang}>
        {(control) => (
          <select {...control} {...text('voice_lang')}>
            <option value="">{t('choose')}</option>
            {languages.map(({ code, name, native_name: native }) => (
              <option key={code} value={code}>
                {native === languageName(name) ? native : `${languageName(name)} (${native})`}
              </option>
            ))}
          </select>
        )}
      </Field>
    </section>
  )
}
