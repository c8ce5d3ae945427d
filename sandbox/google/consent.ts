import { addLogIn } from '../log-in/log-in.ts'
import { json, type Router } from '../platform/http.ts'
import type { GoogleAccounts } from './accounts.ts'

/** The app that is registered there. */
export const googleApp = { id: 'sandbox-google-client', secret: 'sandbox-google-secret' }

/** The log-in of people at Google. A refresh token is given where `access_type=offline` asks for one. */
export function addGoogleConsent(router: Router, people: GoogleAccounts) {
  router.on('POST', '/google/revoke', ({ body }) => {
    const token = new URLSearchParams(body).get('token') ?? ''
    const account = people.withRefreshToken(token) ?? people.withAccessToken(token)
    if (!account) return json(400, { error: 'invalid_token', error_description: 'Token expired or revoked' })
    people.withdraw(account)
    return json(200, {})
  })
  return addLogIn(router, {
    ...{ name: 'Google', folder: 'google', authorize: 'o/oauth2/v2/auth', token: 'token', app: googleApp },
    prefixes: { code: '4/', refresh: '1//', access: 'ya29.' },
    ...{ accessSeconds: 3599, rotates: false, someone: 'someone@gmail.example', people },
    lasts: (query) => query.get('access_type') === 'offline',
  })
}
