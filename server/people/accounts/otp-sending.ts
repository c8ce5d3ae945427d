import { otpMinutes } from '@newyou/contract/business'
import type { OtpChannel } from '@newyou/contract/people/accounts/fields'
import { accountReplies } from '../../messages/replies/people.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { SealedTexts } from '../../platform/sealed-texts.ts'
import type { Logger } from '../../platform/watch/logger.ts'

/** A code on its way to its owner. `key` is the same for each attempt. */
export interface OtpMessage {
  channel: OtpChannel
  destination: string
  code: string
  minutes: number
  key: string
}

/** Hands an OTP to the provider of its channel. Rejects when none accepted it. */
export type HandOver = (message: OtpMessage) => Promise<void>

interface OtpJob {
  challengeId: string
  channel: OtpChannel
  destination: string
  /** Sealed, as it is kept in the job table and its backups. */
  code: string
}

interface SendingDependencies {
  db: Database
  clock: Clock
  jobs: Jobs
  logger: Logger
  sealedTexts: SealedTexts
  handOver: HandOver
}

/** Within ten seconds the person hears whether the OTP is on its way. */
const firstAttemptMs = 8000
/** When the second attempt begins, if the first one failed or its process ended. */
const secondAttemptSeconds = 10
/** A queue for each channel, so that a provider which hangs holds up its own alone. */
const queueOf = (channel: OtpChannel) => `otp-${channel}`

function withinLimit(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the provider did not answer in time')), firstAttemptMs)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

/** OTPs go out at once, by the request that asked for them; a job is the second attempt. */
export function createOtpSending({ db, clock, jobs, logger, sealedTexts, handOver }: SendingDependencies) {
  const markSent = (challengeId: string) =>
    db.updateTable('otp_challenge').set({ sent_at: clock.now() }).where('u_id', '=', challengeId).execute()

  const send = (challengeId: string, message: Omit<OtpMessage, 'minutes' | 'key'>) =>
    handOver({ ...message, minutes: otpMinutes, key: `otp-${challengeId}` })

  async function secondAttempt({ challengeId, channel, destination, code }: OtpJob) {
    const waiting = await db
      .selectFrom('otp_challenge')
      .select('u_id')
      .where('u_id', '=', challengeId)
      .where('sent_at', 'is', null)
      .where('state', '=', 'open')
      .where('expires_at', '>', clock.now())
      .executeTakeFirst()
    if (!waiting) return
    await send(challengeId, { channel, destination, code: sealedTexts.open(code) })
    await markSent(challengeId)
  }
  for (const channel of ['email', 'mobile'] as const)
    jobs.work<OtpJob>(queueOf(channel), secondAttempt, { concurrency: 4 })

  return {
    /** Writes the second attempt down, in the transaction that stores the code. */
    prepare: (trx: Trx, { challengeId, channel, destination, code }: OtpJob) =>
      jobs.send<OtpJob>(
        trx,
        queueOf(channel),
        { challengeId, channel, destination, code: sealedTexts.seal(code) },
        { key: challengeId, afterSeconds: secondAttemptSeconds },
      ),

    /** The first attempt, after the commit. @throws DomainError otpNotSent */
    async sendNow({ challengeId, ...message }: OtpJob): Promise<void> {
      try {
        await withinLimit(send(challengeId, message))
      } catch (error) {
        logger.warn({ err: error, channel: message.channel }, 'an OTP could not be sent')
        return throwError('otpNotSent', {
          message:
            message.channel === 'mobile'
              ? accountReplies.otpUnsentUseEmail
              : accountReplies.otpUnsentUseMobile,
        })
      }
      await markSent(challengeId)
    },
  }
}
export type OtpSending = ReturnType<typeof createOtpSending>
