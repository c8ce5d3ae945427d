// Work for operators, beside a running site or without one: `node server/ops.mjs <command>`. See docs/operating.md.
import './platform/demand-node.ts'

import { parseArgs } from 'node:util'
import { staffRoles } from '@newyou/contract/vocabulary'
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
    role: { type: 'string' },
    remove: { type: 'boolean', default: false },
    into: { type: 'string' },
    until: { type: 'string' },
    identity: { type: 'string' },
    keep: { type: 'string' },
    programs: { type: 'string' },
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
  if (!values.contact) throw new Problem('--contact is a registered e-mail or mobile number')
  return values.contact
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

/** Each answers with what it found and whether all is well. */
const commands: Record<string, () => Promise<{ found: object; isWell: boolean }>> = {
  async 'prove-ledger'() {
    const found = await app.modules.ledger.prove()
    return { found, isWell: found.drift === 0 && Object.keys(found.faults).length === 0 }
  },
  async 'compare-gateway'() {
    const found = await app.modules.payments.compareWithGateway(interval())
    return { found, isWell: found.differences.length === 0 }
  },
  async 'move-files'() {
    const found = await moveFiles(config, { removes: values.remove })
    return { found, isWell: found.different.length === 0 }
  },
  'grant-role': async () => ({
    found: await app.modules.staff.colleagues.grant(...colleague()),
    isWell: true,
  }),
  'reset-second-factor': async () => ({
    found: await app.modules.staff.colleagues.resetSecondFactorOf(contact()),
    isWell: true,
  }),
  'revoke-role': async () => ({
    found: await app.modules.staff.colleagues.revoke(...colleague()),
    isWell: true,
  }),
}

function finish({ found, isWell }: { found: object; isWell: boolean }): never {
  console.log(JSON.stringify(found, undefined, 2))
  process.exit(isWell ? 0 : 1)
}

const asked = positionals[0] ?? ''
const [command, beside] = [commands[asked], commandsBeside[asked]]
if (values.help && beside) {
  console.log(beside.help)
  process.exit(0)
}
if (!command && !beside && asked !== 'migrate') {
  console.error(
    `Commands: migrate, ${Object.keys(commands).join(', ')} [--from <moment>] [--to <moment>] [--contact <contact>] [--role <role>] [--remove]
and ${Object.keys(commandsBeside).join(', ')}: each says with --help what it takes`,
  )
  process.exit(2)
}
const config = readConfig(process.env)
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
const result = await command()
await app.stop()
await clock.close()
finish(result)
