import '../../ui/form/zod-without-eval.ts'
import '../../messages/submissions.ts'
import { type ArticleDraft, articleProposal, type Submission } from '@newyou/contract/content/submissions'
import { useTranslations } from 'use-intl'
import { useCategories } from '../../page/site-categories.ts'
import { Button } from '../../ui/button.tsx'
import { fieldsClass } from '../../ui/entrance.tsx'
import { Field } from '../../ui/field.tsx'
import { ChoiceButtons, ChoicesButtons, FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import layout from '../../ui/layout.module.css'
import styles from './submissions.module.css'
import { useSaving } from './use-saving.ts'

const categoriesMax = 3
const languages = ['en', 'hi'] as const
const empty: ArticleDraft = { title: '', lead: '', text: '', categories: [], language: 'en' }

/** A post for the blog that the healer wrote. */
export default function ArticleForm({
  submission,
}: {
  submission?: Extract<Submission, { kind: 'article' }> | undefined
}) {
  const t = useTranslations('submissions.form')
  const categories = useTranslations('categories')
  const offered = useCategories()
  const { save, isSaving, send } = useSaving(submission)
  const { values, errors, failure, isBusy, set, text, form } = useForm({
    initial: submission?.content ?? empty,
    schema: articleProposal,
    send: (content) => send({ kind: 'article', content }),
  })
  return (
    <form {...form} className={`${fieldsClass} ${styles.form}`}>
      <ChoiceButtons
        label={t('language')}
        name="language"
        options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        value={values.language}
        onChoose={(language) => set('language', language)}
      />
      <Field label={t('title')} error={errors.title}>
        {(control) => <input {...control} {...text('title')} maxLength={140} />}
      </Field>
      <Field label={t('lead')} hint={t('leadHint')} error={errors.lead}>
        {(control) => <textarea {...control} {...text('lead')} rows={2} maxLength={300} />}
      </Field>
      <ChoicesButtons
        label={t('categories')}
        name="categories"
        error={errors.categories}
        options={offered.map(({ slug }) => ({ value: slug, label: categories(slug) }))}
        values={values.categories}
        onChange={(chosen) => {
          if (chosen.length <= categoriesMax) set('categories', chosen)
        }}
      />
      <Field label={t('text')} hint={t('textHint')} error={errors.text}>
        {(control) => <textarea {...control} {...text('text')} rows={16} maxLength={20_000} />}
      </Field>
      <FormFailure>{failure}</FormFailure>
      <div className={layout.cluster}>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t('send')}
        </Button>
        <Button
          variant="quiet"
          busy={isSaving}
          onClick={() => void save({ kind: 'article', content: values })}
        >
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
