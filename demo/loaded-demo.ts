// Databases with the demo, for tests: it is loaded once in a run, and copied for each file that needs it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defaultBrand } from '@newyou/contract/foundation/brand/brand'
import { type Kysely, sql } from 'kysely'
import { inject } from 'vitest'
import { openDatabase } from '../server/platform/database/database.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { showBrand } from '../server/platform/present-brand.ts'
import { demoTemplateName, templateName } from '../server/testing/cluster.ts'
import { loadDemo } from './load.ts'

/** The moment at which the demo was loaded. */
export const loadedAt = new Date('2026-11-21T06:00:00Z')

export function urlOf(database: string) {
  const url = new URL(inject('clusterUrl'))
  url.pathname = `/${database}`
  return url.href
}

/** Statements on the server of the tests, all by one connection. */
async function onServer(work: (say: (statement: string) => Promise<unknown[]>) => Promise<void>) {
  const { db, close } = openDatabase(inject('clusterUrl'))
  try {
    await db
      .connection()
      .execute((connection: Kysely<DB>) =>
        work(async (statement) => (await sql.raw(statement).execute(connection)).rows),
      )
  } finally {
    await close()
  }
}

async function loadTemplate(say: (statement: string) => Promise<unknown[]>) {
  await say(`create database ${demoTemplateName} template ${templateName}`)
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'newyou-demo-'))
  // Another test of this process may have shown another brand, by which the texts of the demo would be called.
  showBrand(defaultBrand)
  try {
    await loadDemo({
      databaseUrl: urlOf(demoTemplateName),
      dataFolder,
      environment: { NODE_ENV: 'test', LOG_LEVEL: 'silent' },
      sandboxState: path.join(dataFolder, 'sandbox.json'),
      now: loadedAt,
      withoutPictures: true,
    })
  } catch (error) {
    await say(`drop database ${demoTemplateName} with (force)`)
    throw error
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
  // A template can only be cloned while no connection to it is open.
  await say(`alter database ${demoTemplateName} with allow_connections false`)
  await say(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${demoTemplateName}'`)
}

/** A database without the demo. */
export async function cloneBlank(name: string) {
  await onServer(async (say) => {
    await say(`create database ${name} template ${templateName} strategy file_copy`)
  })
  return urlOf(name)
}

/** A database with the demo in it; resolves with its address. */
export async function cloneDemo(name: string) {
  await onServer(async (say) => {
    // Of two files that need it at the same time, the second waits for the first, however long it takes.
    await say('set lock_timeout = 0')
    await say('set statement_timeout = 0')
    await say(`select pg_advisory_lock(hashtext('${demoTemplateName}'))`)
    const made = await say(`select from pg_database where datname = '${demoTemplateName}'`)
    if (made.length === 0) await loadTemplate(say)
    await say(`create database ${name} template ${demoTemplateName} strategy file_copy`)
  })
  return urlOf(name)
}

export const dropDemo = (name: string) =>
  onServer(async (say) => {
    await say(`drop database if exists ${name} with (force)`)
  })
