import { pathTo } from '@newyou/contract/addresses'
import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { type CalendarProvider, ProviderError, type Tokens } from './provider.ts'
import { answerOf, type createCalls } from './provider-calls.ts'

const tokens = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  refresh_token: z.string().optional(),
  scope: z.string().optional(),
})

/** The app that is registered with a provider, and how calls are sent. */
export interface RegisteredApp extends Pick<Platform, 'clock' | 'publicUrl'> {
  send: ReturnType<typeof createCalls>
  id: string
  secret: string
  sandbox: string | undefined
}

interface LogIn extends RegisteredApp {
  consent: string
  token: string
  scopes: readonly string[]
  /** What else the page that asks is told. */
  asks: Record<string, string>
  /** Whether what was allowed is all that is needed. */
  isEnough: (granted: ReadonlySet<string>) => boolean
  /** Refusals of a token after which only the person can let us in again. */
  endings: ReadonlySet<string>
}

/** How a person lets us in at a provider, and how we stay in (OAuth 2.0 for web servers, with PKCE). */
export function oauthLogIn({
  clock,
  publicUrl,
  send,
  id,
  secret,
  consent,
  token,
  scopes,
  asks,
  isEnough,
  endings,
}: LogIn): Required<Pick<CalendarProvider, 'byConsent' | 'refresh'>> {
  const redirectUri = publicUrl + pathTo('practiceHours')

  async function ask(form: Record<string, string>): Promise<z.output<typeof tokens>> {
    const answer = await send(token, {
      method: 'POST',
      form: { ...form, client_id: id, client_secret: secret },
    })
    if (answer.status === 200) return answerOf(tokens, answer)
    throw new ProviderError(endings.has(answer.reason) ? 'ended' : 'failing', answer)
  }

  const until = (seconds: number) => clock.now().getTime() + seconds * 1000

  const byConsent: CalendarProvider['byConsent'] = {
    address: ({ state, challenge }) =>
      `${consent}?${new URLSearchParams({
        ...{
          client_id: id,
          redirect_uri: redirectUri,
          response_type: 'code',
          scope: scopes.join(' '),
          state,
        },
        ...{ code_challenge: challenge, code_challenge_method: 'S256' },
        ...asks,
      })}`,

    async exchange(code, verifier): Promise<Tokens> {
      const answer = await ask({
        ...{ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri },
      })
      const { access_token: access, refresh_token: refresh } = answer
      // Its tokens are not kept. Revoking them would end an earlier consent of the same person too.
      if (!refresh || !isEnough(new Set((answer.scope ?? '').split(' ')))) throw new ProviderError('refused')
      return { access, refresh, until: until(answer.expires_in) }
    },
  }

  return {
    byConsent,

    async refresh({ refresh }) {
      const answer = await ask({ grant_type: 'refresh_token', refresh_token: refresh })
      return {
        access: answer.access_token,
        refresh: answer.refresh_token ?? refresh,
        until: until(answer.expires_in),
      }
    },
  }
}
