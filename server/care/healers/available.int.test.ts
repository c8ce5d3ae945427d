import { expect, test } from 'vitest'
import { makeHealer } from '../../testing/healers.ts'
import { useTestApp } from '../../testing/test-app.ts'

// Saturday 11:30 in India; the healers' day ends at 18:00.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })

test('available are those with a free time in the next 24 hours, soonest first, by topic and words', async () => {
  const later = await makeHealer(app(), { full_name: 'Later Today', daily: [{ from: '16:00', to: '18:00' }] })
  const soon = await makeHealer(app(), {
    full_name: 'Soon Today',
    main_category: 'health',
    categories: ['health'],
    daily: [{ from: '13:00', to: '18:00' }],
  })
  await makeHealer(app(), {
    full_name: 'On Monday',
    weekly: [{ weekday: 1, from: '09:00', to: '18:00' }],
  })
  await makeHealer(app(), { full_name: 'Not Verified', state: 'in-review' })
  const names = async (query: object) =>
    (await app().call('GET /api/website/available-healers', { query })).data?.map(
      ({ full_name }) => full_name,
    )
  expect(await names({})).toEqual(['Soon Today', 'Later Today'])
  expect(await names({ search: 'later' })).toEqual(['Later Today'])
  const categories = (await app().call('GET /api/website/new-you-category', {})).data ?? []
  const health = categories.find(({ slug }) => slug === 'health')?.new_you_category_u_id
  expect(await names({ new_you_category_u_id: health })).toEqual(['Soon Today'])
  expect((await app().call('GET /api/website/available-healer-count', {})).data).toEqual({ count: 2 })

  const one = (u_id: string) => app().call('GET /api/website/available-healers/{u_id}', { params: { u_id } })
  expect((await one(soon.u_id)).data).toMatchObject({
    full_name: 'Soon Today',
    is_healer_available: true,
    next_free_at: '2026-11-21T07:30:00Z',
  })
  // 16:00 and 16:45 today; tomorrow's begin after 24 hours.
  expect((await one(later.u_id)).data?.free).toEqual(['2026-11-21T10:30:00.000Z', '2026-11-21T11:15:00.000Z'])
  expect((await one('01900000-0000-7000-8000-00000000dead')).status).toBe(404)
})

test('the brochure is a PDF with the name in it; an unlisted healer has none', async () => {
  const healer = await makeHealer(app(), { full_name: 'Printed Person' })
  const brochure = await app().app.http.inject(`/api/website/healer/${healer.u_id}/brochure`)
  expect(brochure.statusCode).toBe(200)
  expect(brochure.headers['content-type']).toBe('application/pdf')
  expect(brochure.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const hidden = await makeHealer(app(), { state: 'in-review' })
  for (const id of [hidden.u_id, 'nobody'])
    expect((await app().app.http.inject(`/api/website/healer/${id}/brochure`)).statusCode).toBe(404)
})
