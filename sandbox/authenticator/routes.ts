import { TOTP, URI } from 'otpauth'
import type { SandboxOptions } from '../options.ts'
import { escapeHtml } from '../platform/assets.ts'
import { json, type Router } from '../platform/http.ts'

const stepMs = 30_000

/** Codes of an authenticator app: the current one and the next. */
function codesOf(addresses: readonly string[], at: number) {
  return addresses.map((address) => {
    const account = URI.parse(address)
    if (!(account instanceof TOTP)) throw new Error('An authenticator account is an otpauth://totp/ address.')
    return {
      label: account.label,
      code: account.generate({ timestamp: at }),
      next: account.generate({ timestamp: at + stepMs }),
    }
  })
}

const page = (accounts: ReturnType<typeof codesOf>, secondsLeft: number) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${secondsLeft}">
<title>Sandbox authenticator</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/inbox/page.css">
</head>
<body>
<main>
  <h1>Sandbox authenticator</h1>
  <p class="lead">The authenticator app of this test site’s staff. Each code logs in once.</p>
  <p class="quiet">New codes in ${secondsLeft} seconds.</p>
  <dl>${accounts.map(({ label, code }) => `<dt>${escapeHtml(label)}</dt><dd class="code">${code}</dd>`).join('')}</dl>
  <p><a href="/">Inbox</a></p>
</main>
</body>
</html>`

/** An authenticator app that knows the accounts of the options: the page for people, and JSON for tests. */
export function addAuthenticator(
  router: Router,
  { authenticator, clock }: Pick<SandboxOptions, 'authenticator' | 'clock'>,
): void {
  router.on('GET', '/_authenticator', () => json(200, { accounts: codesOf(authenticator, clock.now()) }))
  router.on('GET', '/authenticator', () => {
    const now = clock.now()
    return {
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'",
      },
      body: page(codesOf(authenticator, now), Math.ceil((stepMs - (now % stepMs)) / 1000)),
    }
  })
}
