// npm test: everything that must hold, and one closing line that counts it.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from './chromium.ts'
import { root } from './ensure-installed.mjs'
import { startSystemPostgres } from './system-postgres.ts'

interface Step {
  name: string
  command: string[]
  environment?: Record<string, string>
  /** A report that counts single tests; without one the step counts as one. */
  report?: string
}

const folder = await mkdtemp(path.join(tmpdir(), 'newyou-check-'))
const only = process.argv.slice(2)
let passed = 0
let failed = 0

function execute({ command: [program = '', ...args], environment }: Step) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, ...environment } })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }))
    child.on('exit', (code) => resolve({ code: code ?? 1, output }))
  })
}

async function countFrom(report: string) {
  const text = await readFile(report, 'utf8').catch(() => undefined)
  if (!text) return undefined
  const { numPassedTests, numFailedTests, stats } = JSON.parse(text)
  return stats
    ? { passed: stats.expected, failed: stats.unexpected }
    : { passed: numPassedTests, failed: numFailedTests }
}

async function run(step: Step) {
  const began = Date.now()
  const { code, output } = await execute(step)
  const counted = step.report ? await countFrom(step.report) : undefined
  const isGood = code === 0
  passed += counted?.passed ?? (isGood ? 1 : 0)
  failed += Math.max(counted?.failed ?? 0, isGood ? 0 : 1)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  const count = counted ? `${counted.passed} passed, ${counted.failed} failed, ` : ''
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${step.name} (${count}${seconds} s)`)
  if (!isGood) console.log(output.slice(-20_000))
}

const wanted = ({ name }: Pick<Step, 'name'>) => only.length === 0 || only.some((word) => name.includes(word))

/** One after the other within a lane, lanes side by side. */
async function runLanes(...lanes: Step[][]) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane.filter(wanted)) await run(step)
    }),
  )
}

const report = (name: string) => path.join(folder, `${name}.json`)
const vitest = (name: string, project: string, files: string[] = []): Step => {
  const file = report(name.replaceAll(' ', '-'))
  return {
    name,
    command: [
      ...['vitest', 'run', ...files, '--project', project],
      ...['--reporter=json', `--outputFile=${file}`, '--reporter=dot'],
    ],
    report: file,
  }
}

/** What leans most on the database, again on the PostgreSQL of this machine: it is older than the one we bring. */
async function runOnSystemPostgres() {
  const name = 'tests on the PostgreSQL of this machine'
  if (!wanted({ name })) return
  if (process.env.TEST_DATABASE_URL) return console.log(`left out: ${name} (TEST_DATABASE_URL is set)`)
  const database = await startSystemPostgres()
  if (!database) return console.log(`left out: ${name} (none is installed)`)
  try {
    const files = [
      'server/accounts',
      'server/appointments/booking',
      'server/ledger',
      'server/platform/database',
    ]
    await run({
      ...vitest(name, 'database', files),
      environment: { TEST_DATABASE_URL: database.url },
    })
  } finally {
    await database.stop()
  }
}

await runLanes(
  [
    { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
    { name: 'nothing unused', command: ['knip'] },
    { name: 'build', command: [process.execPath, 'tasks/build-web.ts'] },
    // After the build: some of them render it, and are left out where there is none.
    vitest('tests without a database', 'pure'),
  ],
  [
    {
      name: 'row types match the database',
      command: [process.execPath, 'server/platform/database/generate-types.ts', '--verify'],
    },
    { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  ],
)
await Promise.all([runLanes([vitest('tests on a database', 'database')]), runOnSystemPostgres()])
await runLanes([vitest('faults of operation', 'operation')])
const chromium = await findChromium()
await runLanes([
  {
    name: 'journeys in a browser',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    environment: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys') },
    report: report('journeys'),
  },
])
await rm(folder, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
