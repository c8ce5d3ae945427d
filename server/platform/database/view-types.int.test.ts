import pg from 'pg'
import { expect, test } from 'vitest'
import { onEmptyDatabase } from '../../testing/empty-database.ts'
import { migrate } from './migrate.ts'
import { replaceViewsByTables } from './view-types.ts'

test('a column of a view may be null where the column behind may, or where it is computed', () =>
  onEmptyDatabase(async (url) => {
    await migrate(url)
    await replaceViewsByTables(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(
      `select attrelid::regclass || '.' || attname as column, attnotnull as is_there from pg_attribute
        where (attrelid::regclass::text, attname) in
          (('person_name', 'first_name'), ('person_name', 'image'), ('ledger_line', 'account'), ('ledger_balance', 'posted'))`,
    )
    expect(Object.fromEntries(rows.map(({ column, is_there }) => [column, is_there]))).toEqual({
      'person_name.first_name': true,
      'person_name.image': false,
      // Of another table than the line itself.
      'ledger_line.account': true,
      'ledger_balance.posted': false,
    })
    const { rows: views } = await client.query(`select 1 from pg_views where schemaname = 'public'`)
    expect(views).toEqual([])
    await client.end()
  }))
