import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import type { PracticeTests, SelfTestCode } from '@newyou/contract/care/self-tests'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import {
  inTransaction,
  type Queryable,
  type Trx,
  violatedConstraint,
} from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { metStates } from '../appointments/index.ts'
import { currentInstrument, instrumentOf } from './instruments/index.ts'
import type { TestLanguage } from './instruments/instrument.ts'
import { presentResult } from './present.ts'

interface SharingDependencies extends Pick<Platform, 'db' | 'clock' | 'ids' | 'publicUrl'> {
  accounts: Pick<Accounts, 'knownAs'>
  notifications: Pick<Notifications, 'notify'>
}

/** Results that a client shares with a healer of theirs, and healers who ask for one. */
export function createTestSharing({
  db,
  clock,
  ids,
  publicUrl,
  accounts,
  notifications,
}: SharingDependencies) {
  /** Healers with whom the client has or had a session. */
  const healersOf = (queryable: Queryable, clientId: string) =>
    queryable
      .selectFrom('healer_card as h')
      .innerJoin('session_times as a', 'a.healer_id', 'h.u_id')
      .select(['h.u_id as healer_u_id', 'h.full_name', 'h.person_id'])
      .distinct()
      .where('a.client_id', '=', clientId)
      .where('a.state', 'in', metStates)
      .orderBy('h.full_name')
      .execute()

  const ownResult = async (queryable: Queryable, personId: string, resultId: string) =>
    orNotFound(
      await queryable
        .selectFrom('test_result')
        .selectAll()
        .where('u_id', '=', resultId)
        .where('person_id', '=', personId)
        .executeTakeFirst(),
    )

  const sharedWith = async (queryable: Queryable, resultId: string) => ({
    shared_with: await queryable
      .selectFrom('test_share as s')
      .innerJoin('healer_card as h', 'h.u_id', 's.healer_id')
      .select(['h.u_id as healer_u_id', 'h.full_name'])
      .where('s.result_id', '=', resultId)
      .orderBy('s.shared_at')
      .execute(),
  })

  const clientName = async (queryable: Queryable, clientId: string) =>
    accounts.knownAs(
      await queryable
        .selectFrom('person_name')
        .select(['anonymous_name', 'first_name'])
        .where('u_id', '=', clientId)
        .executeTakeFirstOrThrow(),
    )

  /** The latest appointment of the two, where the healer finds what was shared. */
  const meetingOf = (trx: Trx, healerId: string, clientId: string) =>
    trx
      .selectFrom('session_times')
      .select('u_id')
      .where('healer_id', '=', healerId)
      .where('client_id', '=', clientId)
      .where('state', 'in', metStates)
      .orderBy('starts_at', 'desc')
      .executeTakeFirstOrThrow()

  /** @throws DomainError notFound, notAllowed for an appointment that came to nothing */
  async function clientOf(queryable: Queryable, personId: string, appointmentId: string) {
    const appointment = orNotFound(
      await queryable
        .selectFrom('session_times as a')
        .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
        .select(['a.client_id', 'a.state', 'h.u_id as healer_id', 'h.full_name'])
        .where('a.u_id', '=', appointmentId)
        .where('h.person_id', '=', personId)
        .executeTakeFirst(),
    )
    if (!metStates.includes(appointment.state)) throwError('notAllowed')
    return appointment
  }

  async function forPractice(
    personId: string,
    appointmentId: string,
    language: TestLanguage,
  ): Promise<PracticeTests> {
    const { client_id: clientId, healer_id: healerId } = await clientOf(db, personId, appointmentId)
    const [tests, requests, results] = await Promise.all([
      db.selectFrom('self_test').select('code').where('is_offered', '=', true).orderBy('position').execute(),
      db
        .selectFrom('test_request')
        .selectAll()
        .where('healer_id', '=', healerId)
        .where('client_id', '=', clientId)
        .orderBy('created_at', 'desc')
        .orderBy('u_id', 'desc')
        .limit(20)
        .execute(),
      db
        .selectFrom('test_result as r')
        .innerJoin('test_share as s', 's.result_id', 'r.u_id')
        .selectAll('r')
        .select('s.shared_at')
        .where('s.healer_id', '=', healerId)
        .where('r.person_id', '=', clientId)
        .orderBy('r.taken_at', 'desc')
        .limit(50)
        .execute(),
    ])
    const named = (code: string) => currentInstrument(code as SelfTestCode) // the table's codes are the contract's
    return {
      tests: tests.map(({ code }) => ({
        code: named(code).code,
        name: named(code).name[language],
        about: named(code).about[language],
      })),
      requests: requests.map((row) => ({
        u_id: row.u_id,
        test_code: named(row.test_code).code,
        name: named(row.test_code).name[language],
        state: row.state as PracticeTests['requests'][number]['state'], // checked by the table
        created_at: row.created_at.toISOString(),
      })),
      results: results.map(({ shared_at: sharedAt, ...row }) => {
        const { name, isHigherBetter } = instrumentOf(row.test_code, row.test_version)
        return {
          ...presentResult(language, row),
          name: name[language],
          is_higher_better: isHigherBetter,
          shared_at: sharedAt.toISOString(),
        }
      }),
    }
  }

  return {
    healersOf: async (clientId: string) =>
      (await healersOf(db, clientId)).map(({ healer_u_id, full_name }) => ({ healer_u_id, full_name })),

    /** Sharing twice is sharing once. @throws DomainError notFound for another's result or a stranger */
    share: (personId: string, resultId: string, healerId: string) =>
      inTransaction(db, async (trx) => {
        const result = await ownResult(trx, personId, resultId)
        const healer = orNotFound(
          (await healersOf(trx, personId)).find((one) => one.healer_u_id === healerId),
        )
        const { numInsertedOrUpdatedRows: isNew } = await trx
          .insertInto('test_share')
          .values({ result_id: resultId, healer_id: healerId, shared_at: clock.now() })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow()
        await trx
          .updateTable('test_request')
          .set({ state: 'shared', closed_at: clock.now() })
          .where('client_id', '=', personId)
          .where('healer_id', '=', healerId)
          .where('test_code', '=', result.test_code)
          .where('state', '=', 'open')
          .execute()
        if (isNew) {
          const { u_id: appointmentId } = await meetingOf(trx, healerId, personId)
          await notifications.notify(trx, {
            personId: healer.person_id,
            about: personId,
            type: 'test',
            message: 'selfTests.shared',
            parameters: {
              other: await clientName(trx, personId),
              link: publicUrl + pathTo('practiceAppointment', { appointmentId }),
            },
            frontEndPath: frontEndPathOf('practiceAppointment'),
            targetId: appointmentId,
          })
        }
        return sharedWith(trx, resultId)
      }),

    /** @throws DomainError notFound for another's result */
    unshare: (personId: string, resultId: string, healerId: string) =>
      inTransaction(db, async (trx) => {
        await ownResult(trx, personId, resultId)
        await trx
          .deleteFrom('test_share')
          .where('result_id', '=', resultId)
          .where('healer_id', '=', healerId)
          .execute()
        return sharedWith(trx, resultId)
      }),

    /** @throws DomainError notFound, notNow for a request that is closed */
    async decline(personId: string, requestId: string) {
      const request = orNotFound(
        await db
          .selectFrom('test_request')
          .select('u_id')
          .where('u_id', '=', requestId)
          .where('client_id', '=', personId)
          .executeTakeFirst(),
      )
      const { numUpdatedRows } = await db
        .updateTable('test_request')
        .set({ state: 'declined', closed_at: clock.now() })
        .where('u_id', '=', requestId)
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow()
      if (!numUpdatedRows) throwError('notNow')
      return request
    },

    forPractice,

    /** @throws DomainError notFound, notAllowed, alreadyAsked while the client has not answered */
    async ask(personId: string, appointmentId: string, code: SelfTestCode) {
      await inTransaction(db, async (trx) => {
        const {
          client_id: clientId,
          healer_id: healerId,
          full_name,
        } = await clientOf(trx, personId, appointmentId)
        orNotFound(
          await trx
            .selectFrom('self_test')
            .select('code')
            .where('code', '=', code)
            .where('is_offered', '=', true)
            .executeTakeFirst(),
        )
        await trx
          .insertInto('test_request')
          .values({
            ...{ u_id: ids.next(), appointment_id: appointmentId, healer_id: healerId },
            ...{ client_id: clientId, test_code: code, created_at: clock.now() },
          })
          .execute()
        await notifications.notify(trx, {
          personId: clientId,
          about: personId,
          type: 'test',
          message: 'selfTests.asked',
          parameters: { other: full_name, link: publicUrl + pathTo('result') },
          frontEndPath: frontEndPathOf('result'),
          targetId: clientId,
          senderName: full_name,
        })
      }).catch((error: unknown) => {
        if (violatedConstraint(error) === 'test_request_open') throwError('alreadyAsked')
        throw error
      })
      return forPractice(personId, appointmentId, 'en')
    },
  }
}

export type TestSharing = ReturnType<typeof createTestSharing>
