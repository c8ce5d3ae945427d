import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { replicaPrograms } from '../../tasks/system-postgres.ts'
import { startEmbeddedDatabase } from '../platform/database/embedded.ts'
import { migrate } from '../platform/database/migrate.ts'
import { runBeside } from './run-ops.ts'

const programs = await replicaPrograms()
const folder = await mkdtemp(path.join(tmpdir(), 'newyou-server-backup-'))
afterAll(() => {
  vi.unstubAllEnvs()
  return rm(folder, { recursive: true, force: true })
})
const below = (name: string) => path.join(folder, name)

test.skipIf(!programs)(
  'a PostgreSQL of another machine is copied by pg_basebackup, and the drill starts one of its version',
  async () => {
    vi.stubEnv('PATH', `${path.dirname(programs?.baseBackup ?? '')}${path.delimiter}${process.env.PATH}`)
    const database = await startEmbeddedDatabase(below('pg'), { ...(programs && { programs }) })
    await migrate(database.url)
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    // A role that may not know where the files are, as if they were on another machine.
    await client.query(
      `create role copier login replication password 'copier'; grant pg_read_all_data, pg_write_all_data to copier`,
    )
    await client.query(`create role stranger login password 'stranger'; grant pg_read_all_data to stranger`)
    await client.end()

    let recipient = ''
    const ops = (user: string, name: string, given: Parameters<typeof runBeside>[2]) => {
      const url = new URL(database.url)
      url.username = url.password = user
      return runBeside(
        { DATABASE_URL: url.href, DATA_FOLDER: below('data'), BACKUP_RECIPIENT: recipient },
        name,
        given,
      )
    }
    const { found } = await ops('copier', 'backup-key', { to: below('key') })
    recipient = (found as { BACKUP_RECIPIENT: string }).BACKUP_RECIPIENT
    const to = below('backups')
    await ops('copier', 'backup', { to })
    await expect(ops('copier', 'backup-log', { to })).rejects.toThrow('use WAL-G or pgBackRest')
    await expect(ops('stranger', 'backup', { to })).rejects.toThrow('use WAL-G or pgBackRest')
    await database.stop()

    const drill = { from: to, identity: below('key') }
    await expect(ops('copier', 'restore-drill', drill)).rejects.toThrow('not compatible')
    const folder = path.dirname(programs?.postgres ?? '')
    expect(await ops('copier', 'restore-drill', { ...drill, programs: folder })).toMatchObject({
      isWell: true,
      found: { ledger: { drift: 0, faults: {} } },
    })
  },
)
