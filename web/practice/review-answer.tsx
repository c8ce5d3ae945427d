import '../messages/reviews.ts'
import type { HealerReview } from '@newyou/contract/healers'
import { reviewMax } from '@newyou/contract/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '../api/browser.ts'
import { useErrorWords } from '../api/error-words.ts'
import styles from '../appointments/reviews.module.css'
import { Stars } from '../appointments/stars.tsx'
import { useChanges } from '../appointments/use-changes.ts'
import { Button } from '../ui/button.tsx'
import { Field, focusFirstWrong } from '../ui/field.tsx'
import { practiceQueries } from './queries.ts'

/** What the client wrote about a session that was held; the healer answers it once. */
export function ReviewAnswer({ appointmentId }: { appointmentId: string }) {
  const t = useTranslations('reviews')
  const { data: review } = useQuery(practiceQueries.review(appointmentId))
  if (!review) return null
  return (
    <section className={styles.section}>
      <h2>{t('theirs')}</h2>
      <Stars of={review.stars} />
      <p className={styles.text}>{review.text}</p>
      {review.reply ? (
        <div className={styles.reply}>
          <p className="small t3">{t('yourAnswer')}</p>
          <p className={styles.text}>{review.reply}</p>
        </div>
      ) : (
        <ReplyForm review={review} />
      )}
    </section>
  )
}

function ReplyForm({ review }: { review: HealerReview }) {
  const t = useTranslations('reviews')
  const wordsFor = useErrorWords()
  const { change } = useChanges()
  const [reply, setReply] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    if (reply.trim() === '') {
      setError(t('textMissing'))
      requestAnimationFrame(() => focusFirstWrong(form))
      return
    }
    setBusy(true)
    setError(undefined)
    try {
      await change(() =>
        callApi('POST /api/practice/healer-review/{u_id}/reply', {
          params: { u_id: review.u_id },
          body: { reply: reply.trim() },
        }),
      )
    } catch (refused) {
      setError(wordsFor(refused))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Field label={t('reply')} hint={t('replyHint')} error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={reviewMax}
            value={reply}
            onChange={({ target }) => setReply(target.value)}
          />
        )}
      </Field>
      <Button look="rice" type="submit" busy={isBusy}>
        {t('sendReply')}
      </Button>
    </form>
  )
}
