import { createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto'
import { json, type Router, type SandboxRequest } from '../platform/http.ts'
import { decryptPush, newReceiver, type Receiver } from './decrypt.ts'

interface PushMessage {
  text: string
  ttl: number
  topic: string | null
  /** Key that signed it. */
  sender: string
}
interface Subscription extends Receiver {
  messages: PushMessage[]
  isEnded: boolean
}

/** Subscription given to a site. */
interface GivenSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

export interface PushControl {
  /** Subscribes as a browser does. */
  subscribe(): GivenSubscription
  /** An endpoint's messages, decrypted, oldest first. */
  messages(endpoint: string): PushMessage[]
  /** From now on the endpoint answers 410. */
  end(endpoint: string): void
  /** For so many messages the service answers 503. */
  fail(times: number): void
}

const base64 = (buffer: Buffer) => buffer.toString('base64url')

/** The sender's key of a VAPID header (RFC 8292), when it signed for this origin and has not ended. */
function senderOf({ headers }: SandboxRequest, origin: string): string | undefined {
  const { t = '', k = '' } =
    /^vapid t=(?<t>[\w.-]+), ?k=(?<k>[\w-]+)$/.exec(headers.authorization ?? '')?.groups ?? {}
  const [head = '', claims = '', signature = ''] = t.split('.')
  const point = Buffer.from(k, 'base64url')
  if (point.length !== 65) return undefined
  const jwk = { kty: 'EC', crv: 'P-256', x: base64(point.subarray(1, 33)), y: base64(point.subarray(33)) }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const left = exp - Date.now() / 1000
  const isValid = aud === origin && left > 0 && left <= 86_400 && /^(mailto:|https:)/.test(sub ?? '')
  return isSigned && isValid ? k : undefined
}

/** The push service of a browser's maker. `url` is known once the sandbox listens. */
export function addPush(router: Router, url: () => string): PushControl {
  const subscriptions = new Map<string, Subscription>()
  let failures = 0
  const at = (endpoint: string) => {
    const found = subscriptions.get(endpoint.slice(endpoint.lastIndexOf('/') + 1))
    if (!found) throw new Error('There is no such subscription.')
    return found
  }

  router.on('POST', '/push/:id', (request) => {
    const subscription = subscriptions.get(request.params.id ?? '')
    if (!subscription || subscription.isEnded) return json(410, { error: 'The subscription has ended.' })
    if (failures > 0) {
      failures--
      return json(503, { error: 'The service is not available.' })
    }
    const { ttl, topic, 'content-encoding': encoding } = request.headers
    if (encoding !== 'aes128gcm' || !/^\d+$/.test(String(ttl))) return json(400, { error: 'Bad headers.' })
    const sender = senderOf(request, new URL(url()).origin)
    if (!sender) return json(403, { error: 'The sender is not known.' })
    try {
      const text = decryptPush(request.bytes, subscription)
      subscription.messages.push({ text, ttl: Number(ttl), topic: topic ? String(topic) : null, sender })
    } catch {
      return json(400, { error: 'This was not encrypted for the receiver.' })
    }
    return { status: 201, headers: { location: `${url()}/push-message/${randomUUID()}` }, body: '' }
  })

  return {
    subscribe() {
      const id = randomUUID()
      const receiver = newReceiver(randomBytes(16))
      subscriptions.set(id, { ...receiver, messages: [], isEnded: false })
      return {
        endpoint: `${url()}/push/${id}`,
        keys: { p256dh: base64(receiver.key.getPublicKey()), auth: base64(receiver.auth) },
      }
    },
    messages: (endpoint) => at(endpoint).messages,
    end(endpoint) {
      at(endpoint).isEnded = true
    },
    fail(times) {
      failures = times
    },
  }
}
