// npm run mutate [-- AREA ...] [--count 40] [--seed 1] [--at FILE:LINE]: how many small faults the tests notice.
import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedDatabase } from '../server/platform/database/embedded.ts'
import { root } from './ensure-installed.mjs'
import { type Mutant, mutantsOf, sample } from './mutants.ts'
import { areas } from './mutation-areas.ts'

type Area = keyof typeof areas
type Outcome = 'killed' | 'survived' | 'timed out'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    at: { type: 'string' },
    lanes: { type: 'string', default: '2' },
  },
})

async function mutantsIn({ sources, without }: (typeof areas)[Area]) {
  const files = globSync(sources, { cwd: root }).filter((file) => !without.test(file))
  const all = await Promise.all(
    files.toSorted().map(async (file) => mutantsOf(file, await readFile(path.join(root, file), 'utf8'))),
  )
  return all.flat()
}

/** Runs the tests of an area with this fault or, without one, as they are. */
function tryOut(tests: string[], milliseconds: number, mutant?: Mutant) {
  const files = tests.map((name) => `server/${name}.test.ts`)
  const child = spawn('vitest', ['run', ...files, '--config', 'tasks/mutation.config.ts'], {
    cwd: root,
    // The same ten runs of the order machine each time, so that chance kills no fault.
    env: { ...process.env, ROUNDS: '10', ORDER_SEED: '1', MUTANT: mutant ? JSON.stringify(mutant) : '' },
    stdio: 'ignore',
    // A fault may loop for ever: it and its workers are ended together.
    detached: true,
  })
  return new Promise<Outcome>((resolve) => {
    const late = setTimeout(() => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
      resolve('timed out')
    }, milliseconds)
    child.once('exit', (code) => {
      clearTimeout(late)
      resolve(code === 0 ? 'survived' : 'killed')
    })
  })
}

const inWords = (text: string) => (text.length > 80 ? `${text.slice(0, 77)}...` : text).replace(/\s+/g, ' ')
const describe = ({ file, line, before, after }: Mutant) =>
  `${file}:${line}  ${inWords(before)}  ->  ${inWords(after) || 'nothing'}`

async function measure(area: Area) {
  const { tests } = areas[area]
  const all = await mutantsIn(areas[area])
  const chosen = values.at
    ? all.filter(({ file, line }) => `${file}:${line}` === values.at)
    : sample(all, Number(values.count), Number(values.seed))
  if (chosen.length === 0) return true
  const began = performance.now()
  if ((await tryOut(tests, 600_000)) !== 'survived')
    throw new Error(`the tests of ${area} fail without a fault`)
  const patience = Math.max(60_000, 4 * (performance.now() - began))
  const counts: Record<Outcome, number> = { killed: 0, survived: 0, 'timed out': 0 }
  const waiting = [...chosen]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const outcome = await tryOut(tests, patience, next)
      counts[outcome] += 1
      if (outcome !== 'killed') console.log(`  ${outcome}: ${describe(next)}`)
    }
  }
  await Promise.all(Array.from({ length: Number(values.lanes) }, lane))
  const score = Math.round((100 * (chosen.length - counts.survived)) / chosen.length)
  console.log(
    `${area}: ${score} % of ${chosen.length} (of ${all.length} possible, seed ${values.seed}): ${counts.killed} killed, ${counts.survived} survived, ${counts['timed out']} timed out`,
  )
  return score >= 85
}

const { default: setUp } = await import('../server/testing/cluster.ts')
const folder = await mkdtemp(path.join(tmpdir(), 'newyou-mutate-'))
const database = await startEmbeddedDatabase(path.join(folder, 'pg'), { throwaway: true })
process.env.TEST_DATABASE_URL = database.url
// Prepared once for all runs, and ended with the server that it is on.
await setUp({ provide() {} } as never)
process.env.TEST_TEMPLATE_READY = '1'
try {
  for (const area of Object.keys(areas) as Area[])
    if (positionals.length === 0 || positionals.includes(area))
      if (!(await measure(area))) process.exitCode = 1
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}
