import { openDatabase } from '../server/platform/database/database.ts'

/** Has the sandbox do something at the gateway. Resolves with what it answers. */
export async function atGateway<T = unknown>(what: string, body: object = {}): Promise<T> {
  const answer = await fetch(`${process.env.SANDBOX_URL}/_control/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as T
}

/** The first row of a query on the site's database. */
export async function firstRow<T extends object>(query: string): Promise<T> {
  const { pool, close } = openDatabase(process.env.SITE_DATABASE_URL ?? '', { poolSize: 1 })
  try {
    const { rows } = await pool.query<T>(query)
    if (!rows[0]) throw new Error('the demo has no such row')
    return rows[0]
  } finally {
    await close()
  }
}
