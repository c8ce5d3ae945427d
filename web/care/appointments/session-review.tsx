import '../../messages/ui-reviews.ts'
import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { CrisisHelp } from '../../foundation/crisis/crisis-help.tsx'
import { ReviewReport } from '../../people/moderation/lazy-report.tsx'
import { callApi } from '../../session/call-api.ts'
import layout from '../../ui/layout.module.css'
import styles from '../../ui/reviews/reviews.module.css'
import { StarReviewForm } from '../../ui/reviews/star-review-form.tsx'
import { Stars } from '../../ui/reviews/stars.tsx'
import { appointmentQueries } from './queries.ts'
import { useChanges } from './use-changes.ts'

/** After the session was held: asked for once, then shown with what the healer answered. */
export function SessionReview({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('ui-reviews')
  const { data: review } = useQuery(appointmentQueries.review(appointment.u_id))
  const { full_name: name } = appointment.healer
  if (review === undefined) return null
  if (review === null) return <ReviewForm appointmentId={appointment.u_id} name={name} />
  return (
    <section className={styles.section}>
      <h2>{t('mine')}</h2>
      <Stars of={review.stars} />
      <p className={layout.typed}>{review.text}</p>
      <ReviewReport kind="healer-review" review={review} isMine isHidden={review.is_hidden} />
      {review.reply && (
        <div className={styles.reply}>
          <p className="small t3">{t('answer', { name })}</p>
          <p className={layout.typed}>{review.reply}</p>
        </div>
      )}
    </section>
  )
}

function ReviewForm({ appointmentId, name }: { appointmentId: string; name: string }) {
  const t = useTranslations('ui-reviews')
  const { change } = useChanges()
  return (
    <section className={styles.section}>
      <h2>{t('ask')}</h2>
      <p className="t2">{t('askWords', { name })}</p>
      <StarReviewForm
        below={(text) => <CrisisHelp text={text} place="review" />}
        onSend={(review) =>
          change(() =>
            callApi('POST /api/website/healer-review', {
              body: { appointment_u_id: appointmentId, ...review },
            }),
          )
        }
      />
    </section>
  )
}
