import { api } from '@newyou/contract/api'
import type { Caller } from '@newyou/contract/endpoint'
import { expect, test } from 'vitest'
import { makePerson, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ config: { RATE_LIMIT_FACTOR: '1000' } })
const calls = Object.entries(api) as [string, { who: Caller }][]
const isOpen = (who: Caller) => who === 'any' || who === 'anonymous'
const isForProving = (who: Caller) => who === 'staff-unproven' || who === 'signed-in-unproven'

/** A colleague with every role, whose session has no second factor yet. */
async function unproven(): Promise<TestUser> {
  const person = await makePerson(app(), {
    roles: ['client', 'healer', 'support', 'editor', 'finance', 'admin'],
  })
  const as = await signIn(app(), person.u_id, 'staff')
  await app()
    .db.updateTable('session')
    .set({ second_factor_at: null })
    .where('person_id', '=', as.uId)
    .execute()
  for (const { u_id: sessionId } of await app()
    .db.selectFrom('session')
    .select('u_id')
    .where('person_id', '=', as.uId)
    .execute())
    app().app.modules.accounts.sessions.forget(sessionId)
  return as
}

async function codeOf(call: string, as?: TestUser) {
  const [method, path = ''] = call.split(' ')
  const answer = await app().app.http.inject({
    method: method as 'GET',
    url: path.replaceAll(/\{\w+\}/g, '019a0000-0000-7000-8000-0000000000ff'),
    ...(method === 'GET' ? {} : { payload: {} }),
    ...(as && {
      headers: { authorization: `Bearer ${as.token}`, 'x-csrf-token': as.csrf },
      cookies: { csrf: as.csrf },
    }),
  })
  const { code } = answer.json<{ code?: string }>()
  return { status: answer.statusCode, code }
}

test('a session of staff before its second factor is refused by every call that is not for proving it', async () => {
  const as = await unproven()
  const passed: string[] = []
  for (const [call, { who }] of calls) {
    if (isOpen(who) || isForProving(who)) continue
    const { status, code } = await codeOf(call, as)
    if (status !== 403 || code !== 'secondFactorRequired') passed.push(`${call}: ${status} ${code}`)
  }
  expect(passed).toEqual([])
})

test('to calls that are open to all it is nobody: they answer what they answer a visitor', async () => {
  const as = await unproven()
  const different: string[] = []
  for (const [call, { who }] of calls) {
    if (!isOpen(who)) continue
    const [own, visitors] = [await codeOf(call, as), await codeOf(call)]
    if (own.status !== visitors.status) different.push(`${call}: ${own.status}, ${visitors.status}`)
  }
  expect(different).toEqual([])
})

test('a few calls are left to it: to read and begin the proof, to give it, and to log out', () => {
  const open = calls.filter(([, { who }]) => isForProving(who)).map(([call]) => call)
  expect(open.sort()).toEqual([
    'GET /api/staff/passkey-factor',
    'GET /api/staff/second-factor',
    'POST /api/staff/passkey-factor',
    'POST /api/staff/passkey-factor-options',
    'POST /api/staff/second-factor',
    'POST /api/staff/second-factor-setup',
    'POST /api/website/logout',
    'PUT /api/staff/second-factor-setup',
  ])
})

test('it leaves by logging out', async () => {
  const as = await unproven()
  expect((await codeOf('POST /api/website/logout', as)).status).toBe(200)
  expect((await codeOf('GET /api/staff/second-factor', as)).code).toBe('invalidToken')
})
