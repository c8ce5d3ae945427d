import webPush from 'web-push'
import type { Config } from '../platform/config.ts'

/** Where a browser is reached, and how it is encrypted for. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushProvider {
  /** Key for browsers to subscribe with. */
  publicKey: string
  /** Whether this is the address of a push service that is known. */
  knows(endpoint: string): boolean
  /** Hands a text to one browser; `gone` when its subscription has ended. @throws when the service is away */
  send(
    target: PushTarget,
    text: string,
    options: { key: string; isUrgent: boolean },
  ): Promise<'sent' | 'gone'>
}

/** The services of Chrome and its relatives, Firefox, Safari and Edge. An address comes from a browser: others could be ours. */
const hosts = ['fcm.googleapis.com']
const parents = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']
const timeoutMs = 10_000
/** A message that a browser does not fetch for so long is no news any more. */
const livesSeconds = 24 * 3600

type PushConfig = Pick<Config, 'PUSH_PUBLIC_KEY' | 'PUSH_PRIVATE_KEY' | 'PUSH_SANDBOX_URL' | 'MAIL_FROM'>

/** Web push (RFC 8030, 8291, 8292): `web-push` encrypts and signs, and the request is ours. */
export function createPush({
  PUSH_PUBLIC_KEY: publicKey,
  PUSH_PRIVATE_KEY: privateKey,
  PUSH_SANDBOX_URL: sandboxUrl,
  MAIL_FROM: from,
}: PushConfig): PushProvider | undefined {
  if (!publicKey || !privateKey) return undefined
  const subject = `mailto:${/<(.+)>/.exec(from)?.[1] ?? from}`
  const sandbox = sandboxUrl && new URL(sandboxUrl).origin

  function knows(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false
    const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
    if (sandbox === origin) return true
    const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
    return isPlain && (hosts.includes(hostname) || parents.some((parent) => hostname.endsWith(parent)))
  }

  return {
    publicKey,
    knows,
    async send({ endpoint, ...keys }, text, { key, isUrgent }) {
      if (!knows(endpoint)) return 'gone'
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, text, {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: livesSeconds,
        urgency: isUrgent ? 'high' : 'normal',
        contentEncoding: 'aes128gcm',
        // One that was sent twice replaces the first.
        topic: key.replaceAll('-', '').slice(0, 32),
      })
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]),
        body: new Uint8Array(body ?? []),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.body?.cancel()
      if (answer.status === 404 || answer.status === 410) return 'gone'
      if (!answer.ok) throw new Error(`the push service answered ${answer.status}`)
      return 'sent'
    },
  }
}
