import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { budgetOf, makeOrganization } from '../../testing/organizations.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let shop: Shop
beforeAll(async () => {
  shop = await openShop(app())
})

describe('a budget', () => {
  const change = (as: TestUser, organizationId: string, paise: number, key?: string) =>
    app().call(
      'POST /api/staff/organization-desk/{organizationId}/budget',
      { params: { organizationId }, body: { amount_paise: paise, reason: 'Transfer of March' } },
      { as, ...(key && { headers: { 'idempotency-key': key } }) },
    )
  const financier = async () => steppedUp(app(), await makeStaff(app(), ['finance']))

  test('grows by what finance enters, once for a key, never below nothing, and the ledger proves it', async () => {
    const organizationId = await makeOrganization(app(), { budgetPaise: 0 })
    const finance = await financier()
    expect((await change(await makeStaff(app(), ['finance']), organizationId, 100)).code).toBe(
      'stepUpRequired',
    )
    expect(
      (await change(await steppedUp(app(), await makeStaff(app(), ['support'])), organizationId, 100)).status,
    ).toBe(403)
    const key = randomUUID()
    for (let time = 0; time < 2; time++)
      expect((await change(finance, organizationId, 200_000, key)).data).toMatchObject({
        budget_paise: 200_000,
      })
    expect((await change(finance, organizationId, -200_001)).code).toBe('balanceTooLow')
    expect((await change(finance, organizationId, -50_000)).data).toMatchObject({ budget_paise: 150_000 })
    expect((await change(finance, 'NOWHERE', 100)).status).toBe(404)
    expect(await shop.drift()).toBe(0)
  })

  test('above the sum of the settings waits for another colleague', async () => {
    const organizationId = await makeOrganization(app(), { budgetPaise: 0 })
    const [one, other] = [await financier(), await financier()]
    const asked = await change(one, organizationId, 90_000_000)
    expect(asked.data).toMatchObject({ budget_paise: 0, changes: [{ state: 'waiting' }] })
    const changeId = asked.data?.changes[0]?.u_id ?? ''
    const approve = (as: TestUser) =>
      app().call('POST /api/staff/organization-budget/{changeId}/approve', { params: { changeId } }, { as })
    expect((await approve(one)).code).toBe('secondPersonNeeded')
    const answers = await Promise.all([approve(other), approve(other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await budgetOf(app(), organizationId)).toBe(90_000_000)
    app().clock.advance(1000)
    const second = await change(one, organizationId, 90_000_000)
    const refused = await app().call(
      'POST /api/staff/organization-budget/{changeId}/refuse',
      { params: { changeId: second.data?.changes[0]?.u_id ?? '' }, body: { reason: 'Entered twice' } },
      { as: other },
    )
    expect(refused.data).toMatchObject({
      budget_paise: 90_000_000,
      changes: [{ state: 'refused' }, { state: 'done' }],
    })
    expect(await shop.drift()).toBe(0)
  })
})
