// Work for operators, beside a running site or without one: `node server/ops.mjs <command>`. See docs/runbooks.md.
import './platform/demand-node.ts'

import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { importKindNames } from '@newyou/contract/administration/imports/kinds'
import { looksLikeNumber } from '@newyou/contract/people/accounts/contacts'
import { staffRoles } from '@newyou/contract/vocabulary'
import { validate } from 'uuid'
import { databaseUrlOf } from './ops/command.ts'
import { commandsBeside } from './ops/commands.ts'
import { readConfig } from './platform/config.ts'
import { openDatabaseClock } from './platform/database/database-clock.ts'
import { migrate } from './platform/database/migrate.ts'
import { requireOwnSchema, SchemaError } from './platform/database/schema-state.ts'
import { setRoleLimits } from './platform/database/time-limits.ts'
import { DomainError } from './platform/http/errors.ts'
import { uuidIds } from './platform/ids.ts'
import { migrateJobs } from './platform/jobs/job-schema.ts'
import { moveFiles } from './platform/media/move-files.ts'
import { Problem } from './platform/problem.ts'
import { cryptographicRandom } from './platform/random.ts'
import { createLogger } from './platform/watch/logger.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    contact: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string' },
    remove: { type: 'boolean', default: false },
    into: { type: 'string' },
    until: { type: 'string' },
    identity: { type: 'string' },
    keep: { type: 'string' },
    programs: { type: 'string' },
    file: { type: 'string' },
    kind: { type: 'string' },
    healer: { type: 'string' },
    undo: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

function end(error: unknown): never {
  const isTold = [Problem, DomainError, SchemaError].some((kind) => error instanceof kind)
  if (isTold) console.error((error as Error).message)
  else console.error(error)
  process.exit(error instanceof Problem ? error.code : 1)
}
process.on('uncaughtException', end)

function configured() {
  try {
    return readConfig(process.env)
  } catch (error) {
    throw new Problem((error as Error).message) // it names each variable
  }
}

function refuseDatabase(error: Error & { code?: string }): never {
  if (error instanceof SchemaError) throw new Problem(error.message, 3)
  throw new Problem(`The database cannot be reached: ${error.message || error.code}`, 3)
}

function interval() {
  if (!values.from && !values.to) return undefined
  const [from, to] = [new Date(values.from ?? ''), new Date(values.to ?? clock.now())]
  if (Number.isNaN(from.getTime()) || Number.isNaN(to.getTime()) || from >= to)
    throw new Problem('--from and --to are moments such as 2026-11-20T00:00:00Z, the first before the second')
  return { from, to }
}

function contact() {
  const given = values.contact ?? ''
  if (!given.includes('@') && !looksLikeNumber(given))
    throw new Problem('--contact is an e-mail or mobile number')
  return given
}

function name() {
  const [first = '', ...rest] = (values.name ?? '').trim().split(/\s+/)
  if (!first || !rest.length) throw new Problem('--name is a first and a last name, such as "Asha Rao"')
  return { first, last: rest.join(' ') }
}

function colleague() {
  const role = staffRoles.find((known) => known === values.role)
  if (!role || !values.contact)
    throw new Problem(
      `--contact is a registered e-mail or mobile number, --role one of ${staffRoles.join(', ')}`,
    )
  return [values.contact, role] as const
}

/** Works on a database of any state, and without the app. */
async function migrateAll(url: string) {
  const applied = await migrate(url).catch(refuseDatabase)
  await migrateJobs(url, logger)
  if (config.DATABASE_DIRECT_URL) await setRoleLimits(url, config.DATABASE_WAIT_MS)
  console.log(JSON.stringify({ applied }, undefined, 2))
}

interface AppCommand {
  help: string
  /** What it found, and whether all is well. */
  run(): Promise<{ found: object; isWell: boolean }>
}

function idOf(option: 'undo' | 'healer') {
  const given = values[option]
  if (given !== undefined && !validate(given))
    throw new Problem(`--${option} is an id of five groups of letters and digits`)
  return given
}

async function runImport() {
  const { imports } = app.modules
  const [undone, healerId = null] = [idOf('undo'), idOf('healer')]
  if (undone) {
    const { counts } = await imports.undo(undone)
    return { found: { removed: counts.removed, kept: counts.kept }, isWell: counts.kept === 0 }
  }
  const kind = importKindNames.find((known) => known === values.kind)
  if (!kind || !values.file)
    throw new Problem(
      `--kind is one of ${importKindNames.join(', ')}, --file the path of a CSV, XLSX, ICS or WordPress file, or of a packed course`,
    )
  const path = values.file
  if (!existsSync(path)) throw new Problem(`${path} cannot be read`)
  const { found, problems } = await imports.fromFile(
    kind,
    { path, name: basename(path) },
    { isDryRun: values['dry-run'], healerId },
  )
  const { u_id, state, headings, columns, counts } = found
  const chosen = Object.fromEntries(Object.entries(columns).map(([field, at]) => [field, headings[at]]))
  return { found: { u_id, state, columns: chosen, counts, problems }, isWell: counts.problem === 0 }
}

/** Commands that need the app, by name. */
const commands: Record<string, AppCommand> = {
  'prove-ledger': {
    help: `prove-ledger

Recomputes every balance, and checks holds, coupons, points and refunds against orders.`,
    async run() {
      const found = await app.modules.ledger.prove()
      return { found, isWell: found.drift === 0 && Object.keys(found.faults).length === 0 }
    },
  },
  'compare-gateway': {
    help: `compare-gateway [--from <moment>] [--to <moment>]

Compares payments and refunds with the gateway's: of two days up to ten minutes ago, or between two moments.`,
    async run() {
      const found = await app.modules.payments.compareWithGateway(interval())
      return { found, isWell: found.differences.length === 0 }
    },
  },
  import: {
    help: `import --kind <${importKindNames.join('|')}> --file <file> [--healer <id>] [--dry-run]
import --undo <id of an import>

Reads the file, guesses its columns by their headings and by what colleagues chose before, and adds every line without a
problem in one step; nobody is written to. Articles are read from the XML export of a WordPress site, and their pictures are
fetched from it before; a course from its packed folder. Others are CSV or XLSX. Services, hours and sessions are those of the healer whose id --healer says. --dry-run says what
would become of each line, and keeps nothing. --undo takes an import of the last seven days back; what has changed since or
is used is kept. Ends with 1 where a line had a problem, or something was kept.`,
    run: runImport,
  },
  'move-files': {
    help: `move-files [--remove]

Copies files of the data folder into the bucket of the configuration and compares them; with --remove the copied ones go.`,
    async run() {
      const found = await moveFiles(config, { removes: values.remove })
      return { found, isWell: found.different.length === 0 }
    },
  },
  'create-admin': {
    help: `create-admin --contact <e-mail or mobile number> --name "<first and last name>"

Makes an administrator who has not been at the site yet; who is registered with this contact gets the role. They log in
at /login/staff with an OTP, and set up the app of codes there.`,
    run: async () => ({
      found: await app.modules.staff.colleagues.createAdmin(contact(), name()),
      isWell: true,
    }),
  },
  'grant-role': {
    help: `grant-role --contact <e-mail or mobile number> --role <${staffRoles.join('|')}>

Gives a registered person a role of staff.`,
    run: async () => ({ found: await app.modules.staff.colleagues.grant(...colleague()), isWell: true }),
  },
  'reset-second-factor': {
    help: `reset-second-factor --contact <e-mail or mobile number>

Lets a colleague who lost the app of codes set up another one at the next log-in.`,
    run: async () => ({
      found: await app.modules.staff.colleagues.resetSecondFactorOf(contact()),
      isWell: true,
    }),
  },
  'revoke-role': {
    help: `revoke-role --contact <e-mail or mobile number> --role <${staffRoles.join('|')}>

Takes a role of staff from a person.`,
    run: async () => ({ found: await app.modules.staff.colleagues.revoke(...colleague()), isWell: true }),
  },
}
const migrateHelp = `migrate

Brings the database to the schema of this release, an empty one too, and prints the migrations that it applied.`

function finish({ found, isWell }: { found: object; isWell: boolean }): never {
  console.log(JSON.stringify(found, undefined, 2))
  process.exit(isWell ? 0 : 1)
}

const asked = positionals[0] ?? ''
const [command, beside] = [commands[asked], commandsBeside[asked]]
const help = (command ?? beside)?.help ?? (asked === 'migrate' ? migrateHelp : undefined)
if (!help) {
  const names = ['migrate', ...Object.keys(commands), ...Object.keys(commandsBeside)]
  console.error(`Commands: ${names.join(', ')}\nEach says with --help what it does and takes.`)
  process.exit(2)
}
if (values.help) {
  console.log(help)
  process.exit(0)
}
const config = configured()
if (beside) finish(await beside.run(config, values))
const databaseUrl = await databaseUrlOf(config)
if (!databaseUrl) throw new Problem('DATABASE_URL is not set, and no database runs in DATA_FOLDER')
const logger = createLogger(config)
if (!command) {
  await migrateAll(config.DATABASE_DIRECT_URL ?? databaseUrl)
  process.exit(0)
}
await requireOwnSchema(config.DATABASE_DIRECT_URL ?? databaseUrl).catch(refuseDatabase)
const clock = await openDatabaseClock(databaseUrl, console.error)
// Only now: the others have no need of it, and it takes a second to read.
const { buildApp } = await import('./app.ts')
const app = await buildApp({
  config,
  databaseUrl,
  clock,
  ids: uuidIds,
  random: cryptographicRandom,
  logger,
})

await app.open()
const result = await command.run()
await app.stop()
await clock.close()
finish(result)
