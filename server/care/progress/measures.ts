import type { ProgressSide } from '@newyou/contract/care/progress/limits'
import type { MeasureAnswers, MeasureForm, MeasureRequest } from '@newyou/contract/care/progress/measures'
import type { SelfTestCode } from '@newyou/contract/care/self-tests'
import { sql } from 'kysely'
import { questionnaireReplies as replies } from '../../messages/replies/care.ts'
import { after, days } from '../../platform/clock.ts'
import { inTransaction, type Queryable } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { TestLanguage, TestsForHealers } from '../self-tests/index.ts'
import type { ProgressNotices } from './notices.ts'
import { ownerOf, type Pair } from './pairs.ts'

interface MeasuresDependencies extends Pick<Platform, 'db' | 'clock' | 'ids'> {
  notices: ProgressNotices
  tests: TestsForHealers
}

/** One that belongs to no session waits so long for its answers. */
const openDays = 7

/** Requests with the moment until which they can be answered; those of a cancelled session are left out. */
export const requestsIn = (queryable: Queryable) =>
  queryable
    .selectFrom('measure_request as r')
    .innerJoin('measure as m', 'm.u_id', 'r.measure_id')
    .leftJoin('session_times as a', 'a.u_id', 'r.appointment_id')
    .select(['r.u_id', 'r.measure_id', 'r.client_id', 'r.asked_at', 'r.answers', 'r.result_id'])
    .select(['m.healer_id', 'm.test_code', 'm.ended_at'])
    .select(sql<Date>`coalesce(a.ends_at, r.asked_at + ${openDays} * interval '1 day')`.as('closes_at'))
    .where((is) =>
      is.or([
        is('r.result_id', 'is not', null),
        is('a.u_id', 'is', null),
        is('a.state', 'in', ['confirmed', 'completed']),
      ]),
    )

/** Measures that healers ask for, and what clients answer. */
export function createMeasures({ db, clock, ids, notices, tests }: MeasuresDependencies) {
  return {
    /** Takes the place of the same measure with another rhythm. @throws DomainError notFound for a test that is not offered */
    ask: ({ healer_id: healerId, client_id: clientId }: Pair, wanted: MeasureForm) =>
      inTransaction(db, async (trx) => {
        const { test_code: code, every, unit, hours_before: hoursBefore } = wanted
        if (!(await tests.offered(trx)).includes(code)) throwError('notFound')
        const now = clock.now()
        const rhythm = { every, unit, hours_before: hoursBefore, next_at: unit === 'weeks' ? now : null }
        await trx
          .insertInto('measure')
          .values({
            ...{ u_id: ids.next(), healer_id: healerId, client_id: clientId, test_code: code },
            ...rhythm,
            created_at: now,
          })
          .onConflict((conflict) =>
            conflict
              .columns(['healer_id', 'client_id', 'test_code'])
              .where('ended_at', 'is', null)
              .doUpdateSet({
                ...rhythm,
                // A change of the rhythm asks for nothing that was asked just now.
                next_at: sql`case when excluded.unit = 'weeks' then greatest(excluded.next_at,
                  (select max(r.asked_at) from measure_request r where r.measure_id = measure.u_id)
                    + excluded.every * interval '7 days') end`,
              }),
          )
          .execute()
      }),

    /** @throws DomainError notFound, notNow for one that has ended */
    end: (side: ProgressSide, personId: string, measureId: string): Promise<Pair> =>
      inTransaction(db, async (trx) => {
        const { column, id } = await ownerOf(trx, side, personId)
        const measure = orNotFound(
          await trx
            .selectFrom('measure')
            .select(['healer_id', 'client_id', 'ended_at'])
            .where('u_id', '=', measureId)
            .where(column, '=', id)
            .forUpdate()
            .executeTakeFirst(),
        )
        if (measure.ended_at) throwError('notNow')
        await trx
          .updateTable('measure')
          .set({ ended_at: clock.now(), ended_by: side })
          .where('u_id', '=', measureId)
          .execute()
        if (side === 'client') await notices.tell(trx, measure, 'healer', 'measureStopped')
        return measure
      }),

    /** The latest request of each measure, as long as it can be answered. */
    async waiting(clientId: string, language: TestLanguage): Promise<MeasureRequest[]> {
      const now = clock.now()
      const rows = await requestsIn(db)
        .innerJoin('healer_card as h', 'h.u_id', 'm.healer_id')
        .select('h.full_name')
        .where('r.client_id', '=', clientId)
        .where('r.asked_at', '>', after(now, -days(60)))
        .where('m.ended_at', 'is', null)
        .orderBy('r.asked_at')
        .orderBy('r.u_id')
        .execute()
      const latest = new Map(rows.map((row) => [row.measure_id, row]))
      return [...latest.values()]
        .filter((row) => row.result_id === null && row.closes_at > now)
        .map((row) => {
          const code = row.test_code as SelfTestCode // the table's codes are the contract's
          const questions = tests.questions(code, language)
          return {
            u_id: row.u_id,
            healer: { u_id: row.healer_id, full_name: row.full_name },
            asked_at: row.asked_at.toISOString(),
            closes_at: row.closes_at.toISOString(),
            test: { code, name: tests.about(code, language).name, ...questions },
            answers: questions.questions.map((_, place) => (row.answers as (number | null)[])[place] ?? null), // written below alone
          }
        })
    },

    /**
     * Keeps the answers so far, or scores all of them. What is done stays as it is, and sent again gives the same result.
     * @throws DomainError notFound, notNow, testChanged, invalidInput
     */
    answer: (clientId: string, requestId: string, { version, answers, is_done: isDone }: MeasureAnswers) =>
      inTransaction(db, async (trx) => {
        const find = () =>
          requestsIn(trx)
            .where('r.u_id', '=', requestId)
            .where('r.client_id', '=', clientId)
            .executeTakeFirst()
        const code = orNotFound(await find()).test_code as SelfTestCode // the table's codes are the contract's
        const { questions, choices, version: current } = tests.questions(code, 'en')
        if (version !== current) throwError('testChanged')
        const given = questions.map((_, place) => answers[place] ?? null)
        const isWrong = given.some((one) => one !== null && !choices.some(({ value }) => value === one))
        if (isWrong || answers.length > questions.length)
          throwError('invalidInput', { errors: { answers: replies.unknownAnswer } })
        const whole = given.filter((one) => one !== null)
        if (isDone) {
          tests.check(code, { version, answers: whole })
          await tests.lock(trx, clientId, code, whole)
        }
        await trx
          .selectFrom('measure_request')
          .select('u_id')
          .where('u_id', '=', requestId)
          .forUpdate()
          .execute()
        const request = orNotFound(await find())
        const results = await tests.results(trx, request.result_id ? [request.result_id] : [], 'en')
        const before = request.result_id && results.get(request.result_id)
        if (before) return { result: before }
        if (request.closes_at <= clock.now() || request.ended_at) throwError('notNow')
        const row = isDone ? await tests.keep(trx, clientId, code, whole) : undefined
        await trx
          .updateTable('measure_request')
          .set({ answers: JSON.stringify(row ? [] : given), result_id: row?.u_id ?? null })
          .where('u_id', '=', requestId)
          .execute()
        if (!row) return { result: null }
        return { result: (await tests.results(trx, [row.u_id], 'en')).get(row.u_id) ?? null }
      }),
  }
}
export type Measures = ReturnType<typeof createMeasures>
