import { createHmac, timingSafeEqual } from 'node:crypto'
import { otpAttempts, otpDigits, otpMinutes } from '@newyou/contract/business'
import type { OtpChannel } from '@newyou/contract/people/accounts/fields'
import type { Role } from '@newyou/contract/vocabulary'
import { after, type Clock, days, hours, minutes } from '../../platform/clock.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { neighboursOf } from '../../platform/http/addresses.ts'
import { DomainError, throwError } from '../../platform/http/errors.ts'
import type { RateLimit, RateLimits } from '../../platform/http/rate-limits.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Random } from '../../platform/random.ts'
import type { OtpSending } from './otp-sending.ts'
import type { Proofs } from './proofs.ts'
import { loggedOut } from './sessions.ts'

export type OtpPurpose = 'login' | 'register' | 'change' | 'step-up' | 'claim'

interface Sender {
  destination: string
  deviceId: string
}
interface Wanted extends Sender {
  purpose: OtpPurpose
  channel: OtpChannel
  role: Role
  address: string
  /** Proof of work, for crowded addresses. */
  proof?: string | undefined
}

interface OtpDependencies {
  db: Database
  clock: Clock
  ids: Ids
  random: Random
  rateLimits: RateLimits
  sending: OtpSending
  secret: string
  sms: { dailyBudgetPaise: number; pricePaise: number }
  proofs: Proofs
  perAddressHourly: number
  perDeviceHourly: number
  /** OTPs for one contact: each known device by itself, all others together. */
  perContactHourly: number
  /** To mobile numbers with the same first five digits, from unknown devices. */
  perPrefixHourly: number
}

/** Wrong codes for one contact in a day, from one known device or from all others; then these get no more OTPs. */
const wrongCodesDaily = 50

const isLoggedIn = (purpose: OtpPurpose) => purpose === 'change' || purpose === 'step-up'

/** The masked destination of an OTP: enough to recognise, not enough to learn. */
export function maskContact({ channel, destination }: Pick<Wanted, 'channel' | 'destination'>) {
  if (channel === 'mobile') return `${destination.slice(0, 3)} ••••• •${destination.slice(-4)}`
  const [name = '', domain = ''] = destination.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}

/** One-time passwords: six digits, five minutes, five tries, bound to the challenge and the device. */
export function createOtp({
  db,
  clock,
  ids,
  random,
  rateLimits,
  sending,
  secret,
  sms,
  proofs,
  perAddressHourly,
  perDeviceHourly,
  perContactHourly,
  perPrefixHourly,
}: OtpDependencies) {
  const digest = (challengeId: string, deviceId: string, code: string) =>
    createHmac('sha256', secret).update(`${challengeId}:${deviceId}:${code}`).digest()

  /** Whether the owner of the contact has logged in on this device, so that no stranger's requests count for it. */
  async function isKnown({ destination, deviceId }: Sender) {
    const session = await db
      .selectFrom('session as s')
      .innerJoin('person as p', 'p.u_id', 's.person_id')
      .select('s.u_id')
      .where('s.device_id', '=', deviceId)
      .where((is) => is.or([is('p.phone', '=', destination), is('p.email', '=', destination)]))
      .where((is) => is.or([is('s.revoked_at', 'is', null), is('s.revoked_because', '=', loggedOut)]))
      .executeTakeFirst()
    return session !== undefined
  }

  /** Rate-limit key of a contact: a known device by itself, all others together. */
  const contactKey = (isKnownDevice: boolean, { destination, deviceId }: Sender) =>
    isKnownDevice ? `${destination}:device:${deviceId}` : destination

  const guessLimit = (isKnownDevice: boolean, sender: Sender): RateLimit => ({
    key: `otp:guess:${contactKey(isKnownDevice, sender)}`,
    max: wrongCodesDaily,
    window: days(1),
  })

  /** Limits shared by all at one address, before each must solve a proof of work. */
  const addressLimits = ({ address }: Wanted): RateLimit[] => [
    { key: `otp:from:${address}`, max: perAddressHourly, window: hours(1) },
    { key: `otp:block:${neighboursOf(address)}`, max: perAddressHourly * 4, window: hours(1) },
  ]

  /**
   * A crowd behind one address is no attack: past the limit each request brings a proof of work, in place of a refusal
   * that would shut out an office or a mobile network. The further past, the more work.
   * @throws DomainError proofNeeded
   */
  async function requireProofInCrowds(wanted: Wanted) {
    const limits = addressLimits(wanted)
    const fullness = await Promise.all(
      limits.map(async (limit) => (await rateLimits.hits(limit)) / limit.max),
    )
    const most = Math.max(...fullness)
    const { purpose, channel, destination, deviceId, proof } = wanted
    const subject = JSON.stringify([purpose, channel, destination, deviceId])
    if (most >= 1 && !(proof && (await proofs.take(proof, subject))))
      throwError('proofNeeded', { data: { challenge: await proofs.challenge(subject, Math.floor(most)) } })
    for (const limit of limits) await rateLimits.note(limit)
  }

  /** In the order in which they are charged: what all callers share comes last. */
  function sendingLimits(isKnownDevice: boolean, wanted: Wanted): RateLimit[] {
    const { channel, destination, deviceId } = wanted
    const limits: RateLimit[] = [
      { key: `otp:to:${contactKey(isKnownDevice, wanted)}`, max: perContactHourly, window: hours(1) },
      { key: `otp:device:${deviceId}`, max: perDeviceHourly, window: hours(1) },
    ]
    if (channel !== 'mobile') return limits
    // Pumping buys numbers in rows: few people of one prefix log in within the same hour.
    if (!isKnownDevice)
      limits.push({ key: `otp:prefix:${destination.slice(0, 8)}`, max: perPrefixHourly, window: hours(1) })
    limits.push({ key: 'otp:sms-paise', max: sms.dailyBudgetPaise, window: days(1), by: sms.pricePaise })
    return limits
  }

  return {
    /**
     * Sends a new code; earlier ones of the same purpose, contact and device stop working.
     * @throws DomainError proofNeeded, tooManyRequests, otpNotSent
     */
    async send(wanted: Wanted) {
      const isKnownDevice = await isKnown(wanted)
      await rateLimits.requireRoom(guessLimit(isKnownDevice, wanted))
      // Logged-in users are counted by device and contact.
      if (!isKnownDevice && !isLoggedIn(wanted.purpose)) await requireProofInCrowds(wanted)
      await rateLimits.spend(sendingLimits(isKnownDevice, wanted))
      const code = String(random.integer(10 ** otpDigits)).padStart(otpDigits, '0')
      const challengeId = ids.next()
      const { channel, destination } = wanted
      const message = { challengeId, channel, destination, code }
      const now = clock.now()
      const expiresAt = after(now, minutes(otpMinutes))
      await inTransaction(db, async (trx) => {
        await trx
          .updateTable('otp_challenge')
          .set({ state: 'superseded' })
          .where('destination', '=', wanted.destination)
          .where('purpose', '=', wanted.purpose)
          .where('device_id', '=', wanted.deviceId)
          .where('state', '=', 'open')
          .execute()
        await trx
          .insertInto('otp_challenge')
          .values({
            u_id: challengeId,
            purpose: wanted.purpose,
            channel: wanted.channel,
            destination: wanted.destination,
            role: wanted.role,
            device_id: wanted.deviceId,
            code_hmac: digest(challengeId, wanted.deviceId, code),
            expires_at: expiresAt,
            created_at: now,
          })
          .execute()
        await sending.prepare(trx, message)
      })
      await sending.sendNow(message)
      return {
        challenge_u_id: challengeId,
        destination: maskContact(wanted),
        expires_at: expiresAt.toISOString(),
      }
    },

    /**
     * Takes one guess. The try is counted before the code is compared, so parallel guesses cannot get more than five.
     * The right code always passes: wrong ones of others only keep more OTPs from being sent.
     * @throws DomainError otpWrong, otpExpired
     */
    async check(purpose: OtpPurpose, challengeId: string, deviceId: string, code: string) {
      const challenge = await db
        .updateTable('otp_challenge')
        .set((column) => ({ attempts: column('attempts', '+', 1) }))
        .where('u_id', '=', challengeId)
        .where('purpose', '=', purpose)
        .where('device_id', '=', deviceId)
        .where('state', '=', 'open')
        .where('attempts', '<', otpAttempts)
        .where('expires_at', '>', clock.now())
        .returning(['channel', 'destination', 'role', 'code_hmac'])
        .executeTakeFirst()
      if (!challenge) return throwError('otpExpired')
      if (!timingSafeEqual(challenge.code_hmac, digest(challengeId, deviceId, code))) {
        const sender = { destination: challenge.destination, deviceId }
        await rateLimits.note(guessLimit(await isKnown(sender), sender))
        throwError('otpWrong')
      }
      const { numUpdatedRows } = await db
        .updateTable('otp_challenge')
        .set({ state: 'used' })
        .where('u_id', '=', challengeId)
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow()
      if (!numUpdatedRows) throw new DomainError('otpExpired')
      return {
        channel: challenge.channel as OtpChannel, // checked by the table, as is the role
        destination: challenge.destination,
        role: challenge.role as Role,
      }
    },

    async sweep() {
      await db
        .deleteFrom('otp_challenge')
        .where('created_at', '<', after(clock.now(), -days(2)))
        .execute()
      await proofs.sweep()
    },
  }
}
