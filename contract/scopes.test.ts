import { describe, expect, test } from 'vitest'
import { api, type Call } from './api.ts'
import type { Caller } from './endpoint.ts'
import { keyRoles } from './people/keys/keys.ts'
import { scopedCalls, scopeOf } from './scoped-calls.ts'
import { appRoles, appScopes, type Grantor, keyHolders, scopeNames, scopes, scopesOf } from './scopes.ts'
import { idleEntries, withoutScope } from './without-scope.ts'

const calls = Object.keys(api) as Call[]

test('every call has a scope or a reason to have none, and only one of them', () => {
  const both = calls.filter((call) => scopeOf(call) && withoutScope(call))
  const neither = calls.filter((call) => !scopeOf(call) && !withoutScope(call))
  expect({ both, neither }).toEqual({ both: [], neither: [] })
  expect(idleEntries()).toEqual([])
})

test('a call stands in one scope', () => {
  const all = scopeNames.flatMap((scope) => scopedCalls[scope])
  expect(all.filter((call, index) => all.indexOf(call) !== index)).toEqual([])
})

/** Whether a program of this grantor, with all roles that it may have, gets past `who`. */
const mayCall = (who: Caller, holder: Grantor) => {
  if (who === 'any' || who === 'signed-in') return true
  if (typeof who === 'string') return who === (holder === 'practice' ? 'staff' : holder)
  return holder === 'practice' && keyRoles.some((role) => who.includes(role))
}

test('every scope opens something to each who can give it, and nothing that none of them may call', () => {
  for (const scope of scopeNames) {
    const holders: readonly Grantor[] = scopes[scope].grants
    for (const holder of holders)
      expect(
        scopedCalls[scope].filter((call) => mayCall(api[call].who, holder)),
        `${scope} of ${holder}`,
      ).not.toEqual([])
    const idle = scopedCalls[scope].filter((call) => !holders.some((one) => mayCall(api[call].who, one)))
    expect(idle, scope).toEqual([])
  }
})

test('a scope to read changes nothing, and one to write reads nothing', () => {
  const changesByReading = new Set<Call>(['POST /api/website/search-blog'])
  for (const scope of scopeNames)
    for (const call of scopedCalls[scope])
      expect(call.startsWith('GET ') || changesByReading.has(call), `${scope}: ${call}`).toBe(
        scope.endsWith(':read'),
      )
})

test('about twenty scopes can be explained, and both holders have some', () => {
  for (const holder of keyHolders) expect(scopesOf(holder).length).toBeGreaterThan(15)
})

test('an app can have what clients or healers allow, and nothing of the practice alone', () => {
  for (const role of appRoles) for (const scope of scopesOf(role)) expect(appScopes).toContain(scope)
  expect(appScopes).not.toContain('reports:read')
  expect(scopesOf('client')).toEqual(['directory:read', 'times:read', 'sessions:read', 'sessions:write'])
})

describe('no scope ever opens', () => {
  const never: Record<string, RegExp> = {
    'OTPs, log-in and tokens': /otp|login|logout|token$|-verification$|device|first-start|guest-claim/,
    'contacts and registration': /contact-c|registration|website\/(patient|account)$/,
    'consents, guardians and privacy': /consent|guardian|data-|account-deletion|grievance|discreet|dependant/,
    'the second factor, step-up and roles': /second-factor|step-up|colleagues|desk-session|staff\/lock/,
    'keys and apps themselves': /\/(keys?|apps|app-grant|authorisation)(\/|$)/,
    'notes, files and answers':
      /note|client-file|given|intake|self-test|\/test|result|(?<!quiz-)questions|website\/answer/,
    'measures, goals, plans and handovers':
      /measure|goal|progress|action-plan|handover|leaving|healing-session/,
    crisis: /helpline|crisis/,
    'chats, groups and tickets': /chat|community|(staff|website)\/support|inbox|\/report$/,
    'rooms and recordings': /\/room|recording/,
    'money that moves':
      /payment-link|bank-account|payout-|payouts\/|refund$|approve$|adjustment|budget|disput|wallet|coupon|desk-payments/,
    'the audit trail and settings': /staff\/(audit|settings|brand|failed-jobs|outbox)/,
  }
  test.each(Object.entries(never))('%s', (_, pattern) => {
    const named = calls.filter((call) => pattern.test(call.split(' ')[1] ?? ''))
    expect(named).not.toEqual([])
    expect(named.filter((call) => scopeOf(call))).toEqual([])
  })
})
