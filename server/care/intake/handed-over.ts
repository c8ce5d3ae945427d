import type { Intake } from '@newyou/contract/care/intake'
import type { IntakeAnswers } from '@newyou/contract/care/intake/rules'
import type { Queryable } from '../../platform/database/database.ts'

/** What a client sent before sessions with a healer, latest first. */
export async function answersOf(
  queryable: Queryable,
  { healerId, clientId }: { healerId: string; clientId: string },
) {
  const rows = await queryable
    .selectFrom('intake_answer as a')
    .innerJoin('session_times as s', 's.u_id', 'a.appointment_id')
    .innerJoin('intake_version as v', 'v.u_id', 'a.version_id')
    .select(['v.name', 'v.questions', 'a.answers', 'a.sent_at'])
    .where('s.healer_id', '=', healerId)
    .where('a.client_id', '=', clientId)
    .orderBy('a.sent_at', 'desc')
    .limit(20)
    .execute()
  return rows.flatMap(({ name, questions, answers, sent_at: sentAt }) =>
    sentAt
      ? [
          {
            name,
            sent_at: sentAt.toISOString(),
            questions: questions as unknown as Intake['questions'], // as they were written
            answers: answers as IntakeAnswers, // checked when they were written
          },
        ]
      : [],
  )
}
