import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../../endpoint.ts'
import { appScopes } from '../../scopes.ts'
import { programCall } from '../keys/keys.ts'
import { appNameMax, redirectMax, redirectsMost } from './limits.ts'
import { isRedirect } from './redirects.ts'

const distinct = (all: readonly string[]) => new Set(all).size === all.length

const scopesOfApp = z
  .array(z.enum(appScopes))
  .min(1, { error: 'Please choose at least one' })
  .max(appScopes.length)
  .refine(distinct)

const redirect = z
  .string()
  .trim()
  .max(redirectMax)
  .refine(isRedirect, { error: 'Please enter an address with https, or http on the person’s own device' })

const form = z.strictObject({
  name: z.string().trim().min(1, { error: 'Please enter the name of the app' }).max(appNameMax),
  redirect_uris: z
    .array(redirect)
    .min(1, { error: 'Please enter at least one address' })
    .max(redirectsMost)
    .refine(distinct, { error: 'Please enter each address once' }),
  scopes: scopesOfApp,
})
export type AppForm = z.output<typeof form>

const app = z.object({
  u_id: uId.meta({ description: 'Its client_id' }),
  name: z.string(),
  redirect_uris: z.array(z.string()),
  scopes: z.array(z.string()),
  is_public: z.boolean().meta({ description: 'It runs where it can keep no secret, and has none' }),
  created_at: instant,
  ended_at: instant.nullable(),
  made_by: z.string(),
  people: z.int().meta({ description: 'How many connections people have with it now' }),
})
export type OauthApp = z.output<typeof app>

/** The secret itself is in no other answer: we keep only its hash. */
const secret = z.string().meta({ description: 'Its client_secret, shown this once' })
const appId = z.object({ appId: uId })

const appGrant = z.object({
  u_id: uId,
  app_name: z.string(),
  /** Where its answers go; null for a program on the person's own device. */
  host: z.string().nullable(),
  role: z.enum(['client', 'healer']),
  scopes: z.array(z.string()),
  created_at: instant,
  last_used_at: instant.nullable().meta({ description: 'To the minute' }),
})
export type AppGrant = z.output<typeof appGrant>

const appCall = programCall.extend({
  scope: z.string().nullable().meta({ description: 'What it used; null for a call that is open to no app' }),
})
export type AppCall = z.output<typeof appCall>
const grantId = z.object({ grantId: uId })

const uid = z.object({ uid: z.string().min(1).max(100) })

const authorisation = z.object({
  app_name: z.string(),
  host: z.string().nullable(),
  scopes: z.array(z.string()).meta({ description: 'What it asks for and this account can allow' }),
})
export type Authorisation = z.output<typeof authorisation>

const asking = ['authorisationGone', 'nothingToAllow'] as const

export const apps = {
  'GET /api/website/authorisation/{uid}': endpoint({
    summary: 'Get what an app asks of me. It is the request of this browser, or nobody’s',
    who: 'signed-in',
    params: uid,
    data: authorisation,
    errors: asking,
  }),
  'POST /api/website/authorisation/{uid}': endpoint({
    summary: 'Allow the app what it asks, or refuse it; then the browser goes on to the address',
    who: 'signed-in',
    params: uid,
    body: z.strictObject({ is_allowed: z.boolean() }),
    data: z.object({ address: z.string() }),
    errors: asking,
  }),
  'GET /api/website/app-grant': endpoint({
    summary: 'List the apps that I connected, latest first',
    who: 'signed-in',
    data: z.array(appGrant),
  }),
  'DELETE /api/website/app-grant/{grantId}': endpoint({
    summary: 'Disconnect an app; it stops at once',
    who: 'signed-in',
    params: grantId,
    data: appGrant,
  }),
  'GET /api/website/app-grant/{grantId}/call': endpoint({
    summary: 'List the last 100 calls that an app made for me, latest first',
    who: 'signed-in',
    params: grantId,
    data: z.array(appCall),
  }),
  'GET /api/staff/apps': endpoint({
    summary: 'List the apps that people can connect, latest first',
    who: ['admin'],
    query: z.strictObject(paging(25)),
    data: z.array(app),
    list: true,
  }),
  'POST /api/staff/apps': endpoint({
    summary: 'Register an app that people can connect. Its secret, if it can keep one, is shown only once',
    who: ['admin'],
    body: form.extend({ is_public: z.boolean() }),
    data: app.extend({ secret: secret.nullable() }),
    created: true,
    errors: ['stepUpRequired', 'tooManyApps'],
  }),
  'PATCH /api/staff/apps/{appId}': endpoint({
    summary:
      'Change the name, the addresses or the scopes of an app. A scope that goes is taken from everybody at once; one that comes is asked of each person',
    who: ['admin'],
    params: appId,
    body: form.partial(),
    data: app,
    errors: ['stepUpRequired', 'appEnded'],
  }),
  'POST /api/staff/apps/{appId}/secret': endpoint({
    summary: 'Make a new secret for an app; the one before ends at once. It is shown only once',
    who: ['admin'],
    params: appId,
    data: app.extend({ secret }),
    errors: ['stepUpRequired', 'appEnded', 'appHasNoSecret'],
  }),
  'DELETE /api/staff/apps/{appId}': endpoint({
    summary: 'End an app for everybody who connected it; it stops at once',
    who: ['admin'],
    params: appId,
    data: app,
  }),
}
