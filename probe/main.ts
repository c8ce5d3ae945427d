// Looks at a site every minute and writes a page about it: node probe/main.ts, on a machine that is not the server.
import { setTimeout as wait } from 'node:timers/promises'
import { createProber } from './prober.ts'
import { everyMs } from './rounds.ts'

const { PROBE_SITE, PROBE_FOLDER = '.probe', PROBE_REFERENCE, PROBE_ZONE = 'Asia/Kolkata' } = process.env
if (!PROBE_SITE || !URL.canParse(PROBE_SITE)) {
  console.error('PROBE_SITE is not set: it is the address of the site, such as https://newyou.example')
  process.exit(2)
}

const ended = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ended.abort())

const prober = createProber({
  target: {
    site: PROBE_SITE.replace(/\/$/, ''),
    ...(PROBE_REFERENCE ? { reference: PROBE_REFERENCE } : {}),
    withinMs: 10_000,
  },
  folder: PROBE_FOLDER,
  zone: PROBE_ZONE,
  now: Date.now,
  onProblem: (problem) => console.error(problem),
})

const isOnce = process.argv.includes('--once')
let said = ''
do {
  try {
    const { state } = await prober.round()
    if (state !== said) console.log(`${new Date().toISOString()} ${state}`)
    said = state
  } catch (error) {
    // A full disk: the next round may find room.
    console.error(error)
    if (isOnce) process.exitCode = 1
  }
  if (!isOnce)
    await wait(everyMs - (Date.now() % everyMs), undefined, { signal: ended.signal }).catch(() => undefined)
} while (!isOnce && !ended.signal.aborted)
