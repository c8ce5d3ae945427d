import type { Call, CallInput } from '@newyou/contract/api'
import type { keyRoles } from '@newyou/contract/people/keys/keys'
import type { Scope } from '@newyou/contract/scopes'
import { signInHealer, type TestHealer } from './healers.ts'
import { steppedUp } from './signed-in.ts'
import type { TestApp, TestUser } from './test-app.ts'

type KeyRole = (typeof keyRoles)[number]

/** A program with a key: it sends neither a cookie nor an origin. */
export interface TestKey {
  uId: string
  key: string
}

/** A key that a healer made for themselves. */
export async function keyOfHealer(app: TestApp, healer: TestHealer, scopes: Scope[]): Promise<TestKey> {
  const input = { body: { name: 'My calendar', expires_in_days: 30, scopes } }
  const made = await app.call('POST /api/practice/key', input as CallInput<'POST /api/practice/key'>, {
    as: await signInHealer(app, healer),
  })
  if (!made.data) throw new Error(made.message)
  return { uId: made.data.u_id, key: made.data.key }
}

/** A key of the practice that this administrator made. */
export async function keyOfPractice(
  app: TestApp,
  admin: TestUser,
  scopes: Scope[],
  roles: KeyRole[],
): Promise<TestKey> {
  const input = { body: { name: 'Bookkeeping', expires_in_days: 30, scopes, roles } }
  const made = await app.call('POST /api/staff/keys', input as CallInput<'POST /api/staff/keys'>, {
    as: await steppedUp(app, admin),
  })
  if (!made.data) throw new Error(made.message)
  return { uId: made.data.u_id, key: made.data.key }
}

/** Sends a request as a program does. */
export function asKey(
  app: TestApp,
  { key }: TestKey,
  call: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
) {
  const [method, url = ''] = call.split(' ')
  return app.app.http.inject({
    method: method as 'GET',
    url,
    payload: body,
    headers: { authorization: `Bearer ${key}`, ...headers },
  })
}

/** The path of a call with ids that name nothing. */
export const someAddress = (call: Call) =>
  call.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'revision' ? '1' : name === 'kind' ? 'healers' : '0195c1e2-0000-7000-8000-000000000001',
  )
