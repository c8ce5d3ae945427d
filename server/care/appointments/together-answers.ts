import type { Invitation } from '@newyou/contract/care/appointments/together'
import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import { orderTitle } from '../../messages/index.ts'
import { appointmentReplies } from '../../messages/replies/care.ts'
import { togetherReplies } from '../../messages/replies/together.ts'
import type { OrderService } from '../../money/payments/index.ts'
import { type Accounts, maskContact } from '../../people/accounts/index.ts'
import { requireUnblocked } from '../../people/blocks/index.ts'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import { hours } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import { placeOf, presentService } from './actor-access.ts'
import type { Booked } from './booked.ts'
import { joinClaim } from './claims.ts'
import type { AppointmentNotifications } from './notifications.ts'
import { slotOfAppointment } from './slot.ts'
import type { Slots } from './slots.ts'
import { membersOf, standIfAll } from './together.ts'

const tokenPattern = /^[\w-]{32}$/
/** Addresses that lead nowhere, from one caller in an hour. */
const guessesHourly = 20

interface AnswerDependencies extends Pick<Platform, 'db' | 'clock' | 'ids' | 'rateLimits'> {
  accounts: Pick<Accounts, 'isProfileComplete'>
  guardians: Pick<GuardiansModule, 'requireConsent'>
  appointmentNotifications: AppointmentNotifications
  booked: Booked
  orders: Pick<OrderService, 'open'>
  slots: Slots
}

interface Visitor {
  viewer: Viewer | undefined
  address: string
}

/** The invitation of one person to a session together, by its link, and what that person answers. */
export function createTogetherAnswers(dependencies: AnswerDependencies) {
  const { db, clock, ids, rateLimits, accounts, guardians } = dependencies
  const { appointmentNotifications, booked, orders, slots } = dependencies

  const byToken = (queryable: Queryable, token: string) =>
    queryable
      .selectFrom('joint_invitation as i')
      .innerJoin('joint_session as j', 'j.u_id', 'i.joint_id')
      .innerJoin('appointment as a', (join) =>
        join.onRef('a.joint_id', '=', 'j.u_id').on('a.is_companion', '=', false),
      )
      .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
      .selectAll('a')
      .select(['i.u_id as invitation_id', 'i.contact', 'i.channel', 'i.code', 'i.share_paise'])
      .select(['i.state as answer', 'j.state as joint_state', 'j.booked_by', 'j.people', 'j.decide_by'])
      .select(['h.full_name', 'h.person_id as healer_person_id', placeOf.as('place')])
      .where('i.token_hash', '=', hashOfToken(token))
      .executeTakeFirst()
  type Found = NonNullable<Awaited<ReturnType<typeof byToken>>>

  /** @throws DomainError invitationUnknown, tooManyRequests for one who guesses */
  async function find(token: string, address: string): Promise<Found> {
    const limit = { key: `invitation:guess:${address}`, max: guessesHourly, window: hours(1) }
    await rateLimits.requireRoom(limit)
    const found = tokenPattern.test(token) ? await byToken(db, token) : undefined
    if (found) return found
    await rateLimits.note(limit)
    return throwError('invitationUnknown')
  }

  const isOpen = ({ answer, joint_state: joint, decide_by: until, state }: Found) =>
    answer === 'waiting' &&
    joint === 'asking' &&
    state === 'confirmed' &&
    until !== null &&
    until > clock.now()

  /** Whether this person has proven the contact that was invited. */
  async function isInvited(queryable: Queryable, personId: string, contact: string) {
    const own = await queryable
      .selectFrom('person_contact')
      .select('u_id')
      .where('u_id', '=', personId)
      .where('state', '=', 'active')
      .where((of) =>
        of.or([
          of.and([of('email', '=', contact), of('email_verified_at', 'is not', null)]),
          of.and([of('phone', '=', contact), of('phone_verified_at', 'is not', null)]),
        ]),
      )
      .executeTakeFirst()
    return own !== undefined
  }

  async function blockOf({ contact, booked_by: bookerId }: Found): Promise<Invitation['blocked']> {
    const blocks = await db
      .selectFrom('invitation_block')
      .select('from_person_id')
      .where('contact', '=', contact)
      .execute()
    if (blocks.some(({ from_person_id: from }) => from === null)) return 'all'
    return blocks.some(({ from_person_id: from }) => from === bookerId) ? 'this' : 'none'
  }

  const sessionOf = (found: Found): Invitation['session'] => ({
    ...presentService(found),
    healer_u_id: found.healer_id,
    healer_name: found.full_name,
    starts_at: found.starts_at.toISOString(),
    ends_at: found.ends_at.toISOString(),
    mode: found.mode as MeetingMode, // checked by the table
    place: found.place,
    people: found.people,
    share_paise: found.share_paise,
    decide_by: (found.decide_by ?? found.starts_at).toISOString(),
  })

  /** Opens the part of the price that this client pays. */
  async function openShare(trx: Trx, clientId: string, appointmentId: string, found: Found) {
    if (found.share_paise === 0) return undefined
    const { u_id } = await orders.open(trx, {
      clientId,
      kind: 'appointment',
      itemId: appointmentId,
      title: orderTitle('titleOfSession', found.full_name),
      pricePaise: found.share_paise,
      earnerId: found.healer_person_id,
      expiresAt: null,
    })
    return u_id
  }

  async function join(trx: Trx, token: string, clientId: string, description: string) {
    const found = (await byToken(trx, token)) ?? throwError('invitationUnknown')
    if (!isOpen(found) || !found.joint_id) throwError('notNow')
    const now = clock.now()
    if ((await membersOf(trx, found.joint_id)).some(({ client_id }) => client_id === clientId))
      throwError('notAllowed', { message: togetherReplies.booked })
    await requireUnblocked(trx, clientId, found.healer_id)
    const slot = slotOfAppointment(found)
    const claimId = ids.next()
    if (!(await joinClaim(trx, { u_id: claimId, ...slot, clientId, now })))
      await slots.refuseTaken(trx, clientId, slot, now)
    const u_id = ids.next()
    const orderId = await openShare(trx, clientId, u_id, found)
    const payBy = orderId ? found.decide_by : null
    const { service_id, service_name, service_name_hi, mode, place_id, policy, joint_id, is_demo } = found
    const row = await trx
      .insertInto('appointment')
      .values({
        u_id,
        healer_id: found.healer_id,
        client_id: clientId,
        claim_id: claimId,
        order_id: orderId ?? null,
        pay_by: payBy,
        state: 'confirmed',
        ...{ service_id, service_name, service_name_hi, mode, place_id, joint_id, is_demo },
        starts_at: found.starts_at,
        ends_at: found.ends_at,
        description,
        price_paise: found.share_paise,
        policy: JSON.stringify(policy),
        is_companion: true,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('joint_invitation')
      .set({ state: 'yes', answered_by: clientId })
      .where('u_id', '=', found.invitation_id)
      .execute()
    await appointmentNotifications.lockPeople(trx, ...(await membersOf(trx, found.joint_id)))
    await booked(trx, row, now, { wasTaken: true, isCompanion: true, ...(payBy && { payBy }) })
    await appointmentNotifications.refreshScreens(trx, found.booked_by, found.u_id)
    await standIfAll(trx, found.joint_id, now, appointmentNotifications)
    return { u_id, order_u_id: orderId ?? null }
  }

  return {
    /** More than that there is an invitation only for the person with that contact. @throws DomainError invitationUnknown */
    async look(token: string, { viewer, address }: Visitor): Promise<Invitation> {
      const found = await find(token, address)
      const isMine = viewer?.role === 'client' && (await isInvited(db, viewer.personId, found.contact))
      return {
        state: isOpen(found) ? 'open' : 'closed',
        code: found.code,
        needs: isMine ? 'nothing' : viewer?.role === 'client' ? 'contact' : 'log-in',
        contact: maskContact({
          channel: found.channel === 'email' ? 'email' : 'mobile',
          destination: found.contact,
        }),
        blocked: await blockOf(found),
        session: isMine && isOpen(found) ? sessionOf(found) : null,
      }
    },

    /**
     * Takes the time of this client too. @throws DomainError invitationUnknown, also without that contact; notNow,
     * notAllowed (one's own hours, twice), profileIncomplete, guardianNeeded, blocked, clientBusy
     */
    async yes(token: string, { viewer, address }: { viewer: Viewer; address: string }, description: string) {
      const found = await find(token, address)
      const clientId = viewer.personId
      if (!(await isInvited(db, clientId, found.contact))) throwError('invitationUnknown')
      if (!(await accounts.isProfileComplete(db, clientId))) throwError('profileIncomplete')
      await guardians.requireConsent(db, clientId)
      if (found.healer_person_id === clientId)
        throwError('notAllowed', { message: appointmentReplies.withYourself })
      const slot = { ...slotOfAppointment(found), clientId }
      return slots.inClearedSlot(slot, (trx) => join(trx, token, clientId, description))
    },

    /** Nobody is told. @throws DomainError invitationUnknown */
    async no(token: string, address: string) {
      const { invitation_id: invitationId } = await find(token, address)
      await db
        .updateTable('joint_invitation')
        .set({ state: 'no' })
        .where('u_id', '=', invitationId)
        .where('state', '=', 'waiting')
        .execute()
    },

    /** Which invitations this contact gets no more. @throws DomainError invitationUnknown */
    async block(token: string, address: string, blocked: Invitation['blocked']) {
      const { contact, booked_by: bookerId } = await find(token, address)
      await inTransaction(db, async (trx) => {
        await trx
          .deleteFrom('invitation_block')
          .where('contact', '=', contact)
          .where((of) => of.or([of('from_person_id', 'is', null), of('from_person_id', '=', bookerId)]))
          .execute()
        if (blocked === 'none') return
        await trx
          .insertInto('invitation_block')
          .values({ contact, from_person_id: blocked === 'all' ? null : bookerId, created_at: clock.now() })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      })
    },
  }
}

export type TogetherAnswers = ReturnType<typeof createTogetherAnswers>
