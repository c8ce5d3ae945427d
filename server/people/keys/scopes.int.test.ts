import { api, type Call } from '@newyou/contract/api'
import type { Caller, Description } from '@newyou/contract/endpoint'
import { keyRoles } from '@newyou/contract/people/keys/keys'
import { scopedCalls, scopeOf } from '@newyou/contract/scoped-calls'
import {
  appRoles,
  appScopes,
  type Grantor,
  keyHolders,
  type Scope,
  scopeNames,
  scopesOf,
} from '@newyou/contract/scopes'
import { withoutScope } from '@newyou/contract/without-scope'
import { beforeAll, expect, test } from 'vitest'
import { connectApp, registerApp } from '../../testing/apps.ts'
import { makeHealer } from '../../testing/healers.ts'
import { asKey, keyOfHealer, keyOfPractice, someAddress, type TestKey } from '../../testing/keys.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ config: { RATE_LIMIT_FACTOR: '100000' } })
const calls = Object.keys(api) as Call[]

/** A key of a healer or of the practice, or an app that a client or a healer connected. */
const programs = [
  ...keyHolders.map((holder) => ({ holder: holder as Grantor, kind: 'key' })),
  ...appRoles.map((holder) => ({ holder: holder as Grantor, kind: 'app' })),
].map((program) => ({
  ...program,
  name: `${program.kind === 'key' ? 'a key' : 'an app'} of a ${program.holder}`,
}))
type Program = (typeof programs)[number]

const keys = new Map<string, TestKey>()
const nameOf = ({ name }: Program, scope: Scope | 'all') => `${name} ${scope}`
const keyFor = (program: Program, scope: Scope | 'all') => keys.get(nameOf(program, scope)) as TestKey

beforeAll(async () => {
  const healer = await makeHealer(app())
  const admin = await makeStaff(app(), ['admin'])
  const client = await makeClient(app())
  const { u_id: appId } = await registerApp(app(), [...appScopes])
  const make = ({ kind, holder }: Program, scopes: Scope[]) => {
    if (kind === 'app' && holder !== 'practice')
      return connectApp(app(), holder === 'client' ? client.uId : healer.person_id, holder, scopes, appId)
    return holder === 'healer'
      ? keyOfHealer(app(), healer, scopes)
      : keyOfPractice(app(), admin, scopes, [...keyRoles])
  }
  for (const program of programs) {
    const all = scopesOf(program.holder)
    keys.set(nameOf(program, 'all'), await make(program, all))
    for (const scope of all) keys.set(nameOf(program, scope), await make(program, [scope]))
  }
})

async function ask(key: TestKey, call: Call) {
  const { body } = api[call] as Description
  const answer = await asKey(app(), key, someAddress(call), body ? { body: {} } : {})
  return { status: answer.statusCode, code: answer.statusCode < 400 ? '' : answer.json().code }
}

/** Whether whom the program acts for may make the call at all. */
const admits = (who: Caller, holder: Grantor) =>
  who === 'any' ||
  who === 'signed-in' ||
  (typeof who === 'string'
    ? holder === who
    : holder === 'practice' && keyRoles.some((role) => who.includes(role)))

const withScope = programs.flatMap((program) =>
  scopesOf(program.holder).map((scope) => [program.name, scope, program] as const),
)

test.each(withScope)('%s with %s makes all its calls', async (_, scope, program) => {
  for (const call of scopedCalls[scope]) {
    const { status, code } = await ask(keyFor(program, scope), call)
    if (admits(api[call].who, program.holder)) {
      expect([401, 500], `${call}: ${code}`).not.toContain(status)
      expect(['notAllowed', 'notForKeys', 'scopeMissing', 'crossSiteRequest'], call).not.toContain(code)
    } else expect([status, code], call).toEqual([403, 'notAllowed'])
  }
})

const aloneWith = scopeNames.flatMap((scope) =>
  ['key', 'app'].flatMap((kind) => {
    const program = programs.find((one) => one.kind === kind && scopesOf(one.holder).includes(scope))
    return program ? [[program.name, scope, program] as const] : []
  }),
)

test.each(aloneWith)('%s with %s alone makes no call of another scope', async (_, scope, program) => {
  const ofOthers = calls.filter((call) => ![undefined, scope].includes(scopeOf(call)))
  const wrong: unknown[] = []
  for (const call of ofOthers) {
    const { status, code } = await ask(keyFor(program, scope), call)
    if (status !== 403 || code !== 'scopeMissing') wrong.push([call, status, code])
  }
  expect(ofOthers.length).toBeGreaterThan(50)
  expect(wrong).toEqual([])
})

// With all scopes, which one of them alone cannot exceed.
test.each(programs)('$name with all scopes reaches nothing that has none', async (program) => {
  const unreachable = calls.filter((call) => withoutScope(call))
  const wrong: unknown[] = []
  for (const call of unreachable) {
    const { status, code } = await ask(keyFor(program, 'all'), call)
    if (status !== 403 || code !== 'notForKeys') wrong.push([call, status, code])
  }
  expect(unreachable.length).toBeGreaterThan(500)
  expect(wrong).toEqual([])
})
