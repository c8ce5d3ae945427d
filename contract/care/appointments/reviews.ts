import { z } from 'zod'
import { endpoint, uId } from '../../endpoint.ts'
import { reviewAdded, reviewMax } from '../../vocabulary.ts'
import { healerReview } from '../healers/healers.ts'

export const healerReviewMessages = {
  added: reviewAdded,
  replied: 'Your reply has been added',
  starsMissing: 'Please choose between one and five stars',
  textMissing: 'Please write a few words',
} as const

const words = z
  .string({ error: healerReviewMessages.textMissing })
  .trim()
  .min(1, { error: healerReviewMessages.textMissing })
  .max(reviewMax)

export const reviewForm = z.strictObject({
  stars: z
    .int({ error: healerReviewMessages.starsMissing })
    .min(1, { error: healerReviewMessages.starsMissing })
    .max(5, { error: healerReviewMessages.starsMissing }),
  text: words,
})

const one = z.object({ appointmentId: uId })

/** Reviews of held sessions by clients, and the healer's replies. */
export const healerReviews = {
  'POST /api/website/healer-review': endpoint({
    summary: 'Review one of my sessions that was held; one review each',
    who: 'client',
    body: reviewForm.extend({ appointment_u_id: uId }),
    data: healerReview,
    created: true,
    errors: ['sessionNotHeld', 'alreadyReviewed'],
  }),
  'GET /api/website/appointment/{appointmentId}/review': endpoint({
    summary: 'Get my review of one of my sessions, or null',
    who: 'client',
    params: one,
    data: healerReview.nullable(),
  }),
  'GET /api/practice/appointment/{appointmentId}/review': endpoint({
    summary: 'Get the client’s review of a session with me, or null',
    who: 'healer',
    params: one,
    data: healerReview.nullable(),
  }),
  'POST /api/practice/healer-review/{u_id}/reply': endpoint({
    summary: 'Reply publicly to a review of a session with me; one reply each',
    who: 'healer',
    params: z.object({ u_id: uId }),
    body: z.strictObject({ reply: words }),
    data: healerReview,
    errors: ['alreadyReplied'],
  }),
}
