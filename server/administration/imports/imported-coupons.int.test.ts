import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { importsOf } from '../../testing/imports.ts'
import { openShop, type Shop, testFulfilment } from '../../testing/shop.ts'
import { makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start, fulfilments: { appointment: testFulfilment } })
let admin: TestUser
let other: TestUser
let shop: Shop
beforeAll(async () => {
  shop = await openShop(app())
  admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
  other = await steppedUp(app(), await makeStaff(app(), ['finance']))
})
const { apply, undo, lines, tried, one } = importsOf(app, () => admin)

let number = 0
const freshCode = () => `BROUGHT${++number}`
const table = (...rows: string[][]) =>
  ['Code,Title,Discount,Max discount,Valid till,Uses', ...rows.map((row) => row.join(','))].join('\n')
const row = (code: string, given: string[] = ['10%', '500', '31/12/2026', '100']) => [
  code,
  'From before',
  ...given,
]
const coupon = (code: string) =>
  app().db.selectFrom('coupon').selectAll().where('code', '=', code).executeTakeFirst()
const approvalOf = async (code: string) => {
  const found = await coupon(code)
  return app()
    .db.selectFrom('approval')
    .selectAll()
    .where('kind', '=', 'coupon')
    .where('subject', '=', found?.u_id ?? '')
    .executeTakeFirstOrThrow()
}
const approve = (as: TestUser, approvalId: string) =>
  app().call('POST /api/staff/approvals/{approvalId}/approve', { params: { approvalId } }, { as })
/** Status of paying ₹2,500 with the coupon; undefined where it is none. */
async function paid(code: string) {
  const client = await shop.client()
  const id = await shop.order(client, { pricePaise: 250_000 })
  const answer = await app().call(
    'POST /api/website/payment/{id}',
    { params: { id }, body: { wallet_paise: 0, coupon_code: code } },
    { as: client },
  )
  return answer.code === 'invalidCoupon' ? undefined : answer.status
}

describe('an import of coupons', () => {
  test('makes coupons that nobody can use before another colleague has approved each', async () => {
    const [first, second] = [freshCode(), freshCode()]
    const { u_id: id } = await tried(table(row(first), row(second, ['₹200', '', '', ''])), 'coupons')
    expect((await apply(id)).data).toMatchObject({ counts: { added: 2 } })
    expect(await coupon(first)).toMatchObject({
      ...{ title: 'From before', off_basis_points: 1000, cap_paise: 50_000, uses_max: 100, uses: 0 },
      ...{ waits_for_approval: true, is_shown: false, order_kinds: null, valid_from: start },
      valid_until: new Date('2026-12-31T18:30:00Z'),
    })
    expect(await paid(first)).toBeUndefined()
    const [asked, open] = [await approvalOf(first), await approvalOf(second)]
    expect(asked).toMatchObject({
      ...{ state: 'waiting', title: first, asked_by: admin.uId, needs_second: true, amount_paise: 5_000_000 },
      changes: { code: [null, first], off_basis_points: [null, 1000] },
    })
    expect(open.amount_paise).toBeNull()
    expect((await approve(admin, asked.u_id)).code).toBe('secondPersonNeeded')
    expect((await approve(other, asked.u_id)).status).toBe(200)
    expect(await paid(first)).toBe(200)
    expect(await paid(second)).toBeUndefined()
    const trail = await app()
      .db.selectFrom('audit_entry')
      .select(['action', 'staff_id'])
      .where('record_id', '=', asked.subject)
      .orderBy('at')
      .orderBy('u_id')
      .execute()
    expect(trail).toEqual([
      { action: 'ask-approval', staff_id: admin.uId },
      { action: 'approve', staff_id: other.uId },
    ])
  })

  test('a code that is there stays as it is, and there are not very many at once', async () => {
    const there = await shop.coupon({ off_paise: 40_000 })
    const many = Array.from({ length: 201 }, () => row(freshCode()))
    const { u_id: id } = await tried(table(row(there.toLowerCase()), ...many), 'coupons')
    expect((await one(id))?.counts).toMatchObject({ exists: 1, ready: 200, problem: 1 })
    const [first] = (await lines(id)) ?? []
    expect(first?.problems).toEqual(['A coupon has this code already'])
    expect((await apply(id)).data?.counts).toMatchObject({ added: 200 })
    expect(await coupon(there)).toMatchObject({ off_paise: 40_000, waits_for_approval: false })
    expect((await undo(id)).data?.counts).toMatchObject({ removed: 200 })
  })

  test('is done by a colleague, because one who asks is another than one who approves', async () => {
    const code = freshCode()
    const path = `${tmpdir()}/newyou-coupons-${process.pid}.csv`
    await writeFile(path, table(row(code)))
    const { imports } = app().app.modules
    const file = { path, name: 'coupons.csv' }
    const rehearsal = await imports.fromFile('coupons', file, { isDryRun: true })
    expect(rehearsal.found.counts).toMatchObject({ ready: 1 })
    await expect(imports.fromFile('coupons', file, { isDryRun: false })).rejects.toMatchObject({
      code: 'invalidInput',
      message: expect.stringContaining('in the back office'),
    })
    expect(await coupon(code)).toBeUndefined()
  })
})

describe('undoing it', () => {
  test('removes what nobody has used, with what waits for it; what was used or changed is kept', async () => {
    const [waiting, approved, used, changed] = [freshCode(), freshCode(), freshCode(), freshCode()]
    const { u_id: id } = await tried(
      table(...[waiting, approved, used, changed].map((code) => row(code))),
      'coupons',
    )
    await apply(id)
    const asked = await approvalOf(waiting)
    for (const code of [approved, used]) await approve(other, (await approvalOf(code)).u_id)
    expect(await paid(used)).toBe(200)
    await sql`update coupon set title = 'Another', revision = revision + 1 where code = ${changed}`.execute(
      app().db,
    )
    expect((await undo(id)).data).toMatchObject({ state: 'undone', counts: { removed: 2, kept: 2 } })
    expect((await lines(id))?.map(({ outcome }) => outcome)).toEqual(['removed', 'removed', 'kept', 'kept'])
    for (const code of [waiting, approved]) expect(await coupon(code)).toBeUndefined()
    for (const code of [used, changed]) expect(await coupon(code)).toBeDefined()
    const after = await app()
      .db.selectFrom('approval')
      .selectAll()
      .where('u_id', '=', asked.u_id)
      .executeTakeFirstOrThrow()
    expect(after).toMatchObject({
      ...{ state: 'refused', decided_by: admin.uId, decision_reason: 'The import was undone' },
    })
    expect((await approve(other, asked.u_id)).code).toBe('notNow')
    expect((await approvalOf(changed)).state).toBe('waiting')
  })

  test('may be done at the command line, where nobody decides', async () => {
    const code = freshCode()
    const { u_id: id } = await tried(table(row(code)), 'coupons')
    await apply(id)
    const asked = await approvalOf(code)
    expect((await app().app.modules.imports.undo(id)).counts).toMatchObject({ removed: 1 })
    const { state } = await app()
      .db.selectFrom('approval')
      .select('state')
      .where('u_id', '=', asked.u_id)
      .executeTakeFirstOrThrow()
    expect(state).toBe('refused')
  })
})
