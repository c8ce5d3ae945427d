import { api, type Call } from '@newyou/contract/api'
import type { Caller, Description } from '@newyou/contract/endpoint'
import { keyRoles } from '@newyou/contract/people/keys/keys'
import { scopedCalls, scopeOf } from '@newyou/contract/scoped-calls'
import { type KeyHolder, keyHolders, type Scope, scopeNames, scopesOf } from '@newyou/contract/scopes'
import { withoutScope } from '@newyou/contract/without-scope'
import { beforeAll, expect, test } from 'vitest'
import { makeHealer } from '../../testing/healers.ts'
import { asKey, keyOfHealer, keyOfPractice, someAddress, type TestKey } from '../../testing/keys.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ config: { RATE_LIMIT_FACTOR: '100000' } })
const calls = Object.keys(api) as Call[]

const keys = new Map<string, TestKey>()
const nameOf = (holder: KeyHolder, scope: Scope | 'all') => `${holder} ${scope}`
const keyFor = (holder: KeyHolder, scope: Scope | 'all') => keys.get(nameOf(holder, scope)) as TestKey

beforeAll(async () => {
  const healer = await makeHealer(app())
  const admin = await makeStaff(app(), ['admin'])
  const make = (holder: KeyHolder, scopes: Scope[]) =>
    holder === 'healer'
      ? keyOfHealer(app(), healer, scopes)
      : keyOfPractice(app(), admin, scopes, [...keyRoles])
  for (const holder of keyHolders) {
    keys.set(nameOf(holder, 'all'), await make(holder, scopesOf(holder)))
    for (const scope of scopesOf(holder)) keys.set(nameOf(holder, scope), await make(holder, [scope]))
  }
})

async function ask(key: TestKey, call: Call) {
  const { body } = api[call] as Description
  const answer = await asKey(app(), key, someAddress(call), body ? { body: {} } : {})
  return { status: answer.statusCode, code: answer.statusCode < 400 ? '' : answer.json().code }
}

/** Whether whom the key acts for may make the call at all. */
const admits = (who: Caller, holder: KeyHolder) =>
  who === 'any' ||
  who === 'signed-in' ||
  (typeof who === 'string'
    ? holder === 'healer' && who === 'healer'
    : holder === 'practice' && keyRoles.some((role) => who.includes(role)))

const withScope = keyHolders.flatMap((holder) => scopesOf(holder).map((scope) => [holder, scope] as const))

test.each(withScope)('a key of a %s with %s makes all its calls', async (holder, scope) => {
  for (const call of scopedCalls[scope]) {
    const { status, code } = await ask(keyFor(holder, scope), call)
    if (admits(api[call].who, holder)) {
      expect([401, 500], `${call}: ${code}`).not.toContain(status)
      expect(['notAllowed', 'notForKeys', 'scopeMissing', 'crossSiteRequest'], call).not.toContain(code)
    } else expect([status, code], call).toEqual([403, 'notAllowed'])
  }
})

test.each(scopeNames)('a key with %s alone makes no other call', async (scope) => {
  const holder = scopesOf('healer').includes(scope) ? 'healer' : 'practice'
  const wrong: unknown[] = []
  for (const call of calls) {
    const own = scopeOf(call)
    if (own === scope) continue
    const { status, code } = await ask(keyFor(holder, scope), call)
    if (status !== 403 || code !== (own ? 'scopeMissing' : 'notForKeys')) wrong.push([call, status, code])
  }
  expect(wrong).toEqual([])
})

test.each(keyHolders)('a key of a %s with all scopes reaches nothing that has none', async (holder) => {
  const unreachable = calls.filter((call) => withoutScope(call))
  const wrong: unknown[] = []
  for (const call of unreachable) {
    const { status, code } = await ask(keyFor(holder, 'all'), call)
    if (status !== 403 || code !== 'notForKeys') wrong.push([call, status, code])
  }
  expect(unreachable.length).toBeGreaterThan(500)
  expect(wrong).toEqual([])
})
