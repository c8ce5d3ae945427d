import type { Config } from '../../platform/config.ts'
import { createExotelSms } from './exotel-sms.ts'
import { createMsg91 } from './msg91.ts'
import type { SmsGateway } from './texts.ts'

/** The gateways for SMS that are configured, in the order in which they are tried. */
export function createSmsGateways(config: Config): SmsGateway[] {
  const { MSG91_AUTH_KEY, EXOTEL_ACCOUNT_SID: sid, EXOTEL_API_KEY: key, EXOTEL_API_TOKEN: token } = config
  const { EXOTEL_SMS_SENDER: sender, DLT_ENTITY_ID: entityId } = config
  const known = {
    msg91: MSG91_AUTH_KEY && createMsg91({ url: config.MSG91_API_URL, key: MSG91_AUTH_KEY }),
    exotel:
      sid && key && token && sender && entityId
        ? createExotelSms({ url: config.EXOTEL_API_URL, sid, key, token, sender, entityId })
        : undefined,
  }
  return config.SMS_GATEWAYS.flatMap((name) => known[name] || [])
}
