import { pathTo } from '@newyou/contract/addresses'
import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { type CalendarProvider, ProviderError, type Tokens } from './provider.ts'
import { answerOf, type createCalls } from './provider-calls.ts'

/** The least that lets us list calendars, read when they are busy, be told of changes, and write sessions. */
const scopes = [
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
  'https://www.googleapis.com/auth/calendar.freebusy',
  'https://www.googleapis.com/auth/calendar.events',
]

const tokens = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  refresh_token: z.string().optional(),
  scope: z.string().optional(),
})

interface GoogleApp extends Pick<Platform, 'clock' | 'publicUrl'> {
  send: ReturnType<typeof createCalls>
  id: string
  secret: string
  sandbox: string | undefined
}

/** How a person lets us in at Google, and how we stay in (OAuth 2.0 for web servers). */
export function googleLogIn({
  clock,
  publicUrl,
  send,
  id,
  secret,
  sandbox,
}: GoogleApp): Pick<CalendarProvider, 'consentAddress' | 'exchange' | 'refresh' | 'revoke'> {
  const consent = `${sandbox ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`
  const oauth = sandbox ?? 'https://oauth2.googleapis.com'
  const redirectUri = publicUrl + pathTo('practiceHours')

  async function ask(form: Record<string, string>): Promise<z.output<typeof tokens>> {
    const answer = await send(`${oauth}/token`, {
      method: 'POST',
      form: { ...form, client_id: id, client_secret: secret },
    })
    if (answer.status === 200) return answerOf(tokens, answer)
    throw new ProviderError(answer.reason === 'invalid_grant' ? 'ended' : 'failing', answer)
  }

  const until = (seconds: number) => clock.now().getTime() + seconds * 1000

  return {
    consentAddress: ({ state, challenge }) =>
      `${consent}?${new URLSearchParams({
        ...{
          client_id: id,
          redirect_uri: redirectUri,
          response_type: 'code',
          scope: scopes.join(' '),
          state,
        },
        ...{ code_challenge: challenge, code_challenge_method: 'S256' },
        // Only with both is a token given that lasts.
        ...{ access_type: 'offline', prompt: 'consent' },
      })}`,

    async exchange(code, verifier): Promise<Tokens> {
      const answer = await ask({
        ...{ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri },
      })
      const granted = new Set((answer.scope ?? '').split(' '))
      const { access_token: access, refresh_token: refresh } = answer
      // Its tokens are not kept. Revoking them would end an earlier consent of the same person too.
      if (!refresh || !scopes.every((scope) => granted.has(scope))) throw new ProviderError('refused')
      return { access, refresh, until: until(answer.expires_in) }
    },

    async refresh({ refresh }) {
      const answer = await ask({ grant_type: 'refresh_token', refresh_token: refresh })
      return {
        access: answer.access_token,
        refresh: answer.refresh_token ?? refresh,
        until: until(answer.expires_in),
      }
    },

    async revoke({ refresh }) {
      const answer = await send(`${oauth}/revoke`, { method: 'POST', form: { token: refresh } })
      if (answer.status >= 400 && answer.reason !== 'invalid_token')
        throw new ProviderError('failing', answer)
    },
  }
}
