import '../../ui/form/zod-without-eval.ts'
import '../../messages/submissions.ts'
import {
  type ReelDraft,
  type ReelFileSlot,
  reelProposal,
  type Submission,
} from '@newyou/contract/content/submissions'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { useAction } from '../../api/use-action.ts'
import { useCategories } from '../../page/site-categories.ts'
import { Button } from '../../ui/button.tsx'
import { fieldsClass } from '../../ui/entrance.tsx'
import { Field } from '../../ui/field.tsx'
import { ChoiceButtons, FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import layout from '../../ui/layout.module.css'
import { ReelFile } from './reel-file.tsx'
import { ReelFilm } from './reel-film.tsx'
import styles from './submissions.module.css'
import { useSaving } from './use-saving.ts'

const languages = ['en', 'hi'] as const
const empty: ReelDraft = { title: '', words: '', alt: '', category: '', language: 'en' }
const nothing = { film: null, poster: null, captions: null }

/** Requirements for sending: the fields, and the uploaded files. */
const whole = reelProposal.extend({
  film: z.literal(true, { error: 'Please upload the video' }),
  poster: z.literal(true, { error: 'Please choose a picture' }),
})

/** A short upright film that the healer made. */
export default function ReelForm({
  submission,
}: {
  submission?: Extract<Submission, { kind: 'reel' }> | undefined
}) {
  const t = useTranslations('submissions.form')
  const categories = useTranslations('categories')
  const offered = useCategories()
  const { save, isSaving, send, keepFile } = useSaving(submission)
  const files = submission?.files ?? nothing
  const { values, errors, failure, isBusy, set, text, form } = useForm({
    initial: {
      ...(submission?.content ?? empty),
      film: files.film !== null,
      // Whether a film has a picture is not known before it is there.
      poster: files.film === null || files.poster !== null,
    },
    schema: whole,
    send: ({ film: _film, poster: _poster, ...content }) => send({ kind: 'reel', content }),
  })
  const { film: _film, poster: _poster, ...content } = values
  const draft = { kind: 'reel', content } as const
  const removal = useAction((slot: ReelFileSlot) => keepFile(draft, { slot, upload_u_id: null }))
  const slotOf = (slot: ReelFileSlot, has: boolean) => ({
    slot,
    has,
    error: slot === 'captions' ? undefined : errors[slot],
    onArrived: (upload_u_id: string) => keepFile(draft, { slot, upload_u_id }),
    onRemove: slot === 'film' ? undefined : () => void removal.run(slot),
  })
  return (
    <form {...form} className={`${fieldsClass} ${styles.form}`}>
      <ReelFile {...slotOf('film', files.film !== null)}>
        {files.film && <ReelFilm files={files} alt={values.alt} />}
      </ReelFile>
      <ReelFile {...slotOf('poster', files.poster?.is_own === true)} />
      <Field label={t('title')} error={errors.title}>
        {(control) => <input {...control} {...text('title')} maxLength={80} />}
      </Field>
      <Field label={t('words')} hint={t('wordsHint')} error={errors.words}>
        {(control) => <textarea {...control} {...text('words')} rows={2} maxLength={200} />}
      </Field>
      <Field label={t('alt')} hint={t('altHint')} error={errors.alt}>
        {(control) => <textarea {...control} {...text('alt')} rows={2} maxLength={300} />}
      </Field>
      <Field label={t('category')} error={errors.category}>
        {(control) => (
          <select
            {...control}
            value={values.category}
            onChange={({ target }) => set('category', target.value as ReelDraft['category'])}
          >
            <option value="">{t('choose')}</option>
            {offered.map(({ slug }) => (
              <option key={slug} value={slug}>
                {categories(slug)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ReelFile {...slotOf('captions', files.captions !== null)} />
      <ChoiceButtons
        label={t('captionLanguage')}
        name="language"
        options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        value={values.language}
        onChoose={(language) => set('language', language)}
      />
      <FormFailure>{failure}</FormFailure>
      <div className={layout.cluster}>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t('send')}
        </Button>
        <Button variant="quiet" busy={isSaving} onClick={() => void save(draft)}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
