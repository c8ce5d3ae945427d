import '../../messages/healers-detail.ts'
import type { HealerDetail, HealerReview } from '@newyou/contract/care/healers/healers'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ReviewReport } from '../../people/moderation/lazy-report.tsx'
import { FixedKolam } from '../../ui/fixed-kolam.tsx'
import { useFullStop } from '../../ui/full-stop.ts'
import layout from '../../ui/layout.module.css'
import styles from './healer-words.module.css'

/** The healer's text, client concerns, and reviews. */
export function HealerWords({ healer, note }: { healer: HealerDetail; note?: ReactNode }) {
  const t = useTranslations('healers-detail')
  const lang = healer.written_in
  const who = healer.gender === 'female' || healer.gender === 'male' ? healer.gender : 'other'
  return (
    <div className={styles.prose}>
      {healer.about.length > 0 && (
        <>
          <h2>{t(`words.${who}`)}</h2>
          {note}
          <div lang={lang}>
            {healer.about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {healer.greeting && <p lang={healer.greeting.lang}>{healer.greeting.text}</p>}
          </div>
        </>
      )}
      {healer.client_concerns && (
        <>
          <h2>{t(`clientConcerns.${who}`)}</h2>
          <p className="t2" lang={lang}>
            {healer.client_concerns}
          </p>
        </>
      )}
      {healer.reviews.length > 0 && (
        <>
          <h2>{t('reviews')}</h2>
          {healer.review_summary.stars !== null && (
            <p className={`small t2 ${styles.summary}`}>
              {t('summary', {
                stars: `${healer.review_summary.stars}`,
                count: healer.review_summary.count,
                demo: healer.review_summary.demo_count,
              })}
            </p>
          )}
          <ul>
            {healer.reviews.map((review) => (
              <Review key={review.u_id} review={review} name={healer.full_name} />
            ))}
          </ul>
        </>
      )}
      {healer.is_demo && <p className={`small t3 ${styles.demo}`}>{t('demo')}</p>}
    </div>
  )
}

function Review({ review, name }: { review: HealerReview; name: string }) {
  const t = useTranslations('healers-detail')
  const stop = useFullStop()
  return (
    <li className={styles.review}>
      <FixedKolam of={{ id: review.u_id }} className={layout.smallKolam} />
      <div>
        <p>{review.text}</p>
        <p className="small t3">
          {t('reviewBy', { by: review.by, count: review.sessions })}
          {stop} {t('stars', { stars: `${review.stars}` })}{' '}
          {review.is_demo && <span className={styles.mark}>{t('demoReview')}</span>}
        </p>
        {review.reply && (
          <p className={`t2 ${styles.reply}`}>
            {t('reply', { name })} {review.reply}
          </p>
        )}
        <ReviewReport kind="healer-review" review={review} isHidden={review.is_hidden} />
      </div>
    </li>
  )
}
