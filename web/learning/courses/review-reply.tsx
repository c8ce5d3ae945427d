import '../../messages/courses.ts'
import type { CourseReview } from '@newyou/contract/learning/courses/courses'
import { reviewMax } from '@newyou/contract/vocabulary'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/call-api.ts'
import { toast } from '../../ui/overlay-store.ts'
import { WordsForm } from '../../ui/words-form.tsx'

/** The healer of the course answers a review, once. */
export default function ReviewReply({
  reviewId,
  onReplied,
}: {
  reviewId: string
  onReplied: (review: CourseReview) => void
}) {
  const t = useTranslations('courses.reviews')
  return (
    <WordsForm
      label={t('answer')}
      send={t('answerSend')}
      rows={2}
      maxLength={reviewMax}
      onSend={async (reply) => {
        const { data } = await callApi('PUT /api/website/course-review/{reviewId}', {
          params: { reviewId },
          body: { reply },
        })
        onReplied(data)
        toast({ tone: 'ok', words: t('answered') })
      }}
    />
  )
}
