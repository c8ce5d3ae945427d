import { expect, test } from 'vitest'
import { contentTopic } from '../../platform/pages/page-cache.ts'
import { contentChanged } from '../../testing/content-changes.ts'
import { makeHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })

test('a booking forgets the pages with the free times of its healer, its payment those with the count of sessions', async () => {
  const healer = await makeHealer(app())
  const client = await makeClient(app())
  await contentChanged(app())
  const heard: string[][] = []
  app().app.platform.bus.subscribe<string[]>(contentTopic, (tags) => heard.push(tags))
  const paidFor = async (startsAt: string) => {
    heard.length = 0
    await bookAndPay(app(), client, healer, startsAt)
    await contentChanged(app())
    return heard.slice(0, -1)
  }
  const times = `availability:${healer.u_id}`
  const profile = `healer:${healer.u_id}`
  // Not the first free time, so lists show what they showed.
  expect(await paidFor('2026-11-24T03:30:00.000Z')).toEqual([[times], [profile]])
  const page = await app().call('GET /api/website/healer/{healerId}', { params: { healerId: healer.u_id } })
  expect(await paidFor(page.data?.next_free_at ?? '')).toEqual([[times, 'availability'], [profile]])
})
