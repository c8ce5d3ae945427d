import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { templateName } from './cluster.ts'

/** Runs `work` with the address of an empty database, which is dropped afterwards. */
export const onEmptyDatabase = (work: (url: string) => Promise<void>) => onDatabase('template0', work)

/** The same with a database that has our newest schema. */
export const onMigratedDatabase = (work: (url: string) => Promise<void>) => onDatabase(templateName, work)

async function onDatabase(template: string, work: (url: string) => Promise<void>) {
  const admin = new pg.Client({ connectionString: inject('clusterUrl') })
  await admin.connect()
  const name = `migrate_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name} template ${template}`)
  const url = new URL(inject('clusterUrl'))
  url.pathname = `/${name}`
  await work(url.href)
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
}
