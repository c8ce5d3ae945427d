import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import type { MyHandovers } from '@newyou/contract/care/handovers'
import { type HandoverPart, handoverDays, handoversMax } from '@newyou/contract/care/handovers/parts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import { after, days } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { metStates } from '../appointments/index.ts'

interface HandoverDependencies extends Pick<Platform, 'db' | 'clock' | 'ids' | 'publicUrl'> {
  accounts: Pick<Accounts, 'knownAs'>
  guardians: Pick<GuardiansModule, 'requireConsent'>
  notifications: Pick<Notifications, 'notify'>
}
interface Given {
  from_healer_u_id: string
  to_healer_u_id: string
  reader: MyHandovers['handovers'][number]['reader']
  parts: readonly HandoverPart[]
}

/** What a client opens of a file to another healer, line by line, and takes back. */
export function createHandovers(dependencies: HandoverDependencies) {
  const { db, clock, ids, publicUrl, accounts, guardians, notifications } = dependencies

  const keepersOf = (queryable: Queryable, clientId: string) =>
    queryable
      .selectFrom('session_times as a')
      .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
      .select(['h.u_id', 'h.full_name', 'h.state'])
      .distinct()
      .where('a.client_id', '=', clientId)
      .where('a.state', 'in', metStates)
      .orderBy('h.full_name')
      .execute()

  async function mine(queryable: Queryable, clientId: string): Promise<MyHandovers> {
    const keepers = await keepersOf(queryable, clientId)
    const rows = await queryable
      .selectFrom('handover as o')
      .innerJoin('healer_card as f', 'f.u_id', 'o.from_healer_id')
      .innerJoin('healer_card as t', 't.u_id', 'o.to_healer_id')
      .select(['o.u_id', 'o.reader', 'o.ends_at', 'o.from_healer_id', 'o.to_healer_id'])
      .select(['f.full_name as from_name', 't.full_name as to_name'])
      .where('o.client_id', '=', clientId)
      .orderBy('o.created_at', 'desc')
      .execute()
    const lines = await queryable
      .selectFrom('handover_line as l')
      .innerJoin('handover as o', 'o.u_id', 'l.handover_id')
      .select(['l.handover_id', 'l.part', 'l.given_at'])
      .where('o.client_id', '=', clientId)
      .where('l.revoked_at', 'is', null)
      .where('o.ends_at', '>', clock.now())
      .orderBy('l.given_at')
      .execute()
    return {
      keepers: keepers.map(({ state, ...healer }) => ({ ...healer, has_left: state !== 'verified' })),
      handovers: rows.map((row) => ({
        u_id: row.u_id,
        from: { u_id: row.from_healer_id, full_name: row.from_name },
        to: { u_id: row.to_healer_id, full_name: row.to_name },
        reader: row.reader as Given['reader'], // checked by the table
        ends_at: row.ends_at.toISOString(),
        given: lines
          .filter(({ handover_id: id }) => id === row.u_id)
          .map((line) => ({ part: line.part as HandoverPart, given_at: line.given_at.toISOString() })),
      })),
    }
  }

  /** The healer who reads hears of it, without what is in the file. */
  async function notify(trx: Trx, clientId: string, handoverId: string, toPersonId: string) {
    const client = await trx
      .selectFrom('person_name')
      .select(['anonymous_name', 'first_name'])
      .where('u_id', '=', clientId)
      .executeTakeFirstOrThrow()
    const other = accounts.knownAs(client)
    await notifications.notify(trx, {
      personId: toPersonId,
      about: clientId,
      type: 'appointment',
      frontEndPath: frontEndPathOf('practiceHandover'),
      targetId: handoverId,
      senderName: other,
      message: 'handovers.given',
      parameters: { other, link: `${publicUrl}${pathTo('practiceHandover', { handoverId })}` },
    })
  }

  return {
    mine: (clientId: string) => mine(db, clientId),

    /** @throws DomainError guardianNeeded; notFound for healers who keep no file, or work here no more; notNow for too many */
    give: (clientId: string, { from_healer_u_id: fromId, to_healer_u_id: toId, reader, parts }: Given) =>
      inTransaction(db, async (trx) => {
        await guardians.requireConsent(trx, clientId)
        await lockPeople(trx, [clientId])
        const keepers = await keepersOf(trx, clientId)
        orNotFound(keepers.find(({ u_id: id }) => id === fromId))
        const to = orNotFound(
          await trx
            .selectFrom('healer_card')
            .select(['person_id'])
            .where('u_id', '=', toId)
            .where('state', '=', 'verified')
            .where('person_id', '!=', clientId)
            .executeTakeFirst(),
        )
        if (fromId === toId) throwError('notFound')
        if ((await mine(trx, clientId)).handovers.length >= handoversMax) throwError('notNow')
        const now = clock.now()
        const before = await trx
          .selectFrom('handover')
          .select(['u_id', 'ends_at'])
          .where('client_id', '=', clientId)
          .where('from_healer_id', '=', fromId)
          .where('to_healer_id', '=', toId)
          .executeTakeFirst()
        const isOver = before === undefined || before.ends_at <= now
        // A new yes to one part is none to the parts of a year that is over, and makes the year of others no longer.
        if (before && isOver)
          await trx
            .updateTable('handover_line')
            .set({ revoked_at: before.ends_at })
            .where('handover_id', '=', before.u_id)
            .where('revoked_at', 'is', null)
            .execute()
        const values = { reader, ends_at: isOver ? after(now, days(handoverDays)) : before.ends_at }
        const { u_id: handoverId } = await trx
          .insertInto('handover')
          .values({
            ...{ u_id: ids.next(), client_id: clientId, from_healer_id: fromId, to_healer_id: toId },
            ...{ ...values, created_at: now },
          })
          .onConflict((conflict) =>
            conflict.columns(['client_id', 'from_healer_id', 'to_healer_id']).doUpdateSet(values),
          )
          .returning('u_id')
          .executeTakeFirstOrThrow()
        await trx
          .insertInto('handover_line')
          .values(
            [...new Set(parts)].map((part) => ({
              u_id: ids.next(),
              handover_id: handoverId,
              part,
              given_at: now,
            })),
          )
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await notify(trx, clientId, handoverId, to.person_id)
        return mine(trx, clientId)
      }),

    /** Taken back twice is taken back once. @throws DomainError notFound for another's */
    takeBack: (clientId: string, handoverId: string, part: HandoverPart) =>
      inTransaction(db, async (trx) => {
        const own = trx.selectFrom('handover').select('u_id').where('u_id', '=', handoverId)
        orNotFound(await own.where('client_id', '=', clientId).executeTakeFirst())
        await trx
          .updateTable('handover_line')
          .set({ revoked_at: clock.now() })
          .where('handover_id', '=', handoverId)
          .where('part', '=', part)
          .where('revoked_at', 'is', null)
          .execute()
        return mine(trx, clientId)
      }),
  }
}
export type Handovers = ReturnType<typeof createHandovers>
