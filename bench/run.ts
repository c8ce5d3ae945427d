import { measure as bookingRace } from './booking-race.ts'
import { measure as checkout } from './checkout.ts'
import { measure as fanOut } from './fan-out.ts'
import { measure as lists } from './lists.ts'
import { measure as media } from './media.ts'
import { measure as pages } from './pages.ts'
import { measure as phone } from './phone.ts'
import { measure as walletDrain } from './wallet-drain.ts'

const benchmarks: Record<string, () => Promise<void>> = {
  lists,
  pages,
  media,
  phone,
  'booking-race': bookingRace,
  'wallet-drain': walletDrain,
  checkout,
  'fan-out': fanOut,
}
const wanted = process.argv.slice(2)

for (const name of wanted.length ? wanted : Object.keys(benchmarks)) {
  const measure = benchmarks[name]
  if (!measure)
    throw new Error(`There is no benchmark ${name}; there are ${Object.keys(benchmarks).join(', ')}`)
  console.log(`\n${name}`)
  await measure()
}
process.exit()
