import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../platform/database/database.ts'
import { startEmbeddedDatabase } from '../platform/database/embedded.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createLogger } from '../platform/watch/logger.ts'

export const templateName = 'newyou_template'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server on which test databases are made; its own database is of no interest. */
    clusterUrl: string
  }
}

async function admin(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** One migrated template for the whole run: TEST_DATABASE_URL's server if given, else an embedded one. */
export default async function setUp(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  // Many runs after each other share the template that was made before the first.
  if (given && process.env.TEST_TEMPLATE_READY) return project.provide('clusterUrl', given)
  const folder = given ? undefined : await mkdtemp(path.join(tmpdir(), 'newyou-test-'))
  const embedded = folder
    ? await startEmbeddedDatabase(path.join(folder, 'pg'), { throwaway: true })
    : undefined
  const clusterUrl = given ?? embedded?.url ?? ''
  await admin(clusterUrl, `drop database if exists ${templateName}`, `create database ${templateName}`)
  const templateUrl = new URL(clusterUrl)
  templateUrl.pathname = `/${templateName}`
  await migrate(templateUrl.href)
  await prepareJobs(templateUrl.href)
  // A template can only be cloned while no connection to it is open.
  await admin(
    clusterUrl,
    `alter database ${templateName} with allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${templateName}'`,
  )
  project.provide('clusterUrl', clusterUrl)
  return async () => {
    await admin(clusterUrl, `drop database if exists ${templateName}`)
    await embedded?.stop()
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}

/** The job tables come with the template, which makes each clone ready in a moment. */
async function prepareJobs(url: string) {
  const { PgBoss } = await import('pg-boss')
  const { pool, close } = openDatabase(url)
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: 'jobs' })
  boss.on('error', (error: Error) => createLogger({ LOG_LEVEL: 'error', isProduction: true }).error(error))
  await boss.start()
  await boss.stop({ graceful: false })
  await close()
}
