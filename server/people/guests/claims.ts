import { timingSafeEqual } from 'node:crypto'
import { errors } from '@newyou/contract/errors'
import { type GuestClaim, guestCodeTries } from '@newyou/contract/people/guests/guests'
import { sql } from 'kysely'
import { hours } from '../../platform/clock.ts'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import { type Device, maskContact } from '../accounts/index.ts'
import { codeHmac, type GuestParts } from './guests.ts'

const tokenPattern = /^[\w-]{32}$/
/** Addresses that lead nowhere, from one caller in an hour. */
const guessesHourly = 20

/** What proves that a session is one's own, beside the link. */
export interface Given {
  challengeId: string
  otp: string
  code: string
  deviceId: string
}
/** A step of another domain in the transaction of a claim. */
type Follow = (trx: Trx, personId: string) => Promise<void>

/**
 * How a guest makes the session theirs: by the link, an OTP to the same number, and the code that the desk said. The first
 * two alone prove only the number, which is what may be wrong.
 */
export function createGuestClaims({ db, clock, rateLimits, config, accounts, guardians }: GuestParts) {
  const followers: Follow[] = []

  /** @throws DomainError guestLinkUnknown, tooManyRequests for who guesses */
  async function find(token: string, address: string) {
    const limit = { key: `guest:guess:${address}`, max: guessesHourly, window: hours(1) }
    await rateLimits.requireRoom(limit)
    const row = tokenPattern.test(token)
      ? await db
          .selectFrom('guest_claim')
          .selectAll()
          .where((is) =>
            is.or([
              is('token_hash', '=', hashOfToken(token)),
              is('stop_token_hash', '=', hashOfToken(token)),
            ]),
          )
          .executeTakeFirst()
      : undefined
    if (row) {
      const number = await accounts.guestNumber(db, row.person_id)
      // The link of a reminder says no for as long as there is a number, and nothing else.
      const isReminder = row.stop_token_hash?.equals(hashOfToken(token)) ?? false
      const isOpen = !row.closed_at && row.expires_at > clock.now() && row.tries < guestCodeTries
      return { ...row, isReminder, number: isOpen || isReminder ? number : undefined }
    }
    await rateLimits.note(limit)
    return throwError('guestLinkUnknown')
  }

  /** @throws DomainError guestLinkUnknown, guestLinkClosed, tooManyRequests */
  async function open(token: string, address: string) {
    const { number, ...row } = await find(token, address)
    return number && !row.isReminder ? { ...row, number } : throwError('guestLinkClosed')
  }

  /** Counts a try before it is looked at, so that many at once get no more of them. @throws DomainError guestLinkClosed, guestCodeWrong */
  async function requireCode(
    { person_id: personId, code_hmac: hmac }: { person_id: string; code_hmac: Buffer },
    code: string,
  ) {
    const counted = await db
      .updateTable('guest_claim')
      .set({ tries: sql`tries + 1` })
      .where('person_id', '=', personId)
      .where('closed_at', 'is', null)
      .where('tries', '<', guestCodeTries)
      .returning('tries')
      .executeTakeFirst()
    if (!counted) return throwError('guestLinkClosed')
    if (timingSafeEqual(hmac, codeHmac(config.OTP_SECRET, personId, code))) return
    if (counted.tries >= guestCodeTries) await inTransaction(db, (trx) => close(trx, personId, 'tries'))
    throwError('guestCodeWrong', { errors: { code: errors.guestCodeWrong.message } })
  }

  /** Whether it was open until now. */
  async function close(trx: Trx, personId: string, because: 'claimed' | 'not-me' | 'tries') {
    const closed = await trx
      .updateTable('guest_claim')
      .set({ closed_at: clock.now(), closed_because: because })
      .where('person_id', '=', personId)
      .where('closed_at', 'is', null)
      .returning('person_id')
      .executeTakeFirst()
    return closed !== undefined
  }

  /** The claim of a link, by all three proofs. @throws DomainError guestLinkUnknown, guestLinkClosed, guestCodeWrong, otpWrong, otpExpired */
  async function prove(token: string, address: string, { challengeId, otp, code, deviceId }: Given) {
    const link = await open(token, address)
    await requireCode(link, code)
    const proven = await accounts.otp.check('claim', challengeId, deviceId, otp)
    if (proven.destination !== link.number) throwError('otpWrong')
    return link
  }

  return {
    prove,
    close,

    /** Registers work of another domain in the transaction in which a guest claims. */
    onClaimed(follow: Follow) {
      followers.push(follow)
    },

    /** @throws DomainError guestLinkUnknown, tooManyRequests */
    async look(token: string, address: string): Promise<GuestClaim> {
      const { number, is_young, isReminder } = await find(token, address)
      if (!number) return { is: 'closed' }
      if (isReminder) return { is: 'reminder' }
      return { is: 'open', contact: maskContact({ channel: 'mobile', destination: number }), is_young }
    },

    /** @throws DomainError guestLinkUnknown, guestLinkClosed, and as an OTP for logging in */
    async sendOtp(
      token: string,
      { deviceId, proof, address }: { deviceId: string; proof?: string | undefined; address: string },
    ) {
      const { number } = await open(token, address)
      return accounts.otp.send({
        purpose: 'claim',
        channel: 'mobile',
        destination: number,
        role: 'client',
        deviceId,
        address,
        proof,
      })
    },

    /**
     * Opens the account and logs in; of a child the guardian's consent is written down, and no account opens.
     * @throws DomainError guestLinkUnknown, guestLinkClosed, guestCodeWrong, otpWrong, otpExpired, contactTaken
     */
    async claim(
      token: string,
      address: string,
      { device, ...given }: Omit<Given, 'deviceId'> & { device: Device },
    ) {
      const link = await prove(token, address, { ...given, deviceId: device.deviceId })
      const personId = link.person_id
      return inTransaction(db, async (trx) => {
        if (!(await close(trx, personId, 'claimed'))) throwError('guestLinkClosed')
        await trx
          .updateTable('guest_claim')
          .set({ terms_at: clock.now(), terms_by: null })
          .where('person_id', '=', personId)
          .execute()
        for (const follow of followers) await follow(trx, personId)
        if (link.is_young) {
          await guardians.consent(trx, personId)
          return undefined
        }
        await accounts.openGuest(trx, personId)
        return accounts.sessions.begin(trx, personId, 'client', device)
      })
    },

    /** Another has this number: it is deleted at once. @throws DomainError guestLinkUnknown, guestLinkClosed */
    async deny(token: string, address: string) {
      const { person_id: personId, number, isReminder } = await find(token, address)
      if (!number) throwError('guestLinkClosed')
      await inTransaction(db, async (trx) => {
        if (!(await close(trx, personId, 'not-me')) && !isReminder) throwError('guestLinkClosed')
        await accounts.setGuestNumber(trx, personId, null)
        await guardians.forget(trx, personId)
      })
    },
  }
}
export type GuestClaims = ReturnType<typeof createGuestClaims>
