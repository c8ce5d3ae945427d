import { createHash } from 'node:crypto'
import { escapeHtml } from '../platform/assets.ts'
import { json, type Reply, type Router } from '../platform/http.ts'
import { type GoogleAccounts, newToken } from './accounts.ts'

/** The app that is registered there. */
export const googleApp = { id: 'sandbox-google-client', secret: 'sandbox-google-secret' }
const accessSeconds = 3599

interface Code {
  email: string
  challenge: string
  redirectUri: string
  scope: string
}

const page = (fields: URLSearchParams, email: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox Google</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/inbox/page.css">
</head>
<body>
<main>
  <h1>Sandbox Google</h1>
  <p class="lead">This page stands where Google asks whether a site may use your calendars. Nothing leaves this machine.</p>
  <form action="/google/consent" method="get">
    ${[...fields].map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`).join('')}
    <p><label>Account <input name="email" type="email" value="${escapeHtml(email)}"></label></p>
    <p><button name="answer" value="allow">Allow</button> <button name="answer" value="part">Allow a part</button>
      <button name="answer" value="deny">Cancel</button></p>
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

const refused = (error: string, words: string) => json(400, { error, error_description: words })

/**
 * The log-in of people at Google and the tokens of the app that they let in: a page that asks, `/token` and `/revoke`.
 * A refresh token is given where `access_type=offline` asks for one. Redirects to any address are taken.
 */
export function addGoogleConsent(router: Router, accounts: GoogleAccounts) {
  const codes = new Map<string, Code>()

  router.on('GET', '/google/o/oauth2/v2/auth', ({ query }) => {
    const missing = ['redirect_uri', 'code_challenge', 'state', 'scope'].find((name) => !query.get(name))
    const isKnown = query.get('client_id') === googleApp.id && query.get('response_type') === 'code'
    return missing || !isKnown || query.get('code_challenge_method') !== 'S256'
      ? html(400, '<!doctype html><title>Error 400: invalid_request</title>')
      : html(200, page(query, query.get('login_hint') ?? 'someone@gmail.example'))
  })

  /** What the person answered on the page: where their browser goes next. */
  function answer(query: URLSearchParams): string {
    const redirectUri = query.get('redirect_uri') ?? ''
    const back = new URL(redirectUri)
    back.searchParams.set('state', query.get('state') ?? '')
    const scope = query.get('scope') ?? ''
    if (query.get('answer') === 'deny') back.searchParams.set('error', 'access_denied')
    else {
      const code = newToken('4/')
      codes.set(code, {
        email: query.get('email') ?? '',
        challenge: query.get('code_challenge') ?? '',
        redirectUri,
        // A person may untick single permissions on that page.
        scope: query.get('answer') === 'part' ? (scope.split(' ')[0] ?? '') : scope,
      })
      back.searchParams.set('code', code)
    }
    return back.href
  }
  router.on('GET', '/google/consent', ({ query }) => ({
    status: 302,
    headers: { location: answer(query) },
    body: '',
  }))

  function exchange(form: URLSearchParams): Reply {
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const proven = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!code || code.redirectUri !== form.get('redirect_uri') || code.challenge !== proven)
      return refused('invalid_grant', 'Malformed auth code.')
    const account = accounts.of(code.email)
    const [refresh, access] = [newToken('1//'), newToken('ya29.')]
    account.refreshTokens.add(refresh)
    account.accessTokens.add(access)
    return json(200, {
      access_token: access,
      expires_in: accessSeconds,
      refresh_token: refresh,
      scope: code.scope,
      token_type: 'Bearer',
    })
  }

  function refresh(form: URLSearchParams): Reply {
    const account = accounts.withRefreshToken(form.get('refresh_token') ?? '')
    if (!account) return refused('invalid_grant', 'Token has been expired or revoked.')
    const access = newToken('ya29.')
    account.accessTokens.add(access)
    return json(200, { access_token: access, expires_in: accessSeconds, token_type: 'Bearer' })
  }

  router.on('POST', '/google/token', ({ body }) => {
    const form = new URLSearchParams(body)
    if (form.get('client_id') !== googleApp.id || form.get('client_secret') !== googleApp.secret)
      return json(401, { error: 'invalid_client', error_description: 'Unauthorized' })
    if (form.get('grant_type') === 'authorization_code') return exchange(form)
    return form.get('grant_type') === 'refresh_token' ? refresh(form) : refused('unsupported_grant_type', '')
  })

  router.on('POST', '/google/revoke', ({ body }) => {
    const token = new URLSearchParams(body).get('token') ?? ''
    const account = accounts.withRefreshToken(token) ?? accounts.withAccessToken(token)
    if (!account) return refused('invalid_token', 'Token expired or revoked')
    accounts.withdraw(account)
    return json(200, {})
  })

  return { answer }
}
