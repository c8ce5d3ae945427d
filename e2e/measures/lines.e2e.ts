import { renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { bookAndPay } from '../booking.ts'
import { browserWith } from '../browser.ts'
import { expect, type Outside, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { startIn } from '../passing-time.ts'
import { becomeClient, logInHealer } from '../people.ts'
import { Relay } from '../relay.ts'
import { arriving, expectToArrive, watchConnections } from '../rooms.ts'
import type { WeakLine } from '../weak-line.ts'

/** Pictures that cost something: noise that moves, ten a second. */
function filmWithNoise() {
  const [width, height] = [320, 240]
  const film = path.join(tmpdir(), 'newyou-camera-noise.y4m')
  const pictures = Array.from({ length: 30 }, () => {
    const picture = Buffer.alloc(width * height * 1.5, 128)
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++)
        picture[row * width + column] = 60 + ((row + column) % 120) + Math.floor(Math.random() * 30)
    return Buffer.concat([Buffer.from('FRAME\n'), picture])
  })
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`)
  writeFileSync(`${film}.new`, Buffer.concat([head, ...pictures]))
  renameSync(`${film}.new`, film)
  return film
}

test.use({
  launchOptions: browserWith(
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${filmWithNoise()}`,
    '--use-fake-ui-for-media-stream',
    '--disable-features=WebRtcHideLocalIpsWithMdns',
  ),
})

const lines: (WeakLine | undefined)[] = [
  undefined,
  { kilobits: 500, delayMs: 40, loss: 0 },
  { kilobits: 240, delayMs: 40, loss: 0 },
  { kilobits: 128, delayMs: 40, loss: 0 },
  { kilobits: 64, delayMs: 40, loss: 0 },
  { kilobits: 64, delayMs: 40, loss: 0.05 },
  { kilobits: 500, delayMs: 150, loss: 0.02 },
  { kilobits: 500, delayMs: 400, loss: 0.02 },
  { kilobits: 500, delayMs: 40, loss: 0.1 },
]
const cuts = [3, 15, 60]
/** So long the call has to find what the line carries: two steps of the picture, and the browser's own. */
const settleMs = 30_000
const measuredMs = 20_000

interface Heard {
  /** Which of the page's connections it came over. */
  connection: number
  samples: number
  concealed: number
  frames: number
  bytes: number
}

/** What came so far over the latest connection that stands. Silence that was filled in counts as heard. */
const heard = (page: Page): Promise<Heard> =>
  page.evaluate(async () => {
    const { connections } = globalThis as unknown as { connections: RTCPeerConnection[] }
    const connection = connections.findLastIndex(({ connectionState }) => connectionState === 'connected')
    const sum = { connection, samples: 0, concealed: 0, frames: 0, bytes: 0 }
    for (const report of (await connections[connection]?.getStats())?.values() ?? [])
      if (report.type === 'inbound-rtp') {
        sum.samples += report.totalSamplesReceived ?? 0
        sum.concealed += (report.concealedSamples ?? 0) - (report.silentConcealedSamples ?? 0)
        sum.frames += report.framesDecoded ?? 0
        sum.bytes += report.bytesReceived ?? 0
      }
    return sum
  })

async function during(page: Page, milliseconds: number) {
  const before = await heard(page)
  await page.waitForTimeout(milliseconds)
  const after = await heard(page)
  const seconds = milliseconds / 1000
  return {
    concealed: (after.concealed - before.concealed) / Math.max(1, after.samples - before.samples),
    pictures: (after.frames - before.frames) / seconds,
    kilobits: ((after.bytes - before.bytes) * 8) / 1000 / seconds,
  }
}

/** Seconds until something comes over a connection that stands. */
async function untilHeard(page: Page) {
  const began = performance.now()
  let before = await heard(page)
  await expect
    .poll(
      async () => {
        const last = before
        before = await heard(page)
        return before.connection >= 0 && before.connection === last.connection && before.bytes > last.bytes
      },
      { intervals: [100], timeout: 90_000 },
    )
    .toBe(true)
  return (performance.now() - began) / 1000
}

/** A client and a healer who see each other through a relay. */
async function meet(browser: Browser, outside: Outside) {
  const page = await (await browser.newContext()).newPage()
  await becomeClient(page, outside)
  const healer = await ownHealer('harpreet-singh-gill')
  const appointmentId = await bookAndPay(page, healer.path)
  await startIn(appointmentId, 1)
  const practice = await logInHealer(browser, outside, healer.mobile)
  const relay = new Relay()
  const sides = [page, practice]
  for (const side of sides) {
    await watchConnections(side)
    await relay.standBefore(side)
    await open(side, `/dyte/${appointmentId}`)
    await side.getByRole('button', { name: 'Join now' }).click()
  }
  const letIn = performance.now()
  await practice.getByRole('button', { name: 'Let in' }).click()
  await expect.poll(async () => (await arriving(page)).frames, { intervals: [100] }).toBeGreaterThan(0)
  console.log(`from "let in" to a picture: ${((performance.now() - letIn) / 1000).toFixed(1)} s`)
  await expectToArrive(page, { picturesOf: practice })
  return {
    page,
    relay,
    async end() {
      for (const side of sides) await side.context().close()
      relay.close()
    },
  }
}

const nameOf = (line: WeakLine | undefined) =>
  line ? `${line.kilobits} kbit/s, ${line.delayMs * 2} ms, ${line.loss * 100} % lost` : 'no limit'

test('a session over weak lines', async ({ browser, outside }) => {
  const { page, relay, end } = await meet(browser, outside)
  console.log('| Line | Voice filled in | Pictures a second | kbit/s |\n| --- | --- | --- | --- |')
  const measured = new Map<string, Awaited<ReturnType<typeof during>>>()
  for (const line of lines) {
    relay.line = line
    await page.waitForTimeout(settleMs)
    const found = await during(page, measuredMs)
    measured.set(nameOf(line), found)
    const { concealed, pictures, kilobits } = found
    console.log(
      `| ${nameOf(line)} | ${(concealed * 100).toFixed(1)} % | ${pictures.toFixed(1)} | ${kilobits.toFixed(0)} |`,
    )
  }
  await end()
  const weakest = measured.get('64 kbit/s, 80 ms, 5 % lost')
  expect(weakest?.concealed, 'voice at 64 kbit/s and 5 % lost').toBeLessThan(0.1)
  expect(measured.get('240 kbit/s, 80 ms, 0 % lost')?.pictures, 'pictures at 240 kbit/s').toBeGreaterThan(0)
})

test('a session whose line is cut', async ({ browser, outside }) => {
  const { page, relay, end } = await meet(browser, outside)
  console.log('| Cut | Heard again after |\n| --- | --- |')
  for (const seconds of cuts) {
    relay.isCut = true
    await page.waitForTimeout(seconds * 1000)
    relay.isCut = false
    console.log(`| ${seconds} s | ${(await untilHeard(page)).toFixed(1)} s |`)
    await expectToArrive(page)
  }
  await end()
})
