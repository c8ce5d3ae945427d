import { randomBytes, randomUUID } from 'node:crypto'
import { inTransaction } from '../platform/database/database.ts'
import { makeClient, makePerson } from './signed-in.ts'
import { sendForm } from './support.ts'
import type { Answered, TestApp, TestUser } from './test-app.ts'

/** An organisation with this much in its budget, which pays so much for each member in a month. */
export async function makeOrganization(
  app: TestApp,
  { budgetPaise = 1_000_000, allowancePaise = 300_000, seats = 50 } = {},
): Promise<string> {
  const organizationId = `T-${randomBytes(6).toString('hex').toUpperCase()}`
  const now = app.clock.now()
  await app.db
    .insertInto('organization')
    .values({
      organization_id: organizationId,
      name: `Firm ${organizationId}`,
      seats,
      allowance_paise: allowancePaise,
    })
    .execute()
  if (!budgetPaise) return organizationId
  const { u_id: staffId } = await makePerson(app)
  const changeId = randomUUID()
  await inTransaction(app.db, async (trx) => {
    await trx
      .insertInto('organization_budget_change')
      .values({
        u_id: changeId,
        organization_id: organizationId,
        amount_paise: budgetPaise,
        reason: 'Paid in',
        state: 'done',
        needs_second: false,
        asked_by: staffId,
        asked_at: now,
        decided_by: staffId,
        decided_at: now,
      })
      .execute()
    await app.app.modules.ledger.post(trx, {
      key: `organization-budget:${changeId}`,
      kind: 'organization-budget',
      entries: [
        { account: { organizationId, kind: 'organization-budget' }, amount: budgetPaise },
        { account: { kind: 'organizations-paid' }, amount: -budgetPaise },
      ],
    })
  })
  return organizationId
}

export const join = (app: TestApp, organizationId: string, personId: string, at = app.clock.now()) =>
  app.db
    .insertInto('organization_member')
    .values({ u_id: randomUUID(), organization_id: organizationId, person_id: personId, joined_at: at })
    .execute()

/** The remaining budget, without held amounts. */
export async function budgetOf(app: TestApp, organizationId: string): Promise<number> {
  const row = await app.db
    .selectFrom('ledger_account')
    .select(['posted', 'held'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  return row ? row.posted - row.held : 0
}

export const place = '/api/website/managed-organization/{organizationId}'
export const codeOf = (link = '') => link.split('/').at(-1) ?? ''

/** An organisation with a person who looks after it. */
export interface Managed {
  organizationId: string
  manager: TestUser
  params: { organizationId: string }
}

/** Calls of managers and members, by HTTP. */
export function organizationsOf(app: () => TestApp) {
  async function managed(given: Parameters<typeof makeOrganization>[1] = {}): Promise<Managed> {
    const organizationId = await makeOrganization(app(), given)
    const manager = await makeClient(app())
    await app()
      .db.insertInto('organization_manager')
      .values({
        organization_id: organizationId,
        person_id: manager.uId,
        granted_by: (await makePerson(app())).u_id,
        granted_at: app().clock.now(),
      })
      .execute()
    return { organizationId, manager, params: { organizationId } }
  }
  const linkFor = async ({ manager, params }: Managed, seats = 5) => {
    const { data } = await app().call(
      `POST ${place}/invitation`,
      { params, body: { seats } },
      { as: manager },
    )
    return data
  }
  const accept = (as: TestUser, code: string) =>
    app().call('POST /api/website/organization-invitation/{code}/accept', { params: { code } }, { as })
  const mine = async (as: TestUser) => (await app().call('GET /api/website/my-organization', {}, { as })).data
  const look = (as: TestUser, organizationId: string) =>
    app().call(`GET ${place}`, { params: { organizationId } }, { as })

  const sendTable = ({ manager, organizationId }: Managed, table?: string | Buffer) =>
    sendForm(app(), `/api/website/managed-organization/${organizationId}/invitation-table`, {
      as: manager,
      fields: {},
      files: table === undefined ? [] : [{ name: 'staff.csv', content: Buffer.from(table) }],
      field: 'table',
    }) as Promise<Answered<`POST ${typeof place}/invitation-table`>> // what the call answers

  return { managed, linkFor, accept, mine, look, sendTable }
}
