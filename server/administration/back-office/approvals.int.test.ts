import type { HouseSettings } from '@newyou/contract/foundation/settings'
import { beforeAll, describe, expect, test } from 'vitest'
import { days, hours } from '../../platform/clock.ts'
import { recordsOf } from '../../testing/records.ts'
import { openShop, type Shop, testFulfilment } from '../../testing/shop.ts'
import { makePerson, makeStaff, signIn, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ fulfilments: { appointment: testFulfilment } })
const { create, change } = recordsOf(app)
let shop: Shop
beforeAll(async () => {
  shop = await openShop(app())
})

const colleague = async (role: 'finance' | 'admin' = 'finance') =>
  steppedUp(app(), await makeStaff(app(), [role]))
const list = async (as: TestUser, state: 'waiting' | 'done' | 'refused' = 'waiting') =>
  (await app().call('GET /api/staff/approvals', { query: { state } }, { as })).data ?? []
const waitingFor = async (as: TestUser, subject: string) =>
  (await list(as)).find((one) => one.subject === subject)?.u_id ?? ''
const approve = (as: TestUser, approvalId: string) =>
  app().call('POST /api/staff/approvals/{approvalId}/approve', { params: { approvalId } }, { as })
const refuse = (as: TestUser, approvalId: string) =>
  app().call(
    'POST /api/staff/approvals/{approvalId}/refuse',
    { params: { approvalId }, body: { reason: 'Not agreed' } },
    { as },
  )
const actions = async (recordId: string) =>
  (
    await app()
      .db.selectFrom('audit_entry')
      .select(['action', 'staff_id'])
      .where('record_id', '=', recordId)
      .orderBy('at')
      .orderBy('u_id')
      .execute()
  ).map(({ action, staff_id: by }) => [action, by])

describe('a coupon', () => {
  let number = 0
  const form = (given: object = {}) => ({
    code: `SECOND${++number}`,
    title: 'A coupon',
    off_paise: 10_000,
    uses_max: 10,
    valid_from: app().clock.now().toISOString(),
    ...given,
  })
  const everything = { off_paise: null, off_basis_points: 10_000, uses_max: null }
  /** Status of paying ₹2,500 with the coupon; undefined if it is invalid. */
  const saved = async (code: string) => {
    const client = await shop.client()
    const id = await shop.order(client, { pricePaise: 250_000 })
    const answer = await app().call(
      'POST /api/website/payment/{id}',
      { params: { id }, body: { wallet_paise: 0, coupon_code: code } },
      { as: client },
    )
    return answer.code === 'invalidCoupon' ? undefined : answer.status
  }

  test('wants an OTP, to be made and to be changed', async () => {
    const finance = await makeStaff(app(), ['finance'])
    expect((await create(finance, form(), 'coupons')).code).toBe('stepUpRequired')
    await steppedUp(app(), finance)
    const { data } = await create(finance, form(), 'coupons')
    expect(data).toMatchObject({ waits_for_approval: false })
    const fresh = await makeStaff(app(), ['finance'])
    const sent = { version: data?.version ?? 0, title: 'Another' }
    expect((await change(fresh, data?.u_id ?? '', sent, 'coupons')).code).toBe('stepUpRequired')
  })

  test('without a limit works once another colleague approved it, never its author', async () => {
    const [one, other] = [await colleague(), await colleague()]
    const made = await create(one, form(everything), 'coupons')
    expect(made).toMatchObject({ status: 201, data: { waits_for_approval: true } })
    const [id, code] = [made.data?.u_id ?? '', made.data?.code]
    expect(await saved(String(code))).toBeUndefined()
    const approvalId = await waitingFor(other, id)
    expect((await approve(one, approvalId)).code).toBe('secondPersonNeeded')
    expect((await approve(await makeStaff(app(), ['finance']), approvalId)).code).toBe('stepUpRequired')
    expect((await approve(await makeStaff(app(), ['support']), approvalId)).status).toBe(403)
    const answers = await Promise.all([approve(other, approvalId), approve(other, approvalId)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await saved(String(code))).not.toBeUndefined()
    expect(await actions(id)).toEqual([
      ['create', one.uId],
      ['ask-approval', one.uId],
      ['approve', other.uId],
    ])
  })

  test('many small ones of a day are a large one, together with refunds and adjustments', async () => {
    const finance = await colleague()
    const waits = async (given: object) =>
      (await create(finance, form(given), 'coupons')).data?.waits_for_approval
    expect(await waits({ off_paise: 30_000 })).toBe(false)
    const client = await shop.client()
    const adjusted = await app().call(
      'POST /api/staff/adjustments',
      {
        body: {
          ...{ person_u_id: client.uId, account: 'wallet', amount_paise: 150_000 },
          ...{ words: 'Sorry', reason: 'Ticket' },
        },
      },
      { as: finance },
    )
    expect(adjusted.data?.state).toBe('done')
    expect(await waits({ off_paise: 5100 })).toBe(true)
    expect(await waits({ off_paise: 5000 })).toBe(false)
  })

  test('that gives more waits again; one that gives less does not', async () => {
    const [one, other] = [await colleague(), await colleague()]
    const { data } = await create(one, form(everything), 'coupons')
    const id = data?.u_id ?? ''
    await approve(other, await waitingFor(other, id))
    const changed = async (given: object) => {
      const read = await app().call('GET /api/staff/coupons/{id}', { params: { id } }, { as: one })
      const answer = await change(one, id, { version: read.data?.version ?? 0, ...given }, 'coupons')
      return answer.data?.waits_for_approval
    }
    expect(await changed({ title: 'A name' })).toBe(false)
    expect(await changed({ uses_max: 500 })).toBe(false)
    expect(await changed({ uses_max: 501 })).toBe(true)
    expect(await saved(String(data?.code))).toBeUndefined()
    const approvalId = await waitingFor(other, id)
    // Changed again, the first is no longer asked for.
    expect(await changed({ uses_max: 502 })).toBe(true)
    expect((await approve(other, approvalId)).code).toBe('notNow')
    expect((await refuse(other, await waitingFor(other, id))).status).toBe(200)
    expect(await saved(String(data?.code))).toBeUndefined()
    expect(await changed({ off_basis_points: null, off_paise: 100, uses_max: 5 })).toBe(false)
    expect(await saved(String(data?.code))).not.toBeUndefined()
  })
})

test('refunds count for a colleague and a day, however many orders they are of', async () => {
  const finance = await colleague()
  const ask = async () => {
    const client = await shop.client(50_000)
    const orderId = await shop.order(client, { pricePaise: 490_000 })
    await shop.payByCard(client, orderId, { walletPaise: 50_000 })
    const body = { paise: 200_000, destination: 'source' as const }
    const preview = await app().call(
      'POST /api/staff/orders/{orderId}/refund-preview',
      { params: { orderId }, body },
      { as: finance },
    )
    const asked = await app().call(
      'POST /api/staff/orders/{orderId}/refund',
      { params: { orderId }, body: { ...body, reason: 'The session was cut off' } },
      { as: finance },
    )
    // The preview must agree with the actual outcome.
    expect(preview.data?.needs_second).toBe(asked.data?.state === 'waiting')
    return asked.data?.state
  }
  expect([await ask(), await ask(), await ask()]).toEqual(['done', 'done', 'waiting'])
})

describe('a setting that lets more money leave', () => {
  const read = async (as: TestUser) => (await app().call('GET /api/staff/settings', {}, { as })).data
  const set = async (as: TestUser, values: Partial<HouseSettings>) =>
    app().call(
      'PATCH /api/staff/settings',
      { body: { version: (await read(as))?.version ?? 0, values } },
      { as },
    )

  test('waits for another administrator; what lets less leave, and all else, is changed at once', async () => {
    const [admin, other] = [await colleague('admin'), await colleague('admin')]
    const before = (await read(admin))?.values
    const answer = await set(admin, { refund_alone_max_paise: 9_000_000, address: 'Here' })
    expect(answer.data).toMatchObject({
      values: { refund_alone_max_paise: before?.refund_alone_max_paise, address: 'Here' },
      waiting: [
        {
          subject: 'refund_alone_max_paise',
          changes: { refund_alone_max_paise: [before?.refund_alone_max_paise, 9_000_000] },
          asked_by: { u_id: admin.uId },
        },
      ],
    })
    const approvalId = await waitingFor(admin, 'refund_alone_max_paise')
    expect((await approve(admin, approvalId)).code).toBe('secondPersonNeeded')
    expect((await approve(await colleague('finance'), approvalId)).code).toBe('notAllowed')
    expect((await refuse(await colleague('finance'), approvalId)).code).toBe('notAllowed')
    expect((await approve(other, approvalId)).status).toBe(200)
    expect((await read(admin))?.values.refund_alone_max_paise).toBe(9_000_000)
    expect((await read(admin))?.waiting).toEqual([])
    expect((await set(admin, { refund_alone_max_paise: 500_000 })).data?.values).toMatchObject({
      refund_alone_max_paise: 500_000,
    })
  })

  test.each([
    ['payout_alone_max_paise', 1_000_000, 20_000_000],
    ['bank_details_hold_hours', 60, 1],
    ['healer_share_percent', 80, 90],
    ['referral_points', 100, 200],
    ['demo_appointments_per_client', 0, 5],
  ] as const)('%s', async (key, less, value) => {
    const admin = await colleague('admin')
    expect((await set(admin, { [key]: less })).data?.values[key]).toBe(less)
    const { data } = await set(admin, { [key]: value })
    expect(data?.values[key]).toBe(less)
    expect(data?.waiting.map(({ subject }) => subject)).toContain(key)
    expect((await refuse(admin, await waitingFor(admin, key))).status).toBe(200)
    expect((await read(admin))?.values[key]).toBe(less)
  })

  test('is not approved on top of a value that the approver did not see', async () => {
    const [admin, other] = [await colleague('admin'), await colleague('admin')]
    await set(admin, { payout_alone_max_paise: 30_000_000 })
    await set(other, { payout_alone_max_paise: 100 })
    const approvalId = await waitingFor(other, 'payout_alone_max_paise')
    expect((await approve(other, approvalId)).code).toBe('changedMeanwhile')
  })
})

describe('a second person', () => {
  const give = (as: TestUser, personId: string, roles: ('finance' | 'admin')[]) =>
    app().call(
      'PUT /api/staff/colleagues/{personId}',
      { params: { personId }, body: { roles, reason: 'New colleague' } },
      { as },
    )
  const ask = async (as: TestUser) => {
    const client = await shop.client()
    const { data } = await app().call(
      'POST /api/staff/adjustments',
      {
        body: {
          ...{ person_u_id: client.uId, account: 'wallet', amount_paise: 600_000 },
          ...{ words: 'Sorry', reason: 'Ticket' },
        },
      },
      { as },
    )
    return data?.u_id ?? ''
  }
  const approveAdjustment = (as: TestUser, adjustmentId: string) =>
    app().call('POST /api/staff/adjustments/{adjustmentId}/approve', { params: { adjustmentId } }, { as })
  const named = async (by: TestUser) => {
    const person = await makePerson(app(), { roles: ['finance'] })
    await app()
      .db.updateTable('person')
      .set({ roles: ['client'] })
      .where('u_id', '=', person.u_id)
      .execute()
    expect((await give(by, person.u_id, ['finance'])).status).toBe(200)
    return steppedUp(app(), await signIn(app(), person.u_id, 'staff'))
  }

  test('is not one whom the first has just named, nor one who has named the first', async () => {
    const admin = await colleague('admin')
    const puppet = await named(admin)
    const mine = await ask(admin)
    expect(await approveAdjustment(puppet, mine)).toMatchObject({
      code: 'secondPersonNeeded',
      message: expect.stringContaining('within the last 7 days'),
    })
    expect((await approveAdjustment(admin, await ask(puppet))).code).toBe('secondPersonNeeded')
    const another = await named(admin)
    expect((await approveAdjustment(another, await ask(puppet))).code).toBe('secondPersonNeeded')
    expect((await approveAdjustment(await colleague(), mine)).status).toBe(200)
  })

  test('is one a week later, and taking roles away makes no difference', async () => {
    const admin = await colleague('admin')
    const other = await steppedUp(app(), await makeStaff(app(), ['finance', 'support']))
    expect((await give(admin, other.uId, ['finance'])).status).toBe(200)
    const puppet = await named(admin)
    const asked = await ask(admin)
    const session = await steppedUp(app(), await signIn(app(), other.uId, 'staff'))
    expect((await approveAdjustment(session, asked)).status).toBe(200)
    const late = await ask(admin)
    app().clock.advance(days(7) + hours(1))
    const later = await steppedUp(app(), await signIn(app(), puppet.uId, 'staff'))
    expect((await approveAdjustment(later, late)).status).toBe(200)
  })
})
