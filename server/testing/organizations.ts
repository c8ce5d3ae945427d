import { randomBytes, randomUUID } from 'node:crypto'
import { inTransaction } from '../platform/database/database.ts'
import { makePerson } from './signed-in.ts'
import type { TestApp } from './test-app.ts'

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

/** What is left of the budget, without what is held. */
export async function budgetOf(app: TestApp, organizationId: string): Promise<number> {
  const row = await app.db
    .selectFrom('ledger_account')
    .select(['posted', 'held'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  return row ? row.posted - row.held : 0
}
