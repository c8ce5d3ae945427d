import * as oauth from 'openid-client'

interface App {
  site: string
  clientId: string
  /** Undefined for an app that can keep none. */
  secret?: string
  redirect: string
}

const lookedUp = ({ site, clientId, secret }: App, options?: oauth.DiscoveryRequestOptions) =>
  oauth.discovery(new URL(site), clientId, {}, secret ? oauth.ClientSecretBasic(secret) : oauth.None(), {
    ...options,
    algorithm: 'oauth2',
  })

/** Where the app sends its person, and what it keeps until they are back. */
export async function ask(app: App, scopes: string[], options?: oauth.DiscoveryRequestOptions) {
  const verifier = oauth.randomPKCECodeVerifier()
  const state = oauth.randomState()
  const address = oauth.buildAuthorizationUrl(await lookedUp(app, options), {
    redirect_uri: app.redirect,
    scope: scopes.join(' '),
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
  })
  return { address, kept: { pkceCodeVerifier: verifier, expectedState: state } }
}

/** The tokens, once the person is back at the app's address. */
export const take = async (
  app: App,
  back: URL,
  kept: { pkceCodeVerifier: string; expectedState: string },
  options?: oauth.DiscoveryRequestOptions,
) => oauth.authorizationCodeGrant(await lookedUp(app, options), back, kept)

/** The next tokens, before the hour is over. The refresh token before them is used up. */
export const renew = async (app: App, refreshToken: string, options?: oauth.DiscoveryRequestOptions) =>
  oauth.refreshTokenGrant(await lookedUp(app, options), refreshToken)
