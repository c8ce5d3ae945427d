import { type BusyTime, replaceBusy } from '../server/care/healers/index.ts'
import { inTransaction, openDatabase } from '../server/platform/database/database.ts'
import { median } from './median.ts'
import type { MeasuredSite, Size } from './site.ts'

const sizes = { full: { calls: 150, rounds: 9 }, smallest: { calls: 3, rounds: 1 } }
const eventCount = 5000
const atMost = 2

async function millisecondsOf(count: number, work: () => Promise<unknown>) {
  const began = performance.now()
  for (let place = 0; place < count; place++) await work()
  return (performance.now() - began) / count
}

const dayMs = 86_400_000
/** Each night from 23:00 in India on, three minutes in each four. */
const nights = (): BusyTime[] => {
  const first = Math.floor(Date.now() / dayMs) * dayMs + 17.5 * 3_600_000
  return Array.from({ length: eventCount }, (_, place) => {
    const from = first + Math.floor(place / 90) * dayMs + (place % 90) * 240_000
    return [from, from + 180_000]
  })
}

/**
 * A month of one healer's free times with 5,000 entries in a calendar of their own, beside the same month without. The
 * entries are short and lie in the nights of the next eight weeks, so both months have the same free times.
 */
export async function measure({ siteUrl, databaseUrl }: MeasuredSite, size: Size) {
  const { calls, rounds } = sizes[size]
  const { db, pool, close } = openDatabase(databaseUrl)
  const {
    rows: [healer],
  } = await pool.query<{ u_id: string }>(
    `select u_id from healer where is_demo and state = 'verified' and time_zone = 'Asia/Kolkata' and next_free_at is not null
     order by u_id limit 1`,
  )
  if (!healer) throw new Error('There is no healer')
  const source = { u_id: healer.u_id, healer_id: healer.u_id, keeps_breaks: false }
  const month = async () => {
    const answer = await fetch(
      `${siteUrl}/api/website/healer-availability-date?healer_u_id=${healer.u_id}&days=31`,
    )
    if (!answer.ok) throw new Error(`the month answers ${answer.status}`)
    return answer.text()
  }
  const withoutBusy = () => pool.query('delete from healer_busy where source_id = $1', [healer.u_id])
  const withBusy = () => inTransaction(db, (trx) => replaceBusy(trx, source, nights(), new Date()))
  try {
    await withoutBusy()
    const before = await month()
    const ratios: number[] = []
    let [plain, busy] = [0, 0]
    for (let round = 0; round < rounds; round++) {
      await withoutBusy()
      plain = await millisecondsOf(calls, month)
      await withBusy()
      busy = await millisecondsOf(calls, month)
      ratios.push(busy / plain)
    }
    if ((await month()) !== before) throw new Error('entries at night changed the free times')
    const ratio = median(ratios)
    console.log(
      `  ${busy.toFixed(1)} ms with ${eventCount} entries, ${plain.toFixed(1)} ms without: ${ratio.toFixed(2)} times as much`,
    )
    if (size === 'full' && ratio > atMost) throw new Error(`more than ${atMost} times as much`)
  } finally {
    await withoutBusy()
    await close()
  }
}
