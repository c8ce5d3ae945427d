// npm test: everything that must hold, and one closing line that counts it.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { findChromium } from './chromium.ts'
import { root } from './ensure-installed.mjs'
import { watchProcessorTime } from './processor-time.ts'
import { readReport } from './reports.ts'
import { startSystemPostgres } from './system-postgres.ts'
import { startSystemValkey } from './system-valkey.ts'
import { useTemporaryFolder } from './temporary-folder.ts'
import { makeThrowawayFolder, startThrowawaySite } from './throwaway-site.ts'

interface Step {
  name: string
  command: string[]
  environment?: Record<string, string>
  /** A report that counts single tests; without one the step counts as one. */
  report?: string
}

const folder = useTemporaryFolder('newyou-check-')
const only = process.argv.slice(2)
let passed = 0
let failed = 0

/** Pages that journeys and crawls may open: the unit of cost that is the same on each machine. */
const mostPages = 700
/** On a slow machine of two cores. */
const mostMinutes = 45
const time = watchProcessorTime()
/** Processes beside the steps: the site of the journeys, and this process. */
const rest = 'site, databases and this program'
time.belongs(process.pid, rest)

function execute({ name, command: [program = '', ...args], environment }: Step) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, ...environment } })
    if (child.pid) time.belongs(child.pid, name)
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

/** A limit of the whole run fails it when it is passed. */
function hold(what: string, value: number, most: number) {
  if (value <= most) return
  failed += 1
  console.log(`FAIL ${what}: ${Math.ceil(value)}, and at most ${most} are allowed`)
}

async function run(step: Step) {
  const began = Date.now()
  const { code, output } = await execute(step)
  const report = step.report ? await readReport(step.report) : undefined
  const isGood = code === 0
  passed += report?.passed ?? (isGood ? 1 : 0)
  failed += Math.max(report?.failed ?? 0, isGood ? 0 : 1)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  const count = report ? `${report.passed} passed, ${report.failed} failed, ` : ''
  const processor = time.of(step.name)?.toFixed(0)
  const used = processor === undefined ? '' : `, ${processor} s of a processor`
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${step.name} (${count}${seconds} s${used})`)
  if (report?.opened) {
    const { pages, contexts } = report.opened
    console.log(`     opened: ${pages} pages in ${contexts} contexts`)
    hold('pages opened by journeys', pages, mostPages)
  }
  if (report) console.log(`     slowest: ${report.slowest.join(', ')}`)
  for (const line of report?.failures ?? []) console.log(`     failed: ${line}`)
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

const onOurs = 'tests on a database'
const onSystem = 'tests on the PostgreSQL of this machine'
/** Tests that use the database most run on this machine's PostgreSQL where there is one: it is older than ours. */
const leaningMost = [
  'server/people/accounts/',
  'server/care/appointments/booking',
  'server/money/ledger/',
  'server/platform/database/',
]

/** These run twice: over PostgreSQL's notifications, and over this machine's Valkey where there is one. */
const onBothBuses = [
  'server/platform/realtime/',
  'server/platform/pages/',
  'server/platform/http/limits',
  'server/communication/chat/',
  'server/communication/community/live',
  'server/communication/rooms/signals',
  'server/communication/rooms/two-nodes',
]

async function runOnDatabases() {
  const isGiven = process.env.TEST_DATABASE_URL !== undefined
  const system = wanted({ name: onSystem }) && !isGiven ? await startSystemPostgres() : undefined
  if (!system) return runLanes([vitest(onOurs, 'database')])
  const valkey = await startSystemValkey()
  const rest = { TEST_LEAVE_OUT: leaningMost.map((start) => `${start}**`).join() }
  try {
    await runLanes(
      [{ ...vitest(onOurs, 'database'), environment: rest }],
      [
        {
          ...vitest(onSystem, 'database', [...leaningMost, ...(valkey ? onBothBuses : [])]),
          environment: { TEST_DATABASE_URL: system.url, TEST_VALKEY_URL: valkey?.url ?? '' },
        },
      ],
    )
  } finally {
    await Promise.all([system.stop(), valkey?.stop()])
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
const journeys = {
  name: 'journeys in a browser',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  report: report('journeys'),
}
const benchmarks = {
  name: 'benchmarks at their smallest size',
  command: [process.execPath, 'bench/run.ts', '--smallest'],
}

/** Pictures for the site of the journeys; where drawing fails, what it said. */
async function draw(dataFolder: string) {
  const { code, output } = await execute({
    name: 'drawing',
    command: [process.execPath, 'tasks/draw-demo.ts', dataFolder],
  })
  if (code !== 0) throw new Error(output)
}

/** The benchmarks come after the journeys, on the site of these. */
async function runOnSite(steps: Step[], drawn: string) {
  const [site, chromium] = await Promise.all([startThrowawaySite(drawn), findChromium()])
  const environment = {
    ...site.environment,
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys'),
  }
  await runLanes(steps.map((step) => ({ ...step, environment }))).finally(site.stop)
}

await runOnDatabases()
const components = vitest('components in a browser', 'browser-*')
if (wanted(components))
  await runLanes([{ ...components, environment: { CHROMIUM_PATH: await findChromium() } }])
const onSite = [journeys, benchmarks].filter(wanted)
const drawn = onSite.length ? await makeThrowawayFolder() : undefined
// Drawing runs while these tests wait.
await Promise.all([runLanes([vitest('faults of operation', 'operation')]), drawn && draw(drawn)])
if (drawn) await runOnSite(onSite, drawn)
const minutes = process.uptime() / 60
const restOfTime = time.of(rest)
if (restOfTime !== undefined) console.log(`     ${rest}: ${restOfTime.toFixed(0)} s of a processor`)
if (only.length === 0) hold('minutes of the whole run', minutes, mostMinutes)
console.log(`     the whole run: ${minutes.toFixed(1)} minutes\n\n${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
