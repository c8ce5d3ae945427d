import { deviceName } from './device-name.ts'
import { deviceId } from './session.ts'

const kept = 50

/** Section 3: user agent, time zone offset, platform and CPU count, hashed. Empty where the page came without TLS. */
async function fingerprint() {
  const traits = [
    navigator.userAgent,
    new Date().getTimezoneOffset(),
    navigator.platform,
    navigator.hardwareConcurrency,
  ].join('|')
  const hash = await globalThis.crypto.subtle?.digest('SHA-256', new TextEncoder().encode(traits))
  return [...new Uint8Array(hash ?? [])]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, kept)
}

/** Device data sent with a login. */
export const deviceFields = async () => ({
  device_id: deviceId(),
  device_name: deviceName(),
  device_fingerprint: await fingerprint(),
})
