import { expect, test } from 'vitest'
import { makeHealer } from '../../testing/healers.ts'
import { useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })

test('free appointments are spoken of only while an intern has a free time and the practice gives any', async () => {
  const areWaiting = async () => {
    // An answer is kept for a minute.
    app().clock.advance(61_000)
    return (await promised())?.are_waiting
  }
  const promised = async () => (await app().call('GET /api/website/free-appointments', {})).data
  expect(await areWaiting()).toBe(false)
  await makeHealer(app())
  expect(await areWaiting()).toBe(false)
  expect(await promised()).toEqual({ are_offered: false, are_waiting: false })
  const intern = await makeHealer(app(), { is_intern: true })
  const freeAt = (next_free_at: Date | null) =>
    app().db.updateTable('healer').set({ next_free_at }).where('u_id', '=', intern.u_id).execute()
  await freeAt(new Date('2026-11-22T06:00:00Z'))
  expect(await areWaiting()).toBe(true)
  await freeAt(null)
  expect(await areWaiting()).toBe(false)
  expect(await promised()).toEqual({ are_offered: true, are_waiting: false })
  await freeAt(new Date('2026-11-22T06:00:00Z'))
  await app().db.insertInto('setting').values({ key: 'demo_appointments_per_client', value: '0' }).execute()
  expect(await areWaiting()).toBe(false)
  expect(await promised()).toEqual({ are_offered: false, are_waiting: false })
})
