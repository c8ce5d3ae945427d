import type { AddressInfo } from 'node:net'
import * as oauth from 'openid-client'
import type { TestApp, TestUser } from './test-app.ts'

const site = 'http://localhost:3000'

/** The test's server on a port of its own, for libraries that make requests themselves. */
export async function listening(app: TestApp) {
  const { http } = app.app
  if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.server.address() as AddressInfo // it listens on a port
  const real = (url: string) => url.replace(site, `http://127.0.0.1:${port}`)
  return (url: string, init?: RequestInit) => fetch(real(url), init)
}
type Reach = Awaited<ReturnType<typeof listening>>

/** What an app's library knows of the site after it looked it up. */
export const discovered = (reach: Reach, appId: string, secret: string | null) =>
  oauth.discovery(
    new URL(site),
    appId,
    {},
    secret === null ? oauth.None() : oauth.ClientSecretBasic(secret),
    {
      algorithm: 'oauth2',
      execute: [oauth.allowInsecureRequests],
      [oauth.customFetch]: (url, options) => reach(url, options as RequestInit),
    },
  )

/** A browser that keeps cookies and follows nothing by itself. */
export class OauthBrowser {
  readonly #reach: Reach
  readonly #cookies = new Map<string, string>()

  constructor(reach: Reach) {
    this.#reach = reach
  }

  async #ask(url: string, init: RequestInit = {}, more = '') {
    const kept = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      ...(init.headers as Record<string, string>),
      cookie: [kept, more].filter(Boolean).join('; '),
    }
    const answer = await this.#reach(url, { ...init, headers, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/) ?? []
      if (value) this.#cookies.set(name, value)
      else this.#cookies.delete(name)
    }
    return answer
  }

  /** Opens an address and says where it leads; null where it leads nowhere. */
  async open(url: string) {
    return (await this.#ask(url)).headers.get('location')
  }

  /** Asks as the page of the website does. */
  async page(method: string, path: string, as: TestUser, body?: object) {
    const answer = await this.#ask(
      site + path,
      {
        method,
        headers: {
          authorization: `Bearer ${as.token}`,
          'x-csrf-token': as.csrf,
          origin: site,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      },
      `csrf=${as.csrf}`,
    )
    return { status: answer.status, ...((await answer.json()) as { data?: never; code?: string }) }
  }
}

/** What an app begins with: an address for the browser, and what it keeps for the answer. */
export async function beginning(config: oauth.Configuration, given: Record<string, string>) {
  const verifier = oauth.randomPKCECodeVerifier()
  const state = oauth.randomState()
  const url = oauth.buildAuthorizationUrl(config, {
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    ...given,
  })
  return { url, checks: { pkceCodeVerifier: verifier, expectedState: state } }
}

/** The person reads and says yes: the address with the code. */
export async function sayYes(browser: OauthBrowser, url: URL, as: TestUser) {
  const asking = await browser.open(url.href)
  const uid = asking?.split('/').at(-1)
  const answer = await browser.page('POST', `/api/website/authorisation/${uid}`, as, { is_allowed: true })
  const { address } = (answer.data ?? {}) as { address?: string }
  if (!address) throw new Error(`${asking}: ${JSON.stringify(answer)}`)
  return new URL((await browser.open(address)) ?? '')
}
