import type { Transaction } from 'kysely'
import { scoreAnswers } from '../server/care/self-tests/index.ts'
import { after, days, hours } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { practiceHealer } from './content/practice.ts'
import { demoProgress } from './content/progress.ts'
import { demoId } from './ids.ts'

type Trx = Transaction<DB>
type DemoProgress = (typeof demoProgress)[number]

const healerId = demoId('healer', practiceHealer)

const sessionsOf = (trx: Trx, clientId: string, state: 'completed' | 'confirmed') =>
  trx
    .selectFrom('appointment')
    .select(['u_id', 'starts_at'])
    .where('healer_id', '=', healerId)
    .where('client_id', '=', clientId)
    .where('state', '=', state)
    .orderBy('starts_at')
    .execute()

async function loadGoals(trx: Trx, { client, goals }: DemoProgress, now: Date) {
  const clientId = demoId('person', client)
  const held = await sessionsOf(trx, clientId, 'completed')
  for (const [number, { wording, state, by, every, unit, reviews }] of goals.entries()) {
    const goalId = demoId('goal', `${client}:${number}`)
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
        ...{ u_id: demoId('goal-review', `${client}:${number}:${place}`), goal_id: goalId },
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

async function loadMeasures(trx: Trx, { client, measures }: DemoProgress, now: Date) {
  const clientId = demoId('person', client)
  const [next] = (await sessionsOf(trx, clientId, 'confirmed')).filter((one) => one.starts_at > now)
  for (const { test, every, unit, asked } of measures) {
    const measureId = demoId('measure', `${client}:${test}`)
    await trx
      .insertInto('measure')
      .values({
        ...{ u_id: measureId, healer_id: healerId, client_id: clientId, test_code: test, every, unit },
        ...{ hours_before: 24, next_at: unit === 'weeks' ? after(now, days(6)) : null, is_demo: true },
        created_at: after(now, -days(asked[0]?.daysAgo ?? 0)),
      })
      .execute()
    const results = asked.flatMap(({ daysAgo, answers }) =>
      Array.isArray(answers)
        ? {
            ...{ u_id: demoId('test-result', `${client}:${test}:${daysAgo}`), person_id: clientId },
            ...{ test_code: test, ...scoreAnswers(test, answers), answers, is_demo: true },
            taken_at: after(now, -days(daysAgo)),
          }
        : [],
    )
    if (results.length) await trx.insertInto('test_result').values(results).execute()
    await trx
      .insertInto('measure_request')
      .values(
        asked.map(({ daysAgo, answers }) => ({
          ...{ u_id: demoId('measure-request', `${client}:${test}:${daysAgo}`), measure_id: measureId },
          ...{ client_id: clientId, asked_at: after(now, -days(daysAgo)) },
          result_id:
            answers &&
            demoId('test-result', answers === 'own' ? `${test}:${daysAgo}` : `${client}:${test}:${daysAgo}`),
        })),
      )
      .execute()
    if (unit === 'sessions' && next)
      await trx
        .insertInto('measure_request')
        .values({
          ...{ u_id: demoId('measure-request', `${client}:${test}`), measure_id: measureId },
          ...{ client_id: clientId, appointment_id: next.u_id, asked_at: after(now, -hours(2)) },
        })
        .execute()
  }
}

/** Goals and measures of clients with the printed healer. */
export async function loadProgress(trx: Trx, now: Date) {
  for (const one of demoProgress) {
    await loadGoals(trx, one, now)
    await loadMeasures(trx, one, now)
  }
}
