import '../../messages/ui-reviews.ts'
import { reviewMax } from '@newyou/contract/vocabulary'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { useForm } from '../form/use-form.ts'
import styles from './reviews.module.css'
import { StarsChoice } from './stars.tsx'

interface StarReview {
  stars: number
  text: string
}

/** Stars and words. Errors of `onSend` are shown. */
export function StarReviewForm({
  before,
  words,
  below,
  onSend,
}: {
  /** The client's own review, to be changed. */
  before?: StarReview | undefined
  /** Instead of those of a public review. */
  words?: { label?: string; hint: string; send: string; textMissing: string }
  /** Content under the box, depending on its text. */
  below?: (text: string) => ReactNode
  onSend: (review: StarReview) => Promise<void>
}) {
  const t = useTranslations('ui-reviews')
  const { values, errors, failure, isBusy, set, form } = useForm<StarReview, StarReview>({
    initial: { stars: before?.stars ?? 0, text: before?.text ?? '' },
    schema({ stars, text }) {
      const wrong = {
        ...(stars === 0 && { stars: t('starsMissing') }),
        ...(text.trim() === '' && { text: words?.textMissing ?? t('textMissing') }),
      }
      return Object.keys(wrong).length > 0 ? { wrong } : { parsed: { stars, text: text.trim() } }
    },
    send: onSend,
  })

  return (
    <form {...form} className={styles.form}>
      <StarsChoice value={values.stars} error={errors.stars} onChange={(stars) => set('stars', stars)} />
      <Field label={words?.label ?? t('text')} hint={words?.hint ?? t('textHint')} error={errors.text}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={reviewMax}
            value={values.text}
            onChange={({ target }) => set('text', target.value)}
          />
        )}
      </Field>
      {below?.(values.text)}
      {failure && (
        <p className={styles.wrong} role="alert">
          {failure}
        </p>
      )}
      <Button variant="primary" type="submit" busy={isBusy}>
        {words?.send ?? t('send')}
      </Button>
    </form>
  )
}
