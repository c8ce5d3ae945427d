import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../platform/database/embedded.ts'
import { migrate } from '../platform/database/migrate.ts'
import { migrateJobs } from '../platform/jobs/job-schema.ts'
import { createLogger } from '../platform/watch/logger.ts'

export const templateName = 'newyou_template'
/** A database with the demo, made by the first test that needs one. */
export const demoTemplateName = 'newyou_demo_template'

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

/** Migrates one template database for the run, on TEST_DATABASE_URL if given, else on an embedded one. */
export default async function setUp(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  // Many runs after each other share the template that was made before the first.
  if (given && process.env.TEST_TEMPLATE_READY) return project.provide('clusterUrl', given)
  const folder = given ? undefined : await mkdtemp(path.join(tmpdir(), 'newyou-test-'))
  const embedded = folder
    ? await startEmbeddedDatabase(path.join(folder, 'pg'), { throwaway: true })
    : undefined
  const clusterUrl = given ?? embedded?.url ?? ''
  const fresh = [templateName, demoTemplateName].map((name) => `drop database if exists ${name}`)
  await admin(clusterUrl, ...fresh, `create database ${templateName}`)
  const templateUrl = new URL(clusterUrl)
  templateUrl.pathname = `/${templateName}`
  await migrate(templateUrl.href)
  // The job tables come with the template, which makes each clone ready in a moment.
  await migrateJobs(templateUrl.href, createLogger({ LOG_LEVEL: 'error', isProduction: true }))
  // A template can only be cloned while no connection to it is open.
  await admin(
    clusterUrl,
    `alter database ${templateName} with allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${templateName}'`,
  )
  project.provide('clusterUrl', clusterUrl)
  return async () => {
    await admin(clusterUrl, ...fresh)
    await embedded?.stop()
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}
