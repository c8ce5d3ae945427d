import { createHmac } from 'node:crypto'
import { pathTo } from '@newyou/contract/addresses'
import { homeZone } from '@newyou/contract/business'
import { guestCodeDigits, guestLinkDays } from '@newyou/contract/people/guests/guests'
import { type ContactMessage, contactQueue } from '../../foundation/notifications/index.ts'
import { after, days } from '../../platform/clock.ts'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import type { Accounts } from '../accounts/index.ts'
import type { GuardiansModule } from '../guardians/index.ts'

const tokenBytes = 24
/** Links to one number in a day from all colleagues, and links that one colleague sends in a day. */
const toNumberDaily = 3
const byColleagueDaily = 60

interface NewGuest {
  firstName: string
  lastName: string
  mobile: string
  /** Of a child, with the guardian whose number it is. */
  child: { dob: string; guardianName: string; guardianRelation: string } | null
}

export interface GuestParts
  extends Pick<Platform, 'db' | 'clock' | 'random' | 'jobs' | 'publicUrl' | 'rateLimits' | 'config'> {
  accounts: Pick<
    Accounts,
    | 'addGuest'
    | 'dropGuest'
    | 'guestNumber'
    | 'openGuest'
    | 'otp'
    | 'recordOf'
    | 'sessions'
    | 'setGuestNumber'
  >
  /** Of children: named without a link of their own, because the claim asks for the consent. */
  guardians: GuardiansModule['ofGuests']
}

export const codeHmac = (secret: string, personId: string, code: string) =>
  createHmac('sha256', secret).update(`guest:${personId}:${code}`).digest()

/** People whom the front desk books for by name and number, and their links. */
export function createGuests({
  db,
  clock,
  random,
  jobs,
  publicUrl,
  rateLimits,
  config,
  accounts,
  guardians,
}: GuestParts) {
  /** Counted before anything is written, so that a colleague cannot fill a stranger's phone. @throws DomainError tooManyRequests */
  const requireRoom = (staffId: string, mobile: string) =>
    rateLimits.spend([
      { key: `guest:to:${mobile}`, max: toNumberDaily, window: days(1) },
      { key: `guest:by:${staffId}`, max: byColleagueDaily, window: days(1) },
    ])

  /** A new link and code; the ones before end. The message names no healer, no time and no name. */
  async function link(
    trx: Trx,
    personId: string,
    mobile: string,
    staffId: string,
    isYoung: boolean,
    wantsReminder = false,
  ) {
    const now = clock.now()
    const token = random.bytes(tokenBytes).toString('base64url')
    const code = String(random.integer(10 ** guestCodeDigits)).padStart(guestCodeDigits, '0')
    const made = {
      token_hash: hashOfToken(token),
      code_hmac: codeHmac(config.OTP_SECRET, personId, code),
      tries: 0,
      made_by: staffId,
      created_at: now,
      expires_at: after(now, days(guestLinkDays)),
      closed_at: null,
      closed_because: null,
    }
    await trx
      .insertInto('guest_claim')
      .values({ person_id: personId, is_young: isYoung, wants_reminder: wantsReminder, ...made })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(made))
      .execute()
    await jobs.send<ContactMessage>(trx, contactQueue, {
      channel: 'mobile',
      destination: mobile,
      message: 'guests.asked',
      parameters: { link: publicUrl + pathTo('guestClaim', { token }) },
    })
    return code
  }

  return {
    requireRoom,

    /** Before the booking, without a message. @throws DomainError contactTaken, clientImported */
    add: (guest: NewGuest) =>
      inTransaction(db, async (trx) => {
        const { child, ...person } = guest
        const personId = await accounts.addGuest(trx, { ...person, dob: child?.dob ?? null })
        if (child)
          await guardians.nameFor(trx, personId, {
            name: child.guardianName,
            relation: child.guardianRelation,
            contact: guest.mobile,
          })
        return personId
      }),

    /** After a booking that failed. */
    drop: (personId: string) =>
      inTransaction(db, async (trx) => {
        await guardians.forget(trx, personId)
        await accounts.dropGuest(trx, personId)
      }),

    /** After the booking. Resolves with the code that the desk says on the phone. */
    invite: (personId: string, staffId: string, isYoung: boolean, wantsReminder: boolean) =>
      inTransaction(db, async (trx) =>
        link(
          trx,
          personId,
          orNotFound(await accounts.guestNumber(trx, personId)),
          staffId,
          isYoung,
          wantsReminder,
        ),
      ),

    /** Another link, to another number if one is named. @throws DomainError notFound, contactTaken */
    again: (personId: string, staffId: string, mobile: string) =>
      inTransaction(db, async (trx) => {
        const { is_young: isYoung } = orNotFound(
          await trx
            .selectFrom('guest_claim')
            .select('is_young')
            .where('person_id', '=', personId)
            .where((is) => is.or([is('closed_because', 'is', null), is('closed_because', '<>', 'claimed')]))
            .executeTakeFirst(),
        )
        await accounts.setGuestNumber(trx, personId, mobile)
        return link(trx, personId, mobile, staffId, isYoung)
      }),

    /**
     * The day before a session, to a guest who agreed to it on the phone: the time alone, and a link by which whose number it
     * is says no. Nothing for anybody else.
     */
    async remind(trx: Trx, personId: string, startsAt: Date) {
      const mobile = await accounts.guestNumber(trx, personId)
      if (!mobile) return
      const token = random.bytes(tokenBytes).toString('base64url')
      const wanted = await trx
        .updateTable('guest_claim')
        .set({ stop_token_hash: hashOfToken(token) })
        .where('person_id', '=', personId)
        .where('wants_reminder', '=', true)
        .returning('person_id')
        .executeTakeFirst()
      if (!wanted) return
      await jobs.send<ContactMessage>(trx, contactQueue, {
        channel: 'mobile',
        destination: mobile,
        message: 'guests.reminder',
        parameters: {
          startsAt: startsAt.toISOString(),
          zone: homeZone,
          link: publicUrl + pathTo('guestClaim', { token }),
        },
      })
    },

    /** The number of a guest. */
    numberOf: (personId: string) => accounts.guestNumber(db, personId),

    /** The guest accepted the terms at the counter. @throws DomainError notFound */
    async acceptTerms(trx: Trx, personId: string, staffId: string) {
      orNotFound(
        await trx
          .updateTable('guest_claim')
          .set({ terms_at: clock.now(), terms_by: staffId })
          .where('person_id', '=', personId)
          .where('terms_at', 'is', null)
          .returning('person_id')
          .executeTakeFirst(),
      )
    },
  }
}
export type Guests = ReturnType<typeof createGuests>
