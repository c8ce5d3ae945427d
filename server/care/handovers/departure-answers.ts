import { adultAge, homeZone } from '@newyou/contract/business'
import type { LeavingQuestion } from '@newyou/contract/care/handovers/leaving'
import { leavingVersion } from '@newyou/contract/care/handovers/leaving-limits'
import { sql } from 'kysely'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import { dayIn } from '../../platform/clock.ts'
import { inTransaction, type Queryable } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { metStates } from '../appointments/index.ts'
import type { DepartureFiles } from './departure-files.ts'
import { closesOn } from './departures.ts'

interface AnswerNeeds extends Pick<Platform, 'db' | 'clock' | 'ids'> {
  guardians: Pick<GuardiansModule, 'requireConsent'>
  files: Pick<DepartureFiles, 'drop' | 'forget'>
}

const questionsShown = 50

/** What clients say about their record when a healer leaves. No answer is a no. */
export function createDepartureAnswers({ db, clock, ids, guardians, files }: AnswerNeeds) {
  /** One's own, and those of one's children without an account, as with forms and consents. */
  const isAsked = (personId: string) => sql<boolean>`c.client_id in (
    select ${personId}::uuid union all
    select w.person_id from ward w where w.guardian_id = ${personId}::uuid
      and w.dob > ${dayIn(homeZone, clock.now())}::date - make_interval(years => ${adultAge}))`

  async function asked(queryable: Queryable, personId: string, questionId?: string) {
    const rows = await queryable
      .selectFrom('departure_client as c')
      .innerJoin('departure as d', 'd.u_id', 'c.departure_id')
      .innerJoin('healer_card as h', 'h.u_id', 'd.healer_id')
      .innerJoin('person_name as p', 'p.u_id', 'c.client_id')
      .leftJoin(
        (of) =>
          of
            .selectFrom('session_times as a')
            .select(['a.client_id', 'a.healer_id'])
            .select((one) => [
              one.fn.countAll<number>().as('sessions'),
              one.fn.min('a.starts_at').as('first_at'),
              one.fn.max('a.starts_at').as('last_at'),
            ])
            .where('a.state', 'in', metStates)
            .where(({ eb, selectFrom }) =>
              eb(
                'a.client_id',
                'in',
                selectFrom('departure_client as c').select('c.client_id').where(isAsked(personId)),
              ),
            )
            .groupBy(['a.client_id', 'a.healer_id'])
            .as('s'),
        (join) => join.onRef('s.client_id', '=', 'c.client_id').onRef('s.healer_id', '=', 'd.healer_id'),
      )
      .leftJoin(
        (of) =>
          of
            .selectFrom('departure_answer as w')
            .innerJoin('departure_client as c', 'c.u_id', 'w.departure_client_id')
            .select('w.departure_client_id')
            .select((one) => one.fn.max('w.at').as('answered_at'))
            .where(isAsked(personId))
            .groupBy('w.departure_client_id')
            .as('said'),
        (join) => join.onRef('said.departure_client_id', '=', 'c.u_id'),
      )
      .select(['c.u_id', 'c.client_id', 'c.is_given', 'c.handed_over_at', 'd.healer_id', 'd.last_day'])
      .select(['d.ended_at', 'h.full_name', 'p.first_name', 's.sessions', 's.first_at', 's.last_at'])
      .select('said.answered_at')
      .where(isAsked(personId))
      // What was called off or is over is told only where a record went along.
      .where((of) => of.or([of('d.ended_at', 'is', null), of('c.handed_over_at', 'is not', null)]))
      .$if(questionId !== undefined, (query) => query.where('c.u_id', '=', questionId ?? ''))
      .orderBy('c.asked_at', 'desc')
      .orderBy('c.u_id')
      .limit(questionsShown)
      .execute()
    return rows.map(
      (row): LeavingQuestion => ({
        u_id: row.u_id,
        healer: { u_id: row.healer_id, full_name: row.full_name },
        child: row.client_id === personId ? null : row.first_name,
        last_day: row.last_day,
        closes_on: closesOn(row.last_day),
        sessions: Number(row.sessions ?? 0),
        first_session_at: row.first_at?.toISOString() ?? null,
        last_session_at: row.last_at?.toISOString() ?? null,
        is_given: row.is_given,
        answered_at: row.answered_at?.toISOString() ?? null,
        handed_over_at: row.handed_over_at?.toISOString() ?? null,
        is_open: row.ended_at === null && row.handed_over_at === null,
        version: leavingVersion,
      }),
    )
  }

  return {
    mine: (personId: string) => asked(db, personId),

    /**
     * Each yes and no is a row of its own; saying the same again writes nothing. A no removes the file that the record is in.
     * @throws DomainError notFound, notNow, recordHandedOver, wordsChanged, guardianNeeded
     */
    async answer(
      personId: string,
      questionId: string,
      { is_given: isGiven, version }: { is_given: boolean; version: number },
    ): Promise<LeavingQuestion> {
      const { question, gone } = await inTransaction(db, async (trx) => {
        const row = orNotFound(
          await trx
            .selectFrom('departure_client as c')
            .innerJoin('departure as d', 'd.u_id', 'c.departure_id')
            .select(['c.departure_id', 'c.client_id'])
            .where('c.u_id', '=', questionId)
            .where(isAsked(personId))
            .executeTakeFirst(),
        )
        // One after the other with what makes the file and hands it over.
        const departure = await trx
          .selectFrom('departure')
          .select('ended_at')
          .where('u_id', '=', row.departure_id)
          .forUpdate()
          .executeTakeFirstOrThrow()
        const before = await trx
          .selectFrom('departure_client')
          .select(['is_given', 'handed_over_at'])
          .where('u_id', '=', questionId)
          .executeTakeFirstOrThrow()
        const isSame = before.is_given === isGiven
        if (before.handed_over_at && !isSame) throwError('recordHandedOver')
        if (departure.ended_at && !isSame) throwError('notNow')
        // A no counts whatever words its page showed.
        if (isGiven && version !== leavingVersion) throwError('wordsChanged')
        if (isGiven && row.client_id === personId) await guardians.requireConsent(trx, personId)
        let gone: string[] = []
        if (!isSame) {
          await trx
            .insertInto('departure_answer')
            .values({
              ...{ u_id: ids.next(), departure_client_id: questionId, is_given: isGiven, version },
              ...{ answered_by: personId, at: clock.now() },
            })
            .execute()
          await trx
            .updateTable('departure_client')
            .set({ is_given: isGiven })
            .where('u_id', '=', questionId)
            .execute()
          if (!isGiven) gone = await files.drop(trx, row.departure_id, questionId)
        }
        return { gone, question: orNotFound((await asked(trx, personId, questionId))[0]) }
      })
      await files.forget(gone)
      return question
    },
  }
}
export type DepartureAnswers = ReturnType<typeof createDepartureAnswers>
