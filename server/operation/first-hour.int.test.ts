import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startSandbox } from '@newyou/sandbox'
import pg from 'pg'
import { expect, test } from 'vitest'
import { onEmptyDatabase } from '../testing/empty-database.ts'
import { runBeside, runOps } from './run-ops.ts'

const page = path.join(import.meta.dirname, '../../docs/operating.md')
/** Tried in `backup.int.test.ts`, whose PostgreSQL writes a log, and in `ops.int.test.ts`. */
const elsewhere = ['backup-key', 'backup', 'prove-ledger', 'compare-gateway']

/** Words of a command line, with quotes as the shell reads them. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')

/** Runs a line of the page; resolves with what it says is not well. */
async function problemsOf(environment: Record<string, string>, [name = '', ...given]: string[]) {
  if (name === 'check') {
    const { found } = await runBeside(environment, name, {})
    return (found as { what: string; isWell: boolean }[]).filter((one) => !one.isWell).map(({ what }) => what)
  }
  if (name === 'remove-demo') {
    const { found } = await runBeside(environment, name, { 'dry-run': given.includes('--dry-run') })
    return Object.keys((found as { rows: object }).rows)
  }
  const { code, said } = await runOps(environment, name, ...given)
  return code === 0 ? [] : [said]
}

test('the commands of the first hour work in the order of docs/operating.md, on an empty database', async () => {
  const text = await readFile(page, 'utf8')
  const lines = [...text.matchAll(/^ *ops ([a-z].*)$/gm)].map(([, line = '']) => wordsOf(line))
  expect(lines.map(([name]) => name)).toEqual([
    ...['migrate', 'check', 'create-admin', 'remove-demo', 'remove-demo', 'prove-ledger', 'compare-gateway'],
    ...['backup-key', 'backup'],
  ])
  const folder = await mkdtemp(path.join(tmpdir(), 'newyou-first-hour-'))
  const sandbox = await startSandbox({ whatsappToken: 'sandbox-whatsapp-token' })
  await onEmptyDatabase(async (databaseUrl) => {
    const environment = {
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: folder,
      RAZORPAY_API_URL: sandbox.url,
      SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
      MSG91_API_URL: sandbox.url,
      MSG91_AUTH_KEY: 'sandbox-msg91-key',
      WHATSAPP_API_URL: `${sandbox.url}/whatsapp/v21.0/1`,
    }
    // The keys of the sandbox are those of this repository, and `check` says so.
    for (const line of lines.filter(([name = '']) => !elsewhere.includes(name)))
      expect([line, await problemsOf(environment, line)]).toEqual([
        line,
        line[0] === 'check' ? ['secrets'] : [],
      ])
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const { rows } = await client.query(
      "select first_name, last_name, email from person where 'admin' = any(roles)",
    )
    await client.end()
    expect(rows).toEqual([{ first_name: 'Asha', last_name: 'Rao', email: 'you@newyou.example' }])
  })
  await sandbox.close()
  await rm(folder, { recursive: true, force: true })
})
