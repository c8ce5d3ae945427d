import type { Platform } from '../../platform/platform.ts'
import type { SignOnState } from './states.ts'

type OpenId = typeof import('openid-client')
type Configuration = import('openid-client').Configuration

const answerWithinMs = 10_000
const answerBytesMax = 512 * 1024
/** Keys of a provider change; where it is found is asked for again after this. */
const knownForMs = 3_600_000
const toleranceSeconds = 30

export interface SignOnSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** This page gets the answer. */
  redirectUri: string
}

/** Whom the provider vouches for. */
export interface Vouched {
  /** The person there, who may change their e-mail. */
  subject: string
  email: string | undefined
  isEmailVerified: boolean
  /** How it was proven there, by the words of the provider (`acr`, `amr`). */
  proofs: readonly string[]
}

const texts = (value: unknown) => [value].flat().filter((one) => typeof one === 'string')

/** Why a provider cannot be used, when it was asked with these settings. */
async function wrongWith(openId: OpenId, configuration: Configuration, redirectUri: string) {
  const {
    issuer,
    authorization_endpoint: entrance,
    token_endpoint: tokens,
    jwks_uri: keys,
    code_challenge_methods_supported: methods,
  } = configuration.serverMetadata()
  if (!entrance || !tokens || !keys || (methods && !methods.includes('S256'))) return 'incomplete'
  try {
    const sent = new URL(redirectUri)
    sent.search = new URLSearchParams({ code: 'a-code-of-nobody', iss: issuer }).toString()
    await openId.authorizationCodeGrant(configuration, sent, {
      pkceCodeVerifier: openId.randomPKCECodeVerifier(),
    })
  } catch (error) {
    // It refuses the code, as it should, once it knows who asks.
    const { error: said, status } = error as { error?: unknown; status?: number } // by the library's own errors
    if (status === 401 || said === 'invalid_client' || said === 'unauthorized_client') return 'wrong-secret'
    if (said === undefined) return 'unreachable'
  }
  return 'well'
}

/**
 * A provider of OpenID Connect, by a library that is certified for it. All its addresses, also those that its own document
 * names, are asked through the guard of addresses outside.
 */
export function createSignOnProvider(
  { issuer, clientId, clientSecret, redirectUri }: SignOnSettings,
  { outside, config }: Pick<Platform, 'outside' | 'config'>,
) {
  const isSandbox =
    config.OUTSIDE_SANDBOX_URL !== undefined && issuer.startsWith(`${config.OUTSIDE_SANDBOX_URL}/`)
  let known: { at: number; found: ReturnType<typeof discover> } | undefined
  // Loaded at the first log-in: most sites have no provider.
  const openId = (): Promise<OpenId> => import('openid-client')

  const fetchOutside = async (
    address: string,
    asked: { method: string; headers: Record<string, string>; body?: unknown },
  ): Promise<Response> => {
    const body = asked.body instanceof URLSearchParams ? asked.body.toString() : asked.body
    const answer = await outside.fetch(address, {
      method: asked.method,
      headers: asked.headers,
      ...(typeof body === 'string' || body instanceof Uint8Array ? { body } : {}),
      maxBytes: answerBytesMax,
      timeoutMs: answerWithinMs,
    })
    const headers = Object.fromEntries(answer.headers)
    // It was unpacked on its way.
    delete headers['content-encoding']
    delete headers['content-length']
    const isEmpty = answer.status === 204 || answer.status === 304
    return new Response(isEmpty ? null : new Uint8Array(answer.body), { status: answer.status, headers })
  }

  async function discover() {
    const { allowInsecureRequests, clockTolerance, customFetch, discovery, enableNonRepudiationChecks } =
      await openId()
    return discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, [clockTolerance]: toleranceSeconds },
      undefined,
      {
        [customFetch]: fetchOutside,
        // The key of each token is looked at, although it came from the provider itself.
        execute: [enableNonRepudiationChecks, ...(isSandbox ? [allowInsecureRequests] : [])],
      },
    )
  }

  function found() {
    if (known && Date.now() - known.at < knownForMs) return known.found
    const asked = { at: Date.now(), found: discover() }
    known = asked
    // A provider that was away is asked again.
    asked.found.catch(() => {
      if (known === asked) known = undefined
    })
    return asked.found
  }

  return {
    /** Asks it for everything that a log-in needs, but for a person. */
    async trial() {
      try {
        return await wrongWith(await openId(), await discover(), redirectUri)
      } catch (error) {
        const { code } = error as { code?: unknown } // by the library's own errors
        return code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED' ? 'other-issuer' : 'unreachable'
      }
    },

    /** Where the browser goes. @throws Error when the provider cannot be asked */
    async addressFor({ state, nonce, verifier }: SignOnState, email?: string): Promise<string> {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await openId()
      const address = buildAuthorizationUrl(await found(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...{ state, nonce },
        // Who typed their address here does not type it there again.
        ...(email && { login_hint: email }),
      })
      return address.href
    },

    /** Whom it vouches for. @throws Error when its answer is not right in each part */
    async vouched(
      answer: { code: string; iss?: string | undefined },
      { state, nonce, verifier }: SignOnState,
    ): Promise<Vouched> {
      const { authorizationCodeGrant } = await openId()
      const sent = new URL(redirectUri)
      sent.search = new URLSearchParams({
        ...{ code: answer.code, state },
        ...(answer.iss ? { iss: answer.iss } : {}),
      }).toString()
      const tokens = await authorizationCodeGrant(await found(), sent, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      }).catch((error: unknown) => {
        // Its keys or addresses may be others now.
        known = undefined
        throw error
      })
      const claims: Record<string, unknown> = tokens.claims() ?? {}
      const { sub, email, email_verified: isVerified, acr, amr } = claims
      return {
        subject: String(sub),
        email: typeof email === 'string' ? email.toLowerCase() : undefined,
        isEmailVerified: isVerified === true,
        proofs: [...texts(acr), ...texts(amr)],
      }
    },
  }
}
export type SignOnProvider = ReturnType<typeof createSignOnProvider>
