import type { HomeModule } from '@newyou/contract/content/home'
import { expect, test } from 'vitest'
import { makeCourse } from '../../testing/courses.ts'
import { makeHealer } from '../../testing/healers.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

async function modules(): Promise<HomeModule[]> {
  const { status, data } = await app().call('GET /api/website/home-page', {})
  expect(status).toBe(200)
  return data ?? []
}
const kinds = async () => (await modules()).map(({ kind }) => kind)
const module = async <K extends HomeModule['kind']>(kind: K) =>
  (await modules()).find((one): one is Extract<HomeModule, { kind: K }> => one.kind === kind)

const set = (kind: string, change: { position?: number; is_shown?: boolean; settings?: string }) =>
  app().db.updateTable('home_module').set(change).where('kind', '=', kind).execute()

function addCoupon(code: string, given: { until?: number; from?: number; isShown?: boolean; uses?: number }) {
  const now = app().clock.now().getTime()
  return app()
    .db.insertInto('coupon')
    .values({
      u_id: app().app.platform.ids.next(),
      code,
      title: `${code} makes it less`,
      off_paise: 10_000,
      uses_max: 3,
      uses: given.uses ?? 0,
      is_shown: given.isShown ?? true,
      valid_from: new Date(now + (given.from ?? -86_400_000)),
      valid_until: new Date(now + (given.until ?? 86_400_000)),
      created_at: new Date(now),
    })
    .execute()
}

test('a site without anything shows only what needs nothing', async () => {
  expect(await kinds()).toEqual(['threshold', 'doors', 'steps'])
  expect(await module('threshold')).toMatchObject({ healer_total: 0, price_min_paise: null })
})

test('modules come in the order of the data, and hidden ones do not', async () => {
  await makeHealer(app(), { price_paise: 60_000 })
  await makeHealer(app(), { price_paise: 150_000 })
  await makeCourse(app())
  expect(await kinds()).toEqual(['threshold', 'next-free', 'doors', 'costs', 'steps', 'courses'])
  await set('courses', { position: 1 })
  await set('steps', { is_shown: false })
  expect(await kinds()).toEqual(['courses', 'threshold', 'next-free', 'doors', 'costs'])
  expect(await module('costs')).toMatchObject({ price_min_paise: 60_000, price_max_paise: 150_000 })
  expect(await module('threshold')).toMatchObject({ healer_total: 3, price_min_paise: 60_000 })
})

test('interns come after all other healers who are available, and fill what is left', async () => {
  const intern = await makeHealer(app(), { is_intern: true, daily: [{ from: '00:00', to: '24:00' }] })
  const { items = [] } = (await module('next-free')) ?? {}
  expect(items.map(({ is_intern }) => is_intern)).toEqual([false, false, false, true])
  expect(items[3]?.u_id).toBe(intern.u_id)
  await set('next-free', { settings: JSON.stringify({ count: 2 }) })
  expect((await module('next-free'))?.items.map(({ is_intern }) => is_intern)).toEqual([false, false])
})

test('a module shows as many items as it is set to', async () => {
  await makeCourse(app(), { title: 'Second' })
  expect((await module('courses'))?.items.length).toBeGreaterThanOrEqual(2)
  await set('courses', { settings: JSON.stringify({ count: 1 }) })
  expect((await module('courses'))?.items).toHaveLength(1)
})

test('drafts are not on the home page', async () => {
  const before = (await module('courses'))?.items.map(({ u_id }) => u_id)
  await makeCourse(app(), { title: 'Unfinished', state: 'draft' })
  expect((await module('courses'))?.items.map(({ u_id }) => u_id)).toEqual(before)
})

test('only coupons that are named, valid now and not used up are offers', async () => {
  expect(await module('offers')).toBeUndefined()
  await addCoupon('TODAY', {})
  await addCoupon('SECRET', { isShown: false })
  await addCoupon('ENDED', { until: -1000 })
  await addCoupon('LATER', { from: 3_600_000 })
  await addCoupon('USEDUP', { uses: 3 })
  expect((await module('offers'))?.items.map(({ coupon_code }) => coupon_code)).toEqual(['TODAY'])
})

test('the newest story opens with its first whole sentences', async () => {
  const now = app().clock.now()
  const story = (title: string, minutes: number, words: string) => ({
    u_id: app().app.platform.ids.next(),
    kind: 'success-story',
    state: 'published',
    title,
    lead: 'I had told nobody.',
    body: `<p>${words}</p>`,
    words,
    teller: 'Quiet Heron',
    reading_minutes: 2,
    published_at: new Date(now.getTime() + minutes * 60_000),
    updated_at: now,
  })
  await app()
    .db.insertInto('article')
    .values([
      story('Older', 1, 'Short.'),
      story('Newer', 2, `I asked what it costs. ${'She waited and waited '.repeat(20)}.`),
    ])
    .execute()
  expect((await module('story'))?.story).toMatchObject({
    title: 'Newer',
    teller: 'Quiet Heron',
    opening: 'I asked what it costs.',
  })
})
