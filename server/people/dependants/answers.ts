import { frontEndPathOf } from '@newyou/contract/addresses'
import type { DependantLink } from '@newyou/contract/people/dependants'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { dependantReplies } from '../../messages/replies/dependants.ts'
import { hours } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import { type Accounts, maskContact } from '../accounts/index.ts'
import type { GuardiansModule } from '../guardians/index.ts'
import { channelOf } from './dependants.ts'

interface Visitor {
  viewer: Viewer | undefined
  address: string
}

interface AnswersDependencies extends Pick<Platform, 'db' | 'clock' | 'rateLimits'> {
  accounts: Pick<Accounts, 'knownAs' | 'giveContact' | 'isContactTaken' | 'isProfileComplete'>
  guardians: Pick<GuardiansModule, 'isYoung'>
  notifications: Notifications
}

/** Addresses that lead nowhere, from one caller in an hour. */
const guessesHourly = 20

/** What the people answer for whom somebody wants to book, by the link that was sent to them. */
export function createDependantAnswers(dependencies: AnswersDependencies) {
  const { db, clock, rateLimits, accounts, guardians, notifications } = dependencies

  /** @throws DomainError notFound for a link that is unknown, used or too old; tooManyRequests for who guesses */
  async function find(token: string, { viewer, address }: Visitor) {
    const limit = { key: `dependant:guess:${address}`, max: guessesHourly, window: hours(1) }
    await rateLimits.requireRoom(limit)
    const row = await db
      .selectFrom('dependant as d')
      .innerJoin('person_name as p', 'p.u_id', 'd.payer_id')
      .selectAll('d')
      .select(['p.first_name', 'p.anonymous_name'])
      .where('d.token_hash', '=', hashOfToken(token))
      .where('d.expires_at', '>', clock.now())
      .where('d.state', 'in', ['asked', 'agreed'])
      .where('p.state', '=', 'active')
      .executeTakeFirst()
    if (!row) {
      await rateLimits.note(limit)
      return throwError('notFound')
    }
    if (viewer?.personId === row.payer_id) throwError('notAllowed', { message: dependantReplies.ownLink })
    return row
  }

  const closed = { token_hash: null, expires_at: null }

  /** A child's own account: the link came to this contact, which is proven by it. */
  async function giveAccount(row: Awaited<ReturnType<typeof find>>) {
    const { contact, person_id: personId } = row
    if (!contact || !personId) return throwError('notFound')
    const channel = channelOf(contact)
    await inTransaction(db, async (trx) => {
      await lockPeople(trx, [personId])
      if (await accounts.isContactTaken(trx, channel, contact))
        throwError('notAllowed', { message: dependantReplies.contactTaken })
      await accounts.giveContact(trx, personId, channel, contact)
      await trx
        .updateTable('dependant')
        .set({ state: 'ended', ...closed, channel: null, contact: null })
        .where('u_id', '=', row.u_id)
        .execute()
    })
    return maskContact({ channel, destination: contact })
  }

  async function agree(row: Awaited<ReturnType<typeof find>>, personId: string, isAgreed: boolean) {
    const now = clock.now()
    await inTransaction(db, async (trx) => {
      await lockPeople(trx, [row.payer_id, personId].sort())
      // Asked twice, the answer to the second takes the place of the first.
      await trx
        .updateTable('dependant')
        .set({ state: 'ended' })
        .where('payer_id', '=', row.payer_id)
        .where('person_id', '=', personId)
        .where('state', '=', 'agreed')
        .execute()
      await trx
        .updateTable('dependant')
        .set({
          state: isAgreed ? 'agreed' : 'refused',
          person_id: isAgreed ? personId : null,
          answered_at: now,
          ...closed,
          channel: null,
          contact: null,
        })
        .where('u_id', '=', row.u_id)
        .execute()
      await notifications.notify(trx, {
        personId: row.payer_id,
        about: isAgreed ? personId : null,
        type: 'appointment',
        message: 'dependants.answered',
        parameters: { who: row.name, is: isAgreed ? 'agreed' : 'refused' },
        frontEndPath: frontEndPathOf('dependants'),
        targetId: row.u_id,
      })
    })
  }

  return {
    /** @throws DomainError notFound, notAllowed for the payer's own session */
    async look(token: string, visitor: Visitor): Promise<DependantLink> {
      const row = await find(token, visitor)
      return {
        kind: row.kind === 'child' ? 'account' : 'adult',
        payer_name: row.first_name,
        name: row.name,
        expires_at: (row.expires_at ?? clock.now()).toISOString(),
      }
    },

    /** @throws DomainError notFound, notAllowed, loginRequired, profileIncomplete */
    async answer(token: string, isAgreed: boolean, visitor: Visitor) {
      const row = await find(token, visitor)
      if (row.kind === 'child') {
        if (!isAgreed) return { is_agreed: false, contact: null }
        return { is_agreed: true, contact: await giveAccount(row) }
      }
      const { viewer } = visitor
      if (!viewer) return throwError('loginRequired')
      if (viewer.role !== 'client') throwError('notAllowed', { message: dependantReplies.asClient })
      if (isAgreed) {
        if (await guardians.isYoung(db, viewer.personId))
          throwError('notAllowed', { message: dependantReplies.onlyAdults })
        if (!(await accounts.isProfileComplete(db, viewer.personId))) throwError('profileIncomplete')
      }
      await agree(row, viewer.personId, isAgreed)
      return { is_agreed: isAgreed, contact: null }
    },
  }
}

export type DependantAnswers = ReturnType<typeof createDependantAnswers>
