import { oauthLogIn, type RegisteredApp } from './oauth-log-in.ts'

/**
 * Reading and writing calendars, as lasting permissions. The permission to read stands beside the one to write because
 * Microsoft demands for subscriptions the one to read, and says that one to write may not do in its place.
 */
const scopes = [
  'offline_access',
  'https://graph.microsoft.com/Calendars.Read',
  'https://graph.microsoft.com/Calendars.ReadWrite',
]
/** Permissions come back with the address of their service, or without. */
const needed = /(^|\/)calendars\.readwrite$/i
/** A permission that was withdrawn or has ended, another password, a rule of the person's organization. */
const endings = new Set(['invalid_grant', 'interaction_required', 'login_required', 'consent_required'])

/** How a person lets us in at Microsoft, with an account of an organization or one of their own, and how we stay in. */
export function microsoftLogIn(app: RegisteredApp) {
  const oauth = `${app.sandbox ?? 'https://login.microsoftonline.com'}/common/oauth2/v2.0`
  return oauthLogIn({
    ...app,
    consent: `${oauth}/authorize`,
    token: `${oauth}/token`,
    scopes,
    // Who is logged in with one account may mean another.
    asks: { response_mode: 'query', prompt: 'select_account' },
    isEnough: (granted) => [...granted].some((scope) => needed.test(scope)),
    endings,
  })
}
