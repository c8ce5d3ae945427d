import { randomUUID } from 'node:crypto'
import { makeOrganization } from './organizations.ts'
import { makeStaff, steppedUp } from './signed-in.ts'
import type { TestApp, TestUser } from './test-app.ts'

const desk = '/api/staff/organization-sign-on/{organizationId}'
const entrance = '/api/website/organization-sign-on/{organizationId}'
const registered = { client_id: 'sandbox-sign-on-client', client_secret: 'sandbox-sign-on-secret' }

/** Calls of people who log in by the provider of their organisation, which is the sandbox's. */
export function organizationSignOnOf(app: () => TestApp) {
  const issuer = () => `${app().sandbox.url}/sign-on`
  const settings = (domain: string, more: object = {}) => ({
    ...registered,
    issuer: issuer(),
    email_domains: [domain],
    is_on: true,
    ...more,
  })
  const admin = async () => steppedUp(app(), await makeStaff(app(), ['admin']))
  const save = (as: TestUser, organizationId: string, body: ReturnType<typeof settings>) =>
    app().call(`PUT ${desk}`, { params: { organizationId }, body }, { as })

  /** An organisation whose provider speaks for a domain of its own. */
  async function organization(given: Parameters<typeof makeOrganization>[1] = {}) {
    const organizationId = await makeOrganization(app(), { budgetPaise: 0, ...given })
    const domain = `${organizationId.toLowerCase()}.example`
    const as = await admin()
    const saved = await save(as, organizationId, settings(domain))
    if (saved.status !== 200) throw new Error(`the provider was not saved: ${saved.message}`)
    return { organizationId, domain, as, params: { organizationId } }
  }

  const start = (body: { organization_id?: string; email?: string }, deviceId: string) =>
    app().call('POST /api/website/organization-sign-on-start', { body: { device_id: deviceId, ...body } })
  /** What the provider sends back after a log-in with this e-mail. */
  function sentBack(address: string, email: string) {
    const back = new URL(app().sandbox.signOn.logIn(address, email))
    const { code = '', state = '', iss = '' } = Object.fromEntries(back.searchParams)
    return { path: back.pathname, code, state, iss }
  }
  const finish = (
    organizationId: string,
    { code, state, iss }: ReturnType<typeof sentBack>,
    deviceId: string,
  ) =>
    app().call(`POST ${entrance}`, {
      params: { organizationId },
      body: { code, state, iss, device_id: deviceId, device_name: 'a browser' },
    })
  /** The whole way to the provider and back. */
  async function goThrough(organizationId: string, email: string, deviceId = `device-${randomUUID()}`) {
    const { data } = await start({ organization_id: organizationId }, deviceId)
    const { data: finished, ...answer } = await finish(
      organizationId,
      sentBack(data?.address ?? '', email),
      deviceId,
    )
    return { ...answer, deviceId, finished, ticket: finished && 'ticket' in finished ? finished.ticket : '' }
  }
  const connect = (as: TestUser, organizationId: string, ticket: string) =>
    app().call(`POST ${entrance}/connect`, { params: { organizationId }, body: { ticket } }, { as })

  return { admin, settings, save, organization, start, sentBack, finish, goThrough, connect }
}
