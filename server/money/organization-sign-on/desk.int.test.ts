import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { organizationSignOnOf } from '../../testing/organization-sign-on.ts'
import { makeOrganization } from '../../testing/organizations.ts'
import { makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const { admin, goThrough, organization, save, settings, start } = organizationSignOnOf(app)
const desk = '/api/staff/organization-sign-on/{organizationId}'
const domain = () => `${randomUUID()}.example`

test('an administrator sets the provider after an OTP; the secret is sealed and never shown', async () => {
  const organizationId = await makeOrganization(app(), { budgetPaise: 0 })
  const params = { organizationId }
  const own = domain()
  const as = await admin()
  expect((await save(await makeStaff(app(), ['admin']), organizationId, settings(own))).code).toBe(
    'stepUpRequired',
  )
  const finance = await steppedUp(app(), await makeStaff(app(), ['finance']))
  expect((await save(finance, organizationId, settings(own))).status).toBe(403)
  expect((await app().call(`GET ${desk}`, { params }, { as })).data).toEqual({
    organization_id: organizationId,
    redirect_address: `http://localhost:3000/organisation/log-in/${organizationId}`,
    connected: 0,
    provider: null,
  })
  const saved = await save(as, organizationId, settings(own.toUpperCase()))
  expect(saved.data?.provider).toMatchObject({ is_on: true, email_domains: [own] })
  expect(JSON.stringify(saved)).not.toContain('sandbox-sign-on-secret')
  const row = await app()
    .db.selectFrom('organization_sign_on')
    .select('sealed_secret')
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow()
  expect(row.sealed_secret).toMatch(/^v1\./)
  // The saved secret stays where none is typed.
  expect((await save(as, organizationId, settings(own, { client_secret: '' }))).status).toBe(200)
  expect((await save(as, 'NOWHERE', settings(domain()))).status).toBe(404)
})

test('a provider is asked before it is turned on, and is off until then', async () => {
  const organizationId = await makeOrganization(app(), { budgetPaise: 0 })
  const own = domain()
  const as = await admin()
  const { url } = app().sandbox
  const { issuer, client_id, client_secret } = settings(own)
  const ask = async (more: object) => {
    const body = { issuer, client_id, client_secret, ...more }
    return app().call(`POST ${desk}/try`, { params: { organizationId }, body }, { as })
  }
  expect((await ask({})).data).toEqual({ outcome: 'well' })
  expect((await ask({ client_secret: 'another' })).data).toEqual({ outcome: 'wrong-secret' })
  expect((await ask({ issuer: `${url}/sign-on/` })).data).toEqual({ outcome: 'other-issuer' })
  expect((await ask({ issuer: `${url}/nowhere` })).data).toEqual({ outcome: 'unreachable' })
  expect((await ask({ issuer: 'https://127.0.0.1/realm' })).errors).toHaveProperty('issuer')
  expect((await ask({ client_secret: '' })).errors).toHaveProperty('client_secret')

  const wrong = settings(own, { client_secret: 'another' })
  expect((await save(as, organizationId, wrong)).errors).toHaveProperty('client_secret')
  expect((await save(as, organizationId, { ...wrong, is_on: false })).data?.provider).toMatchObject({
    is_on: false,
  })
  expect(await start({ organization_id: organizationId }, 'device-one')).toMatchObject({
    code: 'noOrganizationHere',
  })
  // The saved secret goes to the provider that it was typed for, and to no other.
  const elsewhere = settings(own, { issuer: `${url}/sign-on/`, client_secret: '' })
  expect((await save(as, organizationId, elsewhere)).errors).toHaveProperty('client_secret')
})

test('a domain is of one organisation, and none where anybody can have an address', async () => {
  const { domain: taken, as } = await organization()
  const organizationId = await makeOrganization(app(), { budgetPaise: 0 })
  for (const one of [taken, 'gmail.com', 'not a domain'])
    expect(Object.keys((await save(as, organizationId, settings(one))).errors ?? {})).toEqual([
      expect.stringMatching(/^email_domains/),
    ])
})

test('a provider is removed with what it knew, and accounts stay', async () => {
  const { organizationId, params, domain: own, as } = await organization()
  expect((await goThrough(organizationId, `asha@${own}`)).finished?.outcome).toBe('new')
  expect((await app().call(`DELETE ${desk}`, { params }, { as })).data).toMatchObject({ provider: null })
  expect(await start({ organization_id: organizationId }, 'device-one')).toMatchObject({ status: 404 })
  expect((await app().call(`DELETE ${desk}`, { params }, { as })).status).toBe(404)
})
