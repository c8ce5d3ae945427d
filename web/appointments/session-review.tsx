import '../messages/reviews.ts'
import type { Appointment } from '@newyou/contract/appointments'
import { reviewMax } from '@newyou/contract/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '../api/browser.ts'
import { ApiError } from '../api/client.ts'
import { useErrorWords } from '../api/error-words.ts'
import { Button } from '../ui/button.tsx'
import { Field, focusFirstWrong } from '../ui/field.tsx'
import { appointmentQueries } from './queries.ts'
import styles from './reviews.module.css'
import { Stars, StarsChoice } from './stars.tsx'
import { useChanges } from './use-changes.ts'

/** After the session was held: asked for once, then shown with what the healer answered. */
export function SessionReview({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('reviews')
  const { data: review } = useQuery(appointmentQueries.review(appointment.u_id))
  const { full_name: name } = appointment.healer
  if (review === undefined) return null
  if (review === null) return <ReviewForm appointmentId={appointment.u_id} name={name} />
  return (
    <section className={styles.section}>
      <h2>{t('mine')}</h2>
      <Stars of={review.stars} />
      <p className={styles.text}>{review.text}</p>
      {review.reply && (
        <div className={styles.reply}>
          <p className="small t3">{t('answer', { name })}</p>
          <p className={styles.text}>{review.reply}</p>
        </div>
      )}
    </section>
  )
}

function ReviewForm({ appointmentId, name }: { appointmentId: string; name: string }) {
  const t = useTranslations('reviews')
  const wordsFor = useErrorWords()
  const { change } = useChanges()
  const [stars, setStars] = useState(0)
  const [text, setText] = useState('')
  const [errors, setErrors] = useState<{ stars?: string; text?: string }>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    const wrong = {
      ...(stars === 0 && { stars: t('starsMissing') }),
      ...(text.trim() === '' && { text: t('textMissing') }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) {
      requestAnimationFrame(() => focusFirstWrong(form))
      return
    }
    setBusy(true)
    setFailure(undefined)
    try {
      await change(() =>
        callApi('POST /api/website/healer-review', {
          body: { appointment_u_id: appointmentId, stars, text: text.trim() },
        }),
      )
    } catch (error) {
      setFailure(wordsFor(error))
      if (error instanceof ApiError) setErrors(error.fieldErrors)
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className={styles.section}>
      <h2>{t('ask')}</h2>
      <p className="t2">{t('askWords', { name })}</p>
      <form noValidate onSubmit={submit} className={styles.form}>
        <StarsChoice value={stars} error={errors.stars} onChange={setStars} />
        <Field label={t('text')} hint={t('textHint')} error={errors.text}>
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
          {t('send')}
        </Button>
      </form>
    </section>
  )
}
