import { decideBy, sharesOf, togetherLimits } from '@newyou/contract/care/appointments/together-rules'
import { contactAsStored } from '@newyou/contract/people/accounts/contacts'
import type { Settings } from '../../foundation/settings/index.ts'
import { togetherReplies } from '../../messages/replies/together.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import { after, days } from '../../platform/clock.ts'
import type { Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Booking } from './booking.ts'
import { type BookingRequest, type Passed, passGate } from './booking-gate.ts'
import type { InstantBooking } from './instant-booking.ts'
import { slotOf } from './slot.ts'
import type { Slots } from './slots.ts'

/** People whom one client invites in a day. */
const invitedDaily = 9

interface TogetherRequest extends BookingRequest {
  contacts: readonly string[]
  isSplit: boolean
}

interface TogetherBookingDependencies extends Pick<Platform, 'db' | 'clock' | 'ids' | 'random'> {
  accounts: Pick<Accounts, 'isProfileComplete'>
  guardians: Pick<GuardiansModule, 'requireConsent'>
  booking: Pick<Booking, 'hold' | 'requireFewFree'>
  instantBooking: Pick<InstantBooking, 'book'>
  settings: Pick<Settings, 'read'>
  slots: Slots
}

/** The contact to which an invitation goes: `name+anything@host` is `name@host`. */
const invitedAt = (typed: string) =>
  typed.includes('@') ? contactAsStored(typed).replace(/\+[^@]*@/, '@') : contactAsStored(typed)

/** Booking for several clients: the one who books holds the time and pays first; then the others are asked. */
export function createTogetherBooking(dependencies: TogetherBookingDependencies) {
  const { db, clock, ids, random, accounts, guardians, booking, instantBooking, settings, slots } =
    dependencies

  function requireFits({ service }: Passed, request: TogetherRequest) {
    const people = request.contacts.length + 1
    if (people > service.peopleMax || people < service.peopleMin)
      throwError('invalidInput', { errors: { contacts: togetherReplies.notForSo } })
    if (request.mode !== 'in-person' && people > togetherLimits.onlineMax)
      throwError('invalidInput', { errors: { mode: togetherReplies.onlineFew } })
  }

  async function requireOthers(personId: string, contacts: readonly string[]) {
    if (new Set(contacts).size !== contacts.length)
      throwError('invalidInput', { errors: { contacts: togetherReplies.twice } })
    const own = await db
      .selectFrom('person_contact')
      .select(['email', 'phone'])
      .where('u_id', '=', personId)
      .executeTakeFirstOrThrow()
    if ([own.email, own.phone].some((one) => one && contacts.includes(invitedAt(one))))
      throwError('invalidInput', { errors: { contacts: togetherReplies.ownContact } })
  }

  async function requireFewInvited(trx: Trx, personId: string, more: number, now: Date) {
    const { invited } = await trx
      .selectFrom('joint_invitation as i')
      .innerJoin('joint_session as j', 'j.u_id', 'i.joint_id')
      .select((of) => of.fn.countAll<number>().as('invited'))
      .where('j.booked_by', '=', personId)
      .where('i.created_at', '>', after(now, -days(1)))
      .executeTakeFirstOrThrow()
    if (invited + more > invitedDaily)
      throwError('tooManyRequests', { message: togetherReplies.tooManyInvitations })
  }

  const codeOf = () => String(random.bytes(4).readUInt32BE(0) % 10_000).padStart(4, '0')

  async function open(trx: Trx, personId: string, { healer, service }: Passed, request: TogetherRequest) {
    const now = clock.now()
    const { together_hours: hours } = await settings.read(trx)
    if (decideBy(request.startsAt.getTime(), hours, now.getTime()) === undefined)
      throwError('notAllowed', { message: togetherReplies.tooNear })
    const contacts = request.contacts.map(invitedAt)
    await requireFewInvited(trx, personId, contacts.length, now)
    const isSplit = request.isSplit && service.pricePaise > 0
    const shares = sharesOf(service.pricePaise, contacts.length + 1)
    const jointId = ids.next()
    await trx
      .insertInto('joint_session')
      .values({
        u_id: jointId,
        healer_id: healer.u_id,
        booked_by: personId,
        people: contacts.length + 1,
        people_min: service.peopleMin,
        price_paise: service.pricePaise,
        is_split: isSplit,
        created_at: now,
        updated_at: now,
      })
      .execute()
    await trx
      .insertInto('joint_invitation')
      .values(
        contacts.map((contact, index) => ({
          u_id: ids.next(),
          joint_id: jointId,
          channel: contact.includes('@') ? 'email' : 'mobile',
          contact,
          code: codeOf(),
          share_paise: isSplit ? (shares[index + 1] ?? 0) : 0,
          created_at: now,
        })),
      )
      .execute()
    return { jointId, pricePaise: isSplit ? (shares[0] ?? 0) : service.pricePaise }
  }

  return {
    /**
     * Holds the time while the one who books pays the price, or their part of it. What costs nothing is booked at once.
     * @throws DomainError what a booking throws; notAllowed (too near), tooManyRequests
     */
    async book(personId: string, request: TogetherRequest) {
      const offered = await passGate({ db, accounts, guardians }, personId, request)
      const { service, placeId } = offered
      requireFits(offered, request)
      await requireOthers(personId, request.contacts.map(invitedAt))
      if (service.pricePaise === 0) {
        const free = await instantBooking.book(personId, offered, request, async (trx) => {
          await booking.requireFewFree(trx, personId, clock.now())
          return { joint_id: (await open(trx, personId, offered, request)).jointId }
        })
        return { ...free, hold_until: null }
      }
      const slot = { ...slotOf(service, request.startsAt, placeId), clientId: personId }
      return slots.inClearedSlot(slot, async (trx) => {
        const { jointId, pricePaise } = await open(trx, personId, offered, request)
        const held = await booking.hold(
          trx,
          { ...offered, service: { ...service, pricePaise } },
          personId,
          request,
        )
        await trx
          .updateTable('appointment')
          .set({ joint_id: jointId })
          .where('u_id', '=', held.u_id)
          .execute()
        return held
      })
    },
  }
}

export type TogetherBooking = ReturnType<typeof createTogetherBooking>
