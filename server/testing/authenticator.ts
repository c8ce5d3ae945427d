import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** CBOR of the few kinds that an authenticator writes: whole numbers, bytes, texts, maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, count: number) => {
    if (count < 24) return Buffer.from([(major << 5) | count])
    if (count < 256) return Buffer.from([(major << 5) | 24, count])
    return Buffer.from([(major << 5) | 25, count >> 8, count & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([name, part]) => [cbor(name), cbor(part as string)]), // of the kinds above
  ])
}

/** What a test changes to see it refused. */
export interface Changed {
  challenge?: string
  origin?: string
  rpId?: string
  isVerified?: boolean
  counter?: number
  userHandle?: string
}

interface Options {
  challenge: string
  user?: { id: string }
}

/** A device of a person that makes one passkey and signs with it, as WebAuthn says. */
export class SoftAuthenticator {
  readonly id = randomBytes(32)
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject }
  #userHandle = ''
  counter = 0

  constructor() {
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  #clientData(type: string, challenge: string, origin = 'http://localhost:3000') {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #authData({ rpId = 'localhost', isVerified = true, counter }: Changed, attested = Buffer.alloc(0)) {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? this.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested])
  }

  #envelope<Response extends object>(response: Response) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response }
  }

  /** Answers what a site asks to make a passkey of. */
  make(options: Options, changed: Changed = {}) {
    this.#userHandle = options.user?.id ?? ''
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
    const length = Buffer.from([0, this.id.length])
    const authData = this.#authData(changed, Buffer.concat([Buffer.alloc(16), length, this.id, key]))
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    const clientData = this.#clientData(
      'webauthn.create',
      changed.challenge ?? options.challenge,
      changed.origin,
    )
    return this.#envelope({
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Answers what a site asks to sign; its counter goes on. */
  sign(options: Options, changed: Changed = {}) {
    this.counter += 1
    const authData = this.#authData(changed)
    const clientData = this.#clientData(
      'webauthn.get',
      changed.challenge ?? options.challenge,
      changed.origin,
    )
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#keys.privateKey)
    return this.#envelope({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: changed.userHandle ?? this.#userHandle,
    })
  }
}
