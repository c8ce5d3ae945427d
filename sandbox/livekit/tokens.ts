import { createHmac, timingSafeEqual } from 'node:crypto'

/** Grants of a LiveKit token, as far as the sandbox checks them. */
export interface Grants {
  identity: string
  name: string
  /** Not valid before this second. */
  nbf: number
  video: {
    room?: string
    roomJoin?: boolean
    roomAdmin?: boolean
    roomCreate?: boolean
    roomList?: boolean
    roomRecord?: boolean
    canPublish?: boolean
    canSubscribe?: boolean
  }
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const macOf = (body: string, secret: string) => createHmac('sha256', secret).update(body).digest()

export interface Keys {
  livekitKey: string
  livekitSecret: string
}

/** A JSON Web Token as LiveKit makes them: HS256, the key's name as issuer. */
export function signToken({ livekitKey, livekitSecret }: Keys, claims: Record<string, unknown>): string {
  const now = Math.floor(Date.now() / 1000)
  const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iss: livekitKey, nbf: now, exp: now + 300, ...claims })}`
  return `${body}.${macOf(body, livekitSecret).toString('base64url')}`
}

/** Undefined for a token of another key, with another signature, too early or too late. */
export function readToken({ livekitKey, livekitSecret }: Keys, token: string): Grants | undefined {
  const [head = '', body = '', mac = ''] = token.split('.')
  const given = Buffer.from(mac, 'base64url')
  const expected = macOf(`${head}.${body}`, livekitSecret)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString())
  const claims = read(body)
  const now = Date.now() / 1000
  if (read(head).alg !== 'HS256' || claims.iss !== livekitKey) return undefined
  if (!(claims.exp > now) || (claims.nbf !== undefined && claims.nbf > now + 10)) return undefined
  return {
    identity: claims.sub ?? '',
    name: claims.name ?? '',
    nbf: claims.nbf ?? 0,
    video: claims.video ?? {},
  }
}
