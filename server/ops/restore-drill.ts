import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createProof } from '../money/ledger/index.ts'
import { layOut } from '../platform/backup/lay-out.ts'
import { identityIn } from '../platform/backup/sealing.ts'
import { openTarget } from '../platform/backup/target.ts'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { openDatabase } from '../platform/database/database.ts'
import { startEmbeddedDatabase } from '../platform/database/embedded.ts'
import { requireOwnSchema } from '../platform/database/schema-state.ts'
import { Problem } from '../platform/problem.ts'
import { createLogger } from '../platform/watch/logger.ts'
import { createMetrics } from '../platform/watch/metrics.ts'
import { type Command, type Given, needed, untilOf } from './command.ts'

async function proved(url: string, config: Config) {
  await requireOwnSchema(url)
  const { db, close } = openDatabase(url, { poolSize: 2 })
  try {
    const { entries } = await db
      .selectFrom('ledger_entry')
      .select((of) => of.fn.countAll<number>().as('entries'))
      .executeTakeFirstOrThrow()
    const proof = createProof({
      ...{ db, clock: systemClock, metrics: createMetrics(), logger: createLogger(config) },
    })
    return { entries, ...(await proof.prove()) }
  } finally {
    await close()
  }
}

/** Restores into a folder, starts a PostgreSQL on it and looks whether all is there. */
async function drillIn(into: string, config: Config, given: Given) {
  const { manifest, postgres, missing, damaged } = await layOut({
    target: openTarget(config, needed(given, 'from')),
    identity: await identityIn(needed(given, 'identity')),
    into,
    until: untilOf(given),
  })
  const folder = given.programs
  const programs = folder && {
    programs: { initdb: path.join(folder, 'initdb'), postgres: path.join(folder, 'postgres') },
  }
  const database = await startEmbeddedDatabase(postgres, { copyOf: manifest.login, ...programs }).catch(
    (error: Error) => {
      throw new Problem(error.message)
    },
  )
  const ledger = await proved(database.url, config).finally(database.stop)
  const found = {
    ...{ backup: manifest.name, until: given.until ?? manifest.reaches_at, migration: manifest.migration },
    ledger: { ...ledger, entries_at_least: manifest.ledger_entries },
    files: { named: manifest.files.length, missing, damaged },
  }
  const isWell =
    ledger.drift === 0 &&
    Object.keys(ledger.faults).length === 0 &&
    ledger.entries >= manifest.ledger_entries &&
    missing.length + damaged.length === 0
  return { found, isWell }
}

export const restoreDrill: Command = {
  help: `restore-drill --from <folder or s3://bucket/prefix> --identity <file of the secret key> [--until <moment>] [--into <empty folder>]
  [--programs /usr/lib/postgresql/15/bin]

Restores beside the site, in a folder that is removed afterwards unless --into names one; starts the PostgreSQL that comes
with the project on it, or the one of --programs for a database of another major version; proves the ledger and counts the files. It ends with 0 when all is there.`,
  async run(config, given) {
    if (given.into) return drillIn(path.resolve(given.into), config, given)
    const folder = await mkdtemp(path.join(tmpdir(), 'newyou-drill-'))
    try {
      return await drillIn(folder, config, given)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}
