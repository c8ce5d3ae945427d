import type { trialCalls } from '@newyou/contract/administration/back-office/trials'
import { otpDigits } from '@newyou/contract/business'
import type { ParsedBody } from '@newyou/contract/endpoint'
import type { Audit } from '../../foundation/audit/index.ts'
import type { createOtpHandOver } from '../../foundation/notifications/index.ts'
import type { PaymentProvider } from '../../integrations/payments.ts'
import type { Platform } from '../../platform/platform.ts'

/** The same text as a log-in's OTP, because that is what has to arrive; nobody can log in with the code. */
const shownMinutes = 10
/** No order has it: the gateway only shows whether it takes our key. */
const receiptOfNone = 'trial'
const saysMax = 300

export interface TrialDependencies extends Pick<Platform, 'db' | 'ids' | 'random'> {
  audit: Audit
  gateway: Pick<PaymentProvider, 'findOrderByReceipt'>
  handOverOtp: ReturnType<typeof createOtpHandOver>
}

/** Real calls to the services outside, before the first client needs them. */
export function createTrials({ db, ids, random, audit, gateway, handOverOtp }: TrialDependencies) {
  const code = () => String(random.integer(10 ** otpDigits)).padStart(otpDigits, '0')
  const send = (channel: 'email' | 'mobile', destination: string) =>
    handOverOtp({ channel, destination, code: code(), minutes: shownMinutes, key: `trial-${ids.next()}` })

  return {
    async run(by: string, wanted: ParsedBody<(typeof trialCalls)['POST /api/staff/trials']>) {
      const work =
        wanted.service === 'mail'
          ? send('email', wanted.to)
          : wanted.service === 'sms'
            ? send('mobile', wanted.to)
            : gateway.findOrderByReceipt(receiptOfNone)
      const found = await work.then(
        () => ({ is_well: true, says: '' }),
        (error: unknown) => ({
          is_well: false,
          says: (error instanceof Error ? error.message : String(error)).slice(0, saysMax),
        }),
      )
      const action = found.is_well ? 'trial-passed' : 'trial-failed'
      await audit.note(db, { staffId: by, resource: 'trials', recordId: wanted.service, action })
      return found
    },
  }
}
export type Trials = ReturnType<typeof createTrials>
