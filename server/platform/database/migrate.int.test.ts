import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { migrate } from './migrate.ts'

test('two processes that migrate one empty database at once apply each migration once', async () => {
  const admin = new pg.Client({ connectionString: inject('clusterUrl') })
  await admin.connect()
  const name = `migrate_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name}`)
  const url = new URL(inject('clusterUrl'))
  url.pathname = `/${name}`
  const applied = await Promise.all([migrate(url.href), migrate(url.href), migrate(url.href)])
  expect(applied.flat().length).toBeGreaterThan(3)
  expect(new Set(applied.flat()).size).toBe(applied.flat().length)
  expect(await migrate(url.href)).toEqual([])
  await admin.query(`drop database ${name}`)
  await admin.end()
})
