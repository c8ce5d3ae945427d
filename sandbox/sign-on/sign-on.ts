import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { escapeHtml } from '../platform/assets.ts'
import { json, type Reply, type Router } from '../platform/http.ts'

/** The app that is registered there. */
const signOnApp = { id: 'sandbox-sign-on-client', secret: 'sandbox-sign-on-secret' }

/** What is wrong with the next token: of another log-in, issuer or app, over, by a key that is not its, or of an e-mail that is not proven. */
export const signOnFaults = ['nonce', 'issuer', 'audience', 'expired', 'key', 'unverified', 'away'] as const
export type SignOnFault = (typeof signOnFaults)[number]

export interface SignOnControl {
  /** Logs a person in as the page does, from a program's address there. Says where the browser goes next. */
  logIn(address: string, email: string, answer?: 'allow' | 'deny'): string
  /** The next answer is wrong in this way. */
  fail(fault: SignOnFault): void
  /** It has another key from now on, under another name. */
  changeKey(): void
  /** What the next tokens say of how the person proved themselves. */
  proveBy(proofs: { acr?: string; amr?: string[] }): void
}

interface Code {
  email: string
  challenge: string
  redirectUri: string
  nonce: string
}

const lives = 300
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

const page = (fields: URLSearchParams) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox log-in</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/inbox/page.css">
</head>
<body>
<main>
  <h1>Sandbox log-in</h1>
  <p class="lead">This page stands where an organisation lets its people log in. Nothing leaves this machine.</p>
  <form action="/sign-on/answer" method="get">
    ${[...fields].map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`).join('')}
    <p><label>E-mail <input name="email" type="email" value=""></label></p>
    <p><button name="answer" value="allow">Log in</button> <button name="answer" value="deny">Cancel</button></p>
  </form>
</main>
</body>
</html>`

const html = (status: number, body: string): Reply => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'",
  },
  body,
})

/** A provider of OpenID Connect: its document, a page to log in, tokens by code with PKCE, and its keys. */
export function addSignOn(router: Router, urlOf: () => string): SignOnControl {
  const codes = new Map<string, Code>()
  const faults: SignOnFault[] = []
  let proofs: { acr?: string; amr?: string[] } = {}
  let key: ReturnType<typeof newKey> | undefined
  let keys = 1
  const keyId = () => `sandbox-${keys}`
  const issuer = () => `${urlOf()}/sign-on`
  // Made when it is first needed: few tests log anybody in.
  const ownKey = () => (key ??= newKey())

  router.on('GET', '/sign-on/.well-known/openid-configuration', () => {
    if (faults[0] === 'away') {
      faults.shift()
      return json(503, { error: 'temporarily_unavailable' })
    }
    return json(200, {
      issuer: issuer(),
      authorization_endpoint: `${issuer()}/authorise`,
      token_endpoint: `${issuer()}/token`,
      jwks_uri: `${issuer()}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    })
  })
  router.on('GET', '/sign-on/keys', () =>
    json(200, {
      keys: [{ ...ownKey().publicKey.export({ format: 'jwk' }), kid: keyId(), alg: 'ES256', use: 'sig' }],
    }),
  )
  router.on('GET', '/sign-on/authorise', ({ query }) => {
    const missing = ['redirect_uri', 'code_challenge', 'state', 'nonce'].find((name) => !query.get(name))
    const isKnown = query.get('client_id') === signOnApp.id && query.get('response_type') === 'code'
    const isWhole =
      query.get('code_challenge_method') === 'S256' && (query.get('scope') ?? '').includes('openid')
    return missing || !isKnown || !isWhole
      ? html(400, '<!doctype html><title>invalid_request</title>')
      : html(200, page(query))
  })

  function answer(query: URLSearchParams): string {
    const redirectUri = query.get('redirect_uri') ?? ''
    const back = new URL(redirectUri)
    back.searchParams.set('state', query.get('state') ?? '')
    back.searchParams.set('iss', issuer())
    if (query.get('answer') === 'deny') back.searchParams.set('error', 'access_denied')
    else {
      const code = randomBytes(24).toString('base64url')
      codes.set(code, {
        email: query.get('email') ?? '',
        challenge: query.get('code_challenge') ?? '',
        redirectUri,
        nonce: query.get('nonce') ?? '',
      })
      back.searchParams.set('code', code)
    }
    return back.href
  }
  router.on('GET', '/sign-on/answer', ({ query }) => ({
    status: 302,
    headers: { location: answer(query) },
    body: '',
  }))

  function tokenOf({ email, nonce }: Code) {
    const fault = faults.shift()
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: fault === 'issuer' ? 'https://other.example' : issuer(),
      aud: fault === 'audience' ? 'another-app' : signOnApp.id,
      sub: createHash('sha256').update(email).digest('hex'),
      iat: fault === 'expired' ? now - 2 * lives : now,
      exp: fault === 'expired' ? now - lives : now + lives,
      nonce: fault === 'nonce' ? 'another-log-in' : nonce,
      email,
      email_verified: fault !== 'unverified',
      ...proofs,
    }
    const signed = `${encoded({ alg: 'ES256', kid: keyId(), typ: 'JWT' })}.${encoded(claims)}`
    const by = fault === 'key' ? newKey() : ownKey()
    const signature = sign('sha256', Buffer.from(signed), { key: by.privateKey, dsaEncoding: 'ieee-p1363' })
    return `${signed}.${signature.toString('base64url')}`
  }

  router.on('POST', '/sign-on/token', ({ body, headers }) => {
    const form = new URLSearchParams(body)
    const basic = Buffer.from((headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString()
    const [id, secret] = headers.authorization
      ? basic.split(':').map(decodeURIComponent)
      : [form.get('client_id'), form.get('client_secret')]
    if (id !== signOnApp.id || secret !== signOnApp.secret) return json(401, { error: 'invalid_client' })
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const proven = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!code || code.redirectUri !== form.get('redirect_uri') || code.challenge !== proven)
      return json(400, { error: 'invalid_grant' })
    return json(200, {
      access_token: randomBytes(24).toString('base64url'),
      token_type: 'Bearer',
      expires_in: lives,
      id_token: tokenOf(code),
    })
  })

  return {
    logIn(address, email, said = 'allow') {
      const query = new URL(address).searchParams
      query.set('email', email)
      query.set('answer', said)
      return answer(query)
    },
    fail: (fault) => void faults.push(fault),
    changeKey() {
      key = undefined
      keys += 1
    },
    proveBy(given) {
      proofs = given
    },
  }
}
