import '../../messages/ui-reviews.ts'
import { reviewMax } from '@newyou/contract/vocabulary'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useErrorWords } from '../../api/error-words.ts'
import { Button } from '../button.tsx'
import { Field, focusFirstWrong } from '../field.tsx'
import styles from './reviews.module.css'
import { StarsChoice } from './stars.tsx'

interface StarReview {
  stars: number
  text: string
}

/** Stars and words. What `onSend` throws is shown. */
export function StarReviewForm({
  before,
  words,
  onSend,
}: {
  /** What she said before, to be changed. */
  before?: StarReview | undefined
  /** Instead of those of a review that everybody can read. */
  words?: { hint: string; send: string; textMissing: string }
  onSend: (review: StarReview) => Promise<void>
}) {
  const t = useTranslations('ui-reviews')
  const wordsFor = useErrorWords()
  const [stars, setStars] = useState(before?.stars ?? 0)
  const [text, setText] = useState(before?.text ?? '')
  const [errors, setErrors] = useState<{ stars?: string; text?: string }>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    const wrong = {
      ...(stars === 0 && { stars: t('starsMissing') }),
      ...(text.trim() === '' && { text: words?.textMissing ?? t('textMissing') }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) {
      requestAnimationFrame(() => focusFirstWrong(form))
      return
    }
    setBusy(true)
    setFailure(undefined)
    try {
      await onSend({ stars, text: text.trim() })
    } catch (error) {
      setFailure(wordsFor(error))
      if (error instanceof ApiError) setErrors(error.fieldErrors)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <StarsChoice value={stars} error={errors.stars} onChange={setStars} />
      <Field label={t('text')} hint={words?.hint ?? t('textHint')} error={errors.text}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={reviewMax}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {failure && (
        <p className={styles.wrong} role="alert">
          {failure}
        </p>
      )}
      <Button look="rice" type="submit" busy={isBusy}>
        {words?.send ?? t('send')}
      </Button>
    </form>
  )
}
