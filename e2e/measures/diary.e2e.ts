import type { Diary } from '@newyou/contract/administration/desk/diary'
import { logInAdmin, openScreen } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'

const hourMs = 3_600_000
const healerCount = 12
const sessionsOfDay = 8
const rounds = 7
const id = (kind: number, count: number) => `0190000${kind}-0000-7000-8000-${String(count).padStart(12, '0')}`

/** A practice of twelve healers that is booked out: eight sessions of each on every day. */
function fullDiary(from: string, days: number): Diary {
  const begin = Date.parse(`${from}T09:00:00+05:30`)
  const healers = Array.from({ length: healerCount }, (_, place) => ({
    u_id: id(1, place),
    name: `Healer ${place + 1}`,
  }))
  const sessions = Array.from({ length: days * healerCount * sessionsOfDay }, (_, count) => {
    const [place, healer, day] = [
      count % sessionsOfDay,
      Math.floor(count / sessionsOfDay) % healerCount,
      Math.floor(count / sessionsOfDay / healerCount),
    ]
    const start = begin + day * 24 * hourMs + place * hourMs
    return {
      ...{ u_id: id(2, count), healer_u_id: id(1, healer), client_name: `Ananya Kulkarni ${count}` },
      ...{ service_name: '', place_u_id: null, room_u_id: null, mode: 'video', state: 'confirmed' },
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(start + 0.75 * hourMs).toISOString(),
      ...{ is_unpaid: count % 5 === 0, guest_problem: null, is_asked: false, has_arrived: count % 3 === 0 },
      ...{ late_minutes: null, late_side: null },
    } satisfies Diary['sessions'][number]
  })
  return {
    healers,
    healer_count: healerCount,
    sessions,
    unwanted: [],
    held: [],
    busy: [],
    open: [],
    places: [],
  }
}

test('the script that draws a full week of twelve healers', async ({ browser, outside }) => {
  const page = await logInAdmin(browser, outside)
  let isAnswering = Promise.resolve()
  await page.route('**/api/staff/desk/diary?*', async (route) => {
    const query = new URL(route.request().url()).searchParams
    const data = fullDiary(query.get('from') ?? '', Number(query.get('days') ?? 1))
    await isAnswering
    await route.fulfill({ json: { data } })
  })
  await openScreen(page, '/diary')
  const devTools = await page.context().newCDPSession(page)
  // What the thread worked, whatever else the machine did meanwhile.
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const scriptMs = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  }
  /** Presses a view and waits for so many sessions, in the page: asking from outside would be counted too. */
  const show = (view: string, count: number) =>
    page.evaluate(
      ([name, wanted]) =>
        new Promise<void>((resolve) => {
          const shown = document.getElementsByClassName('diary-session')
          const seen = new MutationObserver(() => {
            if (shown.length !== wanted) return
            seen.disconnect()
            resolve()
          })
          seen.observe(document.body, { childList: true, subtree: true })
          for (const button of document.querySelectorAll('button'))
            if (button.textContent === name) button.click()
        }),
      [view, count] as const,
    )
  const week = 7 * healerCount * sessionsOfDay
  await show('Week', week)
  await show('Day', healerCount * sessionsOfDay)
  const measured: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    // It is drawn from what was read before; reading and checking the next answer is not drawing, and waits.
    const { promise, resolve } = Promise.withResolvers<void>()
    isAnswering = promise
    const before = await scriptMs()
    await show('Week', week)
    measured.push((await scriptMs()) - before)
    const answered = page.waitForResponse('**/api/staff/desk/diary?*')
    resolve()
    await answered
    await show('Day', healerCount * sessionsOfDay)
  }
  console.log(`script of a week of twelve healers: ${measured.map(Math.round).join(', ')} ms`)
  expect(measured.toSorted((one, other) => one - other)[Math.floor(rounds / 2)]).toBeLessThan(100)
  await page.context().close()
})
