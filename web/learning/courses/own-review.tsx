import '../../messages/courses.ts'
import type { CourseReview } from '@newyou/contract/learning/courses/courses'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { CrisisHelp } from '../../foundation/crisis/crisis-help.tsx'
import { purchaseQueries } from '../../money/purchases/queries.ts'
import { callApi } from '../../session/call-api.ts'
import { WithQueries } from '../../session/with-queries.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { Stack } from '../../ui/parts.tsx'
import { StarReviewForm } from '../../ui/reviews/star-review-form.tsx'

/** The review of a client who has the course. */
export default function OwnReview(props: Parameters<typeof Review>[0]) {
  return (
    <WithQueries>
      <Review {...props} />
    </WithQueries>
  )
}

function Review({ courseId, onWritten }: { courseId: string; onWritten: (review: CourseReview) => void }) {
  const t = useTranslations('courses.reviews')
  const { data } = useQuery(purchaseQueries.ownership('course', courseId))
  if (!data) return null
  if (!data.is_owned) return <p className="small t3">{t('only')}</p>
  return (
    <Stack width="form" above={5}>
      <h3>{t('write')}</h3>
      <StarReviewForm
        below={(text) => <CrisisHelp text={text} place="review" />}
        onSend={async ({ stars, text }) => {
          const { data: review, message = '' } = await callApi('POST /api/website/course-review', {
            body: { course_u_id: courseId, stars, review: text },
          })
          onWritten(review)
          toast({ tone: 'ok', words: message })
        }}
      />
    </Stack>
  )
}
