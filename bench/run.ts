import { measure as bookingRace } from './booking-race.ts'
import { measure as busy } from './busy.ts'
import { measure as chat } from './chat.ts'
import { measure as checkout } from './checkout.ts'
import { measure as fanOut } from './fan-out.ts'
import { measure as hints } from './hints.ts'
import { measure as imports } from './imports.ts'
import { measure as lists, needs as manyRows } from './lists.ts'
import { measure as media } from './media.ts'
import { measure as million, needs as nothingKept } from './million.ts'
import { measure as otps } from './otps.ts'
import { measure as pages } from './pages.ts'
import { measure as phone } from './phone.ts'
import { measure as reports } from './reports.ts'
import { measure as rooms } from './rooms.ts'
import { measure as saving } from './saving.ts'
import { type MeasuredSite, type SiteNeeds, type Size, startMeasuredSite } from './site.ts'
import { measure as stalls } from './stalls.ts'
import { measure as walletDrain } from './wallet-drain.ts'

interface Benchmark {
  needs?: SiteNeeds
  /** Prints what was measured, and throws when an answer was wrong. */
  measure(site: MeasuredSite, size: Size): Promise<void>
}

const benchmarks: Record<string, Benchmark> = {
  lists: { measure: lists, needs: manyRows },
  pages: { measure: pages },
  media: { measure: media },
  phone: { measure: phone },
  'booking-race': { measure: bookingRace },
  busy: { measure: busy },
  'wallet-drain': { measure: walletDrain },
  checkout: { measure: checkout },
  otps: { measure: otps },
  'fan-out': { measure: fanOut },
  hints: { measure: hints },
  imports: { measure: imports },
  rooms: { measure: rooms },
  chat: { measure: chat },
  saving: { measure: saving },
  reports: { measure: reports },
  stalls: { measure: stalls },
  million: { measure: million, needs: nothingKept },
}
const isSmallest = process.argv.includes('--smallest')
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const wanted = (names.length ? names : Object.keys(benchmarks)).map((name) => {
  const benchmark = benchmarks[name]
  if (!benchmark)
    throw new Error(`There is no benchmark ${name}; there are ${Object.keys(benchmarks).join(', ')}`)
  return { name, benchmark }
})

let running: MeasuredSite | undefined
async function withSite(needs: SiteNeeds, work: (site: MeasuredSite) => Promise<void>, givenUrl?: string) {
  const site = await startMeasuredSite(needs, givenUrl)
  running = site
  try {
    await work(site)
  } finally {
    await site.stop()
  }
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void Promise.resolve(running?.stop()).finally(() => process.exit(1)))

// At their smallest size they only show that they still run and are right, so one site does for all, or the one of
// SITE_URL.
if (isSmallest)
  await withSite(
    {},
    async (site) => {
      console.log('At the smallest size: what is measured means nothing, only that each runs and is right.')
      for (const { name, benchmark } of wanted) {
        console.log(`\n${name}`)
        await benchmark.measure(site, 'smallest')
      }
    },
    process.env.SITE_URL,
  )
else
  for (const { name, benchmark } of wanted) {
    console.log(`\n${name}`)
    await withSite(benchmark.needs ?? {}, (site) => benchmark.measure(site, 'full'))
  }
process.exit()
