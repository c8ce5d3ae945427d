// npm run first-booking: how long somebody waits, from a machine with Node alone to the first session that is paid.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { bookThrough } from './book-by-calls.ts'
import { root } from './ensure-installed.mjs'
import { freePort } from './ports.ts'
import { watchProcessorTime } from './processor-time.ts'
import { addressesIn, reportOf, Stopwatch } from './steps-of-start.ts'

// On the disk, as it would be there.
const folder = mkdtempSync(path.join(tmpdir(), 'newyou-first-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const clone = path.join(folder, 'new-you')

/** As on a machine that has nothing of ours: no packages, no variables, nothing kept by npm. */
const environment = {
  PATH: (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((entry) => !entry.startsWith(root))
    .join(path.delimiter),
  HOME: folder,
  TMPDIR: folder,
  npm_config_cache: path.join(folder, 'npm'),
  PORT: String(await freePort()),
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(npm_config_registry|(https?|no)_proxy)$/i.test(name)),
  ),
}

const watch = new Stopwatch('clone', performance.now())
const { status } = spawnSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

watch.begin('begin', performance.now())
const start = spawn('npm', ['start'], {
  cwd: clone,
  env: environment,
  stdio: ['ignore', 'pipe', 'inherit'],
  detached: true,
})
const processors = watchProcessorTime()
if (start.pid) processors.belongs(start.pid, 'start')
const stop = () => {
  try {
    if (start.pid) process.kill(-start.pid, 'SIGTERM')
  } catch {} // it has ended
}
process.once('exit', stop)

let printed = ''
for await (const line of createInterface({ input: start.stdout })) {
  printed += `${line}\n`
  watch.heard(line, performance.now())
  if (addressesIn(printed)) break
}
const addresses = addressesIn(printed)
if (!addresses) {
  console.error(`npm start ended before the site was open:\n${printed}`)
  process.exit(1)
}
watch.begin('book and pay', performance.now())
console.log(await bookThrough(addresses))
watch.begin('stop', performance.now())
const { text, isInTime } = reportOf(watch.steps)
console.log(text)
const used = processors.of('start')
if (used !== undefined)
  console.log(`Of npm start and all that it began: ${used.toFixed(0)} processor seconds.`)
const ended = once(start, 'exit')
start.stdout.resume()
stop()
await ended
process.exit(isInTime ? 0 : 1)
