import type { Transaction } from 'kysely'
import { after, days, hours } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { practiceHealer } from './content/practice.ts'
import { demoGoals } from './content/progress.ts'
import { demoId } from './ids.ts'

/** Goals of a client with the printed healer, reviewed in the sessions that were held. */
export async function loadProgress(trx: Transaction<DB>, now: Date) {
  const healerId = demoId('healer', practiceHealer)
  const clientId = demoId('person', demoGoals.client)
  const held = await trx
    .selectFrom('appointment')
    .select(['u_id', 'starts_at'])
    .where('healer_id', '=', healerId)
    .where('client_id', '=', clientId)
    .where('state', '=', 'completed')
    .orderBy('starts_at')
    .execute()
  for (const [number, { wording, state, by, every, unit, reviews }] of demoGoals.goals.entries()) {
    const goalId = demoId('goal', `${number}`)
    const sessions = held.slice(-reviews.length || held.length)
    const beganAt = after(sessions[0]?.starts_at ?? now, -days(3))
    await trx
      .insertInto('goal')
      .values({
        ...{ u_id: goalId, healer_id: healerId, client_id: clientId, wording, state, proposed_by: by },
        ...{ review_every: every, review_unit: unit, is_demo: true, created_at: beganAt },
        agreed_at: state === 'proposed' ? null : beganAt,
        closed_at: state === 'reached' ? after(now, -days(1)) : null,
        closed_by: state === 'reached' ? 'client' : null,
      })
      .execute()
    const rows = sessions.flatMap(({ u_id: appointmentId, starts_at: startsAt }, place) => {
      const said = reviews[place]
      if (!said) return []
      const at = after(startsAt, -hours(20))
      return {
        ...{ u_id: demoId('goal-review', `${number}:${place}`), goal_id: goalId },
        ...{ appointment_id: appointmentId, asked_at: after(startsAt, -hours(24)) },
        ...{ client_rating: said.client?.rating ?? null, client_words: said.client?.words ?? '' },
        ...{ healer_rating: said.healer?.rating ?? null, healer_words: said.healer?.words ?? '' },
        client_answered_at: said.client && at,
        healer_answered_at: said.healer && at,
      }
    })
    if (rows.length) await trx.insertInto('goal_review').values(rows).execute()
  }
}
