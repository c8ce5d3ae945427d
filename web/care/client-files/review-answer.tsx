import '../../messages/ui-reviews.ts'
import type { HealerReview } from '@newyou/contract/care/healers/healers'
import { reviewMax } from '@newyou/contract/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ReviewReport } from '../../people/moderation/lazy-report.tsx'
import { callApi } from '../../session/call-api.ts'
import layout from '../../ui/layout.module.css'
import styles from '../../ui/reviews/reviews.module.css'
import { Stars } from '../../ui/reviews/stars.tsx'
import { WordsForm } from '../../ui/words-form.tsx'
import { useChanges } from '../appointments/use-changes.ts'
import { practiceQueries } from './queries.ts'

/** The client's review of a session that was held; the healer answers it once. */
export function ReviewAnswer({ appointmentId }: { appointmentId: string }) {
  const t = useTranslations('ui-reviews')
  const { data: review } = useQuery(practiceQueries.review(appointmentId))
  if (!review) return null
  return (
    <section className={styles.section}>
      <h2>{t('theirs')}</h2>
      <Stars of={review.stars} />
      <p className={layout.typed}>{review.text}</p>
      <ReviewReport kind="healer-review" review={review} isHidden={review.is_hidden} />
      {review.reply ? (
        <div className={styles.reply}>
          <p className="small t3">{t('yourAnswer')}</p>
          <p className={layout.typed}>{review.reply}</p>
        </div>
      ) : (
        <ReplyForm review={review} />
      )}
    </section>
  )
}

function ReplyForm({ review }: { review: HealerReview }) {
  const t = useTranslations('ui-reviews')
  const { change } = useChanges()
  return (
    <div className={styles.form}>
      <WordsForm
        label={t('reply')}
        hint={t('replyHint')}
        send={t('sendReply')}
        missing={t('textMissing')}
        rows={2}
        maxLength={reviewMax}
        onSend={(reply) =>
          change(() =>
            callApi('POST /api/practice/healer-review/{u_id}/reply', {
              params: { u_id: review.u_id },
              body: { reply },
            }),
          )
        }
      />
    </div>
  )
}
