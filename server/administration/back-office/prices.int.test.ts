import { describe, expect, test } from 'vitest'
import { buy, makeBundle, makeCourse } from '../../testing/courses.ts'
import { makeHealer } from '../../testing/healers.ts'
import { recordsOf } from '../../testing/records.ts'
import { makeClient, makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ config: { RATE_LIMIT_FACTOR: '1000' } })
const { change, create, actionsOf } = recordsOf(app)
type Sold = 'courses' | 'bundles'

const editor = () => makeStaff(app(), ['editor'])
const finance = async () => steppedUp(app(), await makeStaff(app(), ['finance']))
const read = async (as: TestUser, id: string, name: Sold = 'courses') =>
  (await app().call(`GET /api/staff/${name}/{id}`, { params: { id } }, { as })).data
const set = async (as: TestUser, id: string, values: object, name: Sold = 'courses') =>
  change(as, id, { version: (await read(as, id, name))?.version ?? 0, ...values }, name)
const waiting = async (as: TestUser, subject: string) =>
  ((await app().call('GET /api/staff/approvals', { query: { state: 'waiting' } }, { as })).data ?? []).find(
    (one) => one.subject === subject,
  )
const approve = (as: TestUser, approvalId = '') =>
  app().call('POST /api/staff/approvals/{approvalId}/approve', { params: { approvalId } }, { as })
const refuse = (as: TestUser, approvalId = '') =>
  app().call(
    'POST /api/staff/approvals/{approvalId}/refuse',
    { params: { approvalId }, body: { reason: 'Too low' } },
    { as },
  )

describe('the price of what was published', () => {
  test('falls once another colleague approved it; until then it is sold as before', async () => {
    const { u_id: id } = await makeCourse(app(), { price_paise: 900_000 })
    const [one, other] = [await editor(), await finance()]
    const answer = await set(one, id, { price_paise: 100, title: 'A new name' })
    expect(answer).toMatchObject({
      status: 200,
      data: { price_paise: 900_000, title: 'A new name', waits_for_approval: true },
    })
    const paid = async () => {
      const orderId = (await buy(app(), await makeClient(app()), { type: 'course', item_u_id: id })) ?? ''
      return app()
        .db.selectFrom('orders')
        .select('price_paise')
        .where('u_id', '=', orderId)
        .executeTakeFirstOrThrow()
    }
    expect((await paid()).price_paise).toBe(900_000)
    const asked = await waiting(other, `courses/${id}`)
    expect(asked).toMatchObject({
      kind: 'price',
      changes: { price_paise: [900_000, 100] },
      asked_by: { u_id: one.uId },
    })
    expect((await approve(await makeStaff(app(), ['finance']), asked?.u_id)).code).toBe('stepUpRequired')
    expect((await approve(other, asked?.u_id)).status).toBe(200)
    expect(await read(one, id)).toMatchObject({ price_paise: 100, waits_for_approval: false })
    expect((await paid()).price_paise).toBe(100)
    expect(await actionsOf(id)).toEqual(['ask-approval', 'change', 'change', 'approve'])
  })

  test('is not lowered by its author as another, nor by taking it off the site for a while', async () => {
    const { u_id: id } = await makeCourse(app(), { price_paise: 500_000 })
    const admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
    const price = async () => (await read(admin, id))?.price_paise
    await set(admin, id, { price_paise: 100 })
    expect((await approve(admin, (await waiting(admin, `courses/${id}`))?.u_id)).code).toBe(
      'secondPersonNeeded',
    )
    expect((await refuse(admin, (await waiting(admin, `courses/${id}`))?.u_id)).status).toBe(200)

    const state = async (to: 'draft' | 'published') =>
      app().call(
        'POST /api/staff/courses/{id}/state',
        { params: { id }, body: { version: (await read(admin, id))?.version ?? 0, state: to } },
        { as: admin },
      )
    expect((await state('draft')).status).toBe(200)
    await set(admin, id, { price_paise: 0 })
    expect(await price()).toBe(500_000)
    await state('published')
  })

  test('is not approved on top of another price than the approver saw', async () => {
    const { u_id: id } = await makeCourse(app(), { price_paise: 500_000 })
    const [one, other] = [await editor(), await finance()]
    await set(one, id, { price_paise: 100 })
    await set(one, id, { price_paise: 600_000 })
    const asked = await waiting(other, `courses/${id}`)
    expect((await approve(other, asked?.u_id)).code).toBe('changedMeanwhile')
    expect((await read(one, id))?.price_paise).toBe(600_000)
  })

  test('buys no more in a package before another colleague approved it', async () => {
    const [inside, added] = [await makeCourse(app()), await makeCourse(app())]
    const id = await makeBundle(app(), { price_paise: 50_000, courses: [inside] })
    const [one, other] = [await editor(), await finance()]
    const answer = await set(one, id, { courses: [inside.u_id, added.u_id], ebooks: [] }, 'bundles')
    expect(answer.data).toMatchObject({ courses: [inside.u_id], waits_for_approval: true })
    expect((await approve(other, (await waiting(other, `bundles/${id}`))?.u_id)).status).toBe(200)
    expect((await read(one, id, 'bundles'))?.courses).toEqual([inside.u_id, added.u_id])
  })

  test('rises at once, and a price that was never published is free to change', async () => {
    const { u_id: id } = await makeCourse(app(), { price_paise: 500_000 })
    const { u_id: healer } = await makeHealer(app())
    const one = await editor()
    expect((await set(one, id, { price_paise: 600_000 })).data?.price_paise).toBe(600_000)
    const { data } = await create(
      one,
      {
        title: 'A draft',
        summary: 'S',
        healer_id: healer,
        category: 'health',
        language: 'English',
        price_paise: 90_000,
      },
      'courses',
    )
    expect((await set(one, data?.u_id ?? '', { price_paise: 100 })).data).toMatchObject({
      price_paise: 100,
      waits_for_approval: false,
    })
  })
})
