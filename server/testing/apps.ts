import type { CallInput } from '@newyou/contract/api'
import type { AppRole, Scope } from '@newyou/contract/scopes'
import { after, minutes } from '../platform/clock.ts'
import { appPrefix } from '../platform/http/keys.ts'
import { hashOfToken } from '../platform/token-hash.ts'
import type { TestKey } from './keys.ts'
import { makeStaff, steppedUp } from './signed-in.ts'
import type { TestApp } from './test-app.ts'

/** Where the apps of tests are sent back. */
export const appRedirect = 'https://app.example/back'

/** An app that an administrator registered; `secret` is null for a public one. */
export async function registerApp(
  app: TestApp,
  scopes: Scope[],
  { isPublic = false, redirects = [appRedirect] }: { isPublic?: boolean; redirects?: string[] } = {},
) {
  const admin = await steppedUp(app, await makeStaff(app, ['admin']))
  const body = { name: 'Calm calendar', redirect_uris: redirects, scopes, is_public: isPublic }
  const made = await app.call('POST /api/staff/apps', { body } as CallInput<'POST /api/staff/apps'>, {
    as: admin,
  })
  if (!made.data) throw new Error(made.message)
  return { ...made.data, admin }
}

/** An app that this person connected, with its token, as if they had said yes. */
export async function connectApp(
  app: TestApp,
  personId: string,
  role: AppRole,
  scopes: Scope[],
  appId?: string,
): Promise<TestKey> {
  const { ids, random } = app.app.platform
  const grantId = ids.next()
  const token = `${appPrefix}${random.bytes(32).toString('base64url')}`
  const now = app.clock.now()
  await app.db
    .insertInto('oauth_grant')
    .values({
      u_id: grantId,
      app_id: appId ?? (await registerApp(app, scopes)).u_id,
      person_id: personId,
      role,
      scopes,
      created_at: now,
    })
    .execute()
  await app.db
    .insertInto('oauth_record')
    .values({
      kind: 'AccessToken',
      id_hash: hashOfToken(token),
      grant_id: grantId,
      payload: JSON.stringify({ scope: scopes.join(' ') }),
      expires_at: after(now, minutes(60)),
    })
    .execute()
  return { uId: grantId, key: token }
}
