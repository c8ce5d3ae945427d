import { randomUUID } from 'node:crypto'
import { post } from './clients.ts'
import { median } from './median.ts'
import type { MeasuredSite, Size } from './site.ts'

const longestMs = 5000
const sizes = { full: { otps: 60, rounds: 5 }, smallest: { otps: 10, rounds: 1 } }

async function timed(work: Promise<unknown>) {
  const began = performance.now()
  await work
  return performance.now() - began
}

/**
 * Sixty people ask for an OTP at the same moment: each has it when the call is answered, all within five seconds.
 * Beside it the same sixty one after another.
 */
export async function measure({ siteUrl, sandboxUrl }: MeasuredSite, size: Size) {
  const { otps, rounds } = sizes[size]
  async function ask() {
    const email = `${randomUUID()}@example.com`
    const { status } = await post(`${siteUrl}/api/website/generate-otp`, {
      type: 'email',
      email,
      device_id: randomUUID(),
    })
    const inbox = await fetch(`${sandboxUrl}/_inbox?to=${encodeURIComponent(email)}`)
    const { items } = await inbox.json()
    if (status !== 200 || !items[0]?.code)
      throw new Error(`an OTP was answered with ${status} and has not arrived`)
  }
  async function oneAfterAnother() {
    for (let asked = 0; asked < otps; asked += 1) await ask()
  }

  const pairs = []
  for (let round = 0; round < rounds; round += 1)
    pairs.push({
      together: await timed(Promise.all(Array.from({ length: otps }, ask))),
      apart: await timed(oneAfterAnother()),
    })
  const together = median(pairs.map((pair) => pair.together))
  const ratio = median(pairs.map((pair) => pair.apart / pair.together))
  console.log(
    `  ${otps} OTPs at once have arrived after ${together.toFixed(0)} ms, ${ratio.toFixed(2)} times as quick as one after another`,
  )
  if (size === 'full' && together > longestMs) throw new Error(`more than ${longestMs} ms`)
}
