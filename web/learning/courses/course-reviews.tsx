import '../../messages/courses.ts'
import '../../messages/ui-reviews.ts'
import type { CourseDetail, CourseReview } from '@newyou/contract/learning/courses/courses'
import { lazy, Suspense, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useErrorWords } from '../../api/error-words.ts'
import { ReviewReport } from '../../people/moderation/lazy-report.tsx'
import { callApi } from '../../session/call-api.ts'
import { useSession } from '../../session/session.ts'
import { useWhenSignedIn } from '../../session/use-when-signed-in.ts'
import { Button } from '../../ui/button.tsx'
import { dayOf, fullDate } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { Row } from '../../ui/parts.tsx'
import { Stars } from '../../ui/reviews/stars.tsx'

/** Its code comes only to signed-in people. */
const OwnReview = lazy(() => import('./own-review.tsx'))
const ReviewReply = lazy(() => import('./review-reply.tsx'))

/** Reviews by owners of the course, one each; its healer answers each once. */
export function CourseReviews({ course }: { course: CourseDetail }) {
  const t = useTranslations('courses.reviews')
  const session = useSession()
  const wordsFor = useErrorWords()
  const [reviews, setReviews] = useState<readonly CourseReview[]>(course.reviews)
  const isTeacher = session?.role === 'healer' && session.profile?.healer_u_id === course.healer.u_id
  const hasWritten = reviews.some(({ is_mine }) => is_mine)
  useWhenSignedIn(
    (signal) => callApi('GET /api/website/course/{courseId}', { params: { courseId: course.u_id }, signal }),
    ({ data }) => setReviews(data.reviews),
  )

  async function remove({ u_id: reviewId }: CourseReview) {
    const isSure = await confirm({
      title: t('deleteTitle'),
      words: t('deleteWords'),
      confirmLabel: t('delete'),
      cancelLabel: t('keep'),
    })
    if (!isSure) return
    try {
      await callApi('DELETE /api/website/course-review/{reviewId}', { params: { reviewId } })
      setReviews((before) => before.filter(({ u_id }) => u_id !== reviewId))
      toast({ tone: 'ok', words: t('deleted') })
    } catch (error) {
      toast({ tone: 'bad', words: wordsFor(error) })
    }
  }

  return (
    <section id="reviews">
      <h2>{t('title', { count: reviews.filter(({ is_hidden }) => !is_hidden).length })}</h2>
      {reviews.length === 0 && <p className="t2">{t('none')}</p>}
      <ul>
        {reviews.map((review) => (
          <Row key={review.u_id} gap={1} width="words">
            <Stars of={review.stars} />
            <p>{review.text}</p>
            <Signed by={review.by} at={review.created_at} isDemo={review.is_demo} />
            {review.reply && (
              <p className={layout.quote}>
                {t('reply', { name: course.healer.full_name, reply: review.reply })}
              </p>
            )}
            <ReviewReport
              kind="course-review"
              review={review}
              isMine={review.is_mine}
              isHidden={review.is_hidden}
            />
            {review.is_mine && (
              <Button variant="bare" small className={layout.flush} onClick={() => void remove(review)}>
                {t('delete')}
              </Button>
            )}
            {isTeacher && review.reply === null && (
              <Suspense fallback={null}>
                <ReviewReply
                  reviewId={review.u_id}
                  onReplied={(replied) =>
                    setReviews((before) => before.map((one) => (one.u_id === replied.u_id ? replied : one)))
                  }
                />
              </Suspense>
            )}
          </Row>
        ))}
      </ul>
      {session?.role === 'client' && !hasWritten && (
        <Suspense fallback={null}>
          <OwnReview
            courseId={course.u_id}
            onWritten={(review) => setReviews((before) => [review, ...before])}
          />
        </Suspense>
      )}
      {!session && <p className="small t3">{t('only')}</p>}
    </section>
  )
}

/** Author and date; demo content says so. */
export function Signed({ by, at, isDemo }: { by: string; at: string; isDemo: boolean }) {
  const t = useTranslations('courses.reviews')
  const locale = useLocale()
  return (
    <p className="small t3">
      {by}, {fullDate(dayOf(at), locale)}
      {isDemo && <span className={layout.mark}>{t('demo')}</span>}
    </p>
  )
}
