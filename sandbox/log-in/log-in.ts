import { createHash } from 'node:crypto'
import { escapeHtml } from '../platform/assets.ts'
import { json, type Reply, type Router } from '../platform/http.ts'
import { newToken, type People, type Person } from './people.ts'

interface Provider<One extends Person> {
  /** As people know it. */
  name: string
  /** The folder of its addresses here. */
  folder: string
  authorize: string
  token: string
  app: { id: string; secret: string }
  /** By what tokens begin. */
  prefixes: { code: string; refresh: string; access: string }
  accessSeconds: number
  /** Each renewal of an access brings another token for the next one. */
  rotates: boolean
  /** Whether a token that lasts is given for what was asked. */
  lasts: (query: URLSearchParams) => boolean
  someone: string
  people: People<One>
}

interface Code {
  email: string
  lasts: boolean
  challenge: string
  redirectUri: string
  scope: string
}

const page = (name: string, folder: string, fields: URLSearchParams, email: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox ${name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/inbox/page.css">
</head>
<body>
<main>
  <h1>Sandbox ${name}</h1>
  <p class="lead">This page stands where ${name} asks whether a site may use your calendars. Nothing leaves this machine.</p>
  <form action="/${folder}/consent" method="get">
    ${[...fields].map(([field, value]) => `<input type="hidden" name="${escapeHtml(field)}" value="${escapeHtml(value)}">`).join('')}
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
 * The log-in of people at a provider and the tokens of the app that they let in (OAuth 2.0): a page that asks, and one for
 * tokens. Redirects to any address are taken.
 */
export function addLogIn<One extends Person>(
  router: Router,
  {
    name,
    folder,
    authorize,
    token,
    app,
    prefixes,
    accessSeconds,
    rotates,
    lasts,
    someone,
    people,
  }: Provider<One>,
) {
  const codes = new Map<string, Code>()

  router.on('GET', `/${folder}/${authorize}`, ({ query }) => {
    const missing = ['redirect_uri', 'code_challenge', 'state', 'scope'].find((field) => !query.get(field))
    const isKnown = query.get('client_id') === app.id && query.get('response_type') === 'code'
    return missing || !isKnown || query.get('code_challenge_method') !== 'S256'
      ? html(400, '<!doctype html><title>Error 400: invalid_request</title>')
      : html(200, page(name, folder, query, query.get('login_hint') ?? someone))
  })

  /** What the person answered on the page: where their browser goes next. */
  function answer(query: URLSearchParams): string {
    const redirectUri = query.get('redirect_uri') ?? ''
    const back = new URL(redirectUri)
    back.searchParams.set('state', query.get('state') ?? '')
    const scope = query.get('scope') ?? ''
    if (query.get('answer') === 'deny') back.searchParams.set('error', 'access_denied')
    else {
      const code = newToken(prefixes.code)
      codes.set(code, {
        email: query.get('email') ?? '',
        lasts: lasts(query),
        challenge: query.get('code_challenge') ?? '',
        redirectUri,
        // A person may untick single permissions on that page.
        scope: query.get('answer') === 'part' ? (scope.split(' ')[0] ?? '') : scope,
      })
      back.searchParams.set('code', code)
    }
    return back.href
  }
  router.on('GET', `/${folder}/consent`, ({ query }) => ({
    status: 302,
    headers: { location: answer(query) },
    body: '',
  }))

  function tokensFor(person: One, isLasting: boolean, scope?: string): Reply {
    const [refresh, access] = [newToken(prefixes.refresh), newToken(prefixes.access)]
    if (isLasting) person.refreshTokens.add(refresh)
    person.accessTokens.add(access)
    return json(200, {
      access_token: access,
      expires_in: accessSeconds,
      ...(isLasting && { refresh_token: refresh }),
      ...(scope && { scope }),
      token_type: 'Bearer',
    })
  }

  function exchange(form: URLSearchParams): Reply {
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const proven = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!code || code.redirectUri !== form.get('redirect_uri') || code.challenge !== proven)
      return refused('invalid_grant', 'Malformed auth code.')
    return tokensFor(people.of(code.email), code.lasts, code.scope)
  }

  function refresh(form: URLSearchParams): Reply {
    const person = people.withRefreshToken(form.get('refresh_token') ?? '')
    return person
      ? tokensFor(person, rotates)
      : refused('invalid_grant', 'Token has been expired or revoked.')
  }

  router.on('POST', `/${folder}/${token}`, ({ body }) => {
    const form = new URLSearchParams(body)
    if (form.get('client_id') !== app.id || form.get('client_secret') !== app.secret)
      return json(401, { error: 'invalid_client', error_description: 'Unauthorized' })
    if (form.get('grant_type') === 'authorization_code') return exchange(form)
    return form.get('grant_type') === 'refresh_token' ? refresh(form) : refused('unsupported_grant_type', '')
  })

  return {
    /** Lets a program in as a person does on the page, from its address there. Says where the browser goes next. */
    letIn(address: string, email: string, said: 'allow' | 'part' | 'deny' = 'allow'): string {
      const query = new URL(address).searchParams
      query.set('email', email)
      query.set('answer', said)
      return answer(query)
    },
  }
}
