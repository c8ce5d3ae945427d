import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { type CometChat, createCometChat } from './cometchat.ts'
import { createLiveKit, type LiveKit } from './livekit.ts'
import { createMail, type MailProvider } from './mail.ts'
import { createRazorpay, type PaymentProvider } from './payments.ts'
import { createRazorpayPayouts, type PayoutProvider } from './payouts.ts'
import { createPhoneCalls, type PhoneProvider } from './phone-calls.ts'
import { createSmsGateways } from './phones/gateways.ts'
import type { SmsGateway } from './phones/texts.ts'
import { createWhatsapp, type WhatsappProvider } from './phones/whatsapp.ts'
import { createPush, type PushProvider } from './push.ts'

/** The services outside that the platform talks to. */
export interface Providers {
  gateway: PaymentProvider
  /** Only where an account is named that payouts go out from. */
  payouts: PayoutProvider | undefined
  /** Only where it is configured. */
  livekit: LiveKit | undefined
  /** Only where it is configured. */
  cometChat: CometChat | undefined
  /** Only where it is configured. */
  phone: PhoneProvider | undefined
  mail: MailProvider
  /** Only where there are keys. */
  push: PushProvider | undefined
  /** In the order in which they are tried. */
  sms: readonly SmsGateway[]
  whatsapp: WhatsappProvider
}

export function createProviders({ config, clock }: { config: Config; clock: Clock }): Providers {
  const razorpay = {
    keyId: config.RAZORPAY_KEY_ID,
    keySecret: config.RAZORPAY_KEY_SECRET,
    url: config.RAZORPAY_API_URL,
    clock,
  }
  const accountNumber = config.RAZORPAYX_ACCOUNT_NUMBER
  return {
    gateway: createRazorpay(razorpay),
    payouts: accountNumber ? createRazorpayPayouts({ ...razorpay, accountNumber }) : undefined,
    livekit: createLiveKit(config),
    cometChat: createCometChat(config),
    phone: createPhoneCalls(config),
    mail: createMail({
      url: config.SMTP_URL,
      from: config.MAIL_FROM,
      domain: new URL(config.PUBLIC_URL).hostname,
    }),
    push: createPush(config),
    sms: createSmsGateways(config),
    whatsapp: createWhatsapp({
      url: config.WHATSAPP_API_URL,
      token: config.WHATSAPP_TOKEN,
      appSecret: config.WHATSAPP_APP_SECRET,
    }),
  }
}
