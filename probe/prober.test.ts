import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepRounds } from './keep.ts'
import { createProber } from './prober.ts'
import { everyMs } from './rounds.ts'

type Behaviour = 'well' | 'fails' | 'hangs' | 'database away' | 'no pages'

let behaviour: Behaviour = 'well'
const json = (answer: ServerResponse, body: object) =>
  answer.setHeader('content-type', 'application/json').end(JSON.stringify(body))
const site = createServer(({ url }, answer) => {
  if (behaviour === 'hangs') return
  if (behaviour === 'fails') return void answer.writeHead(502).end()
  if (url === '/ready')
    return void json(answer, { database: behaviour === 'database away' ? 'away' : 'answers' })
  if (url === '/api/website/settings') return void json(answer, { data: { phone: '' } })
  if (behaviour === 'no pages') return void answer.writeHead(500).end()
  answer.setHeader('content-type', 'text/html').end('<!doctype html><html lang="en"></html>')
})
let url = ''
let folder = ''
let now = 0
const problems: string[] = []

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}` // it listens on a port
})
afterAll(() => {
  site.closeAllConnections()
  site.close()
})
beforeEach(async () => {
  behaviour = 'well'
  now = Date.parse('2026-11-20T10:00:00Z')
  problems.length = 0
  folder = await mkdtemp(path.join(tmpdir(), 'newyou-probe-'))
  return () => rm(folder, { recursive: true, force: true })
})

const prober = (reference?: string) =>
  createProber({
    target: { site: url, reference, withinMs: 100 },
    folder,
    zone: 'Asia/Kolkata',
    now: () => now,
    onProblem: (problem) => problems.push(problem),
  })

/** Rounds a minute apart, one for each way in which the site behaves. */
async function rounds(behaviours: readonly Behaviour[], probe = prober()) {
  const states = []
  for (const one of behaviours) {
    behaviour = one
    states.push((await probe.round()).state)
    now += everyMs
  }
  now -= everyMs
  return states
}
const page = (name = 'index.html') => readFile(path.join(folder, 'public', name), 'utf8')

test('a site that fails, hangs and comes back is shown as it was', async () => {
  expect(await rounds(['well', 'fails', 'hangs', 'database away', 'no pages', 'well'])).toEqual([
    'well',
    'failing',
    'failing',
    'partly',
    'partly',
    'well',
  ])
  expect(await page()).toContain('Everything works')
  expect(await page()).toMatch(/20 Nov 2026, 3:31\s?pm IST to 20 Nov 2026, 3:35\s?pm IST/)
  expect(await page()).toContain('4 minutes')
  expect(await page('hi/index.html')).toContain('सब कुछ चल रहा है')
  const { outages, shares } = JSON.parse(await page('status.json'))
  expect(outages).toHaveLength(1)
  // Five minutes of six rounds, the last of which has just begun.
  expect(shares.day).toEqual({ seen: 5 * everyMs, well: everyMs })
})

test('what it saw outlives it, and the time between is a gap', async () => {
  await rounds(['well', 'well'])
  now += 60 * everyMs
  await rounds(['well', 'well'])
  const { shares } = JSON.parse(await page('status.json'))
  expect(shares.day).toEqual({ seen: 3 * everyMs, well: 3 * everyMs })
  expect(await page()).toContain('checked during 0% of the time')
})

test('when a third place is away too, the fault is its own and the site is not blamed', async () => {
  const away = prober('http://127.0.0.1:1/')
  expect(await rounds(['well', 'fails', 'fails'], away)).toEqual(['well', 'well', 'well'])
  now += 2 * everyMs
  expect(await rounds(['fails'], away)).toEqual(['unknown'])
  expect(JSON.parse(await page('status.json')).outages).toEqual([])
  expect(await page()).toContain('We do not know how the site is')
})

test('incidents are what people wrote, in the language of the page, and never markup', async () => {
  const written = {
    from: '2026-11-20T09:00:00Z',
    to: '2026-11-20T09:30:00Z',
    en: { title: 'Payments <were> slow', text: 'The bank & we mended it.' },
    hi: { title: 'भुगतान धीमे थे', text: 'अब ठीक है।' },
  }
  await writeFile(
    path.join(folder, 'incidents.json'),
    JSON.stringify([written, { ...written, hi: undefined }]),
  )
  await rounds(['well'])
  expect(await page()).toContain('Payments &#60;were&#62; slow')
  expect(await page()).not.toContain('<were>')
  expect(await page('hi/index.html')).toContain('भुगतान धीमे थे')
  expect(await page('hi/index.html')).toContain('<div lang="en"><h3>Payments')

  await writeFile(path.join(folder, 'incidents.json'), JSON.stringify([{ from: 'yesterday' }]))
  await rounds(['well'])
  expect(problems).toEqual(['incident 1 needs from, en.title and en.text; to and hi may be left out'])
  expect(await page()).not.toContain('Payments')
})

test.each(['index.html', 'hi/index.html'])(
  '%s stands alone: no script, nothing from elsewhere',
  async (name) => {
    await rounds(['well'])
    const html = await page(name)
    expect(html).not.toMatch(/<script|<link|<img|src=|url\(|@import|undefined|NaN/)
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual(
      name === 'index.html' ? [`${url}/`, 'hi/'] : [`${url}/hi`, '../'],
    )
  },
)

test('rounds are only added to, a line that was cut off is left out, and the oldest days go', async () => {
  const kept = keepRounds(path.join(folder, 'rounds'))
  const day = 24 * 60 * everyMs
  for (let count = 0; count < 95; count++) await kept.add({ at: now + count * day, looks: 'blind' })
  const days = (await readdir(path.join(folder, 'rounds'))).sort()
  expect(days).toHaveLength(92)
  expect(days[0]).toBe('2026-11-23.jsonl')
  const last = path.join(folder, 'rounds', days.at(-1) ?? '')
  await writeFile(last, `${await readFile(last, 'utf8')}{"at":17`)
  await kept.add({ at: now + 94 * day + everyMs, looks: 'blind' })
  expect(await keepRounds(path.join(folder, 'rounds')).all()).toHaveLength(93)
})
