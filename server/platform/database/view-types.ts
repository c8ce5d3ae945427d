import pg from 'pg'

/**
 * Replaces each view by an empty table with the same columns, NOT NULL where the source column is. For a throwaway
 * database from which row types are generated: PostgreSQL reports every view column as nullable. Computed columns, and
 * all columns of a view with an outer join, may be null.
 */
export async function replaceViewsByTables(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: columns } = await client.query<{ of: number; number: number }>(
      `select attrelid::int as of, attnum::int as number from pg_attribute where attnum > 0 and attnotnull`,
    )
    const notNull = new Set(columns.map(({ of, number }) => `${of}.${number}`))
    const { rows: views } = await client.query<{ name: string; definition: string }>(
      `select viewname as name, rtrim(definition, ';') as definition from pg_views where schemaname = 'public'`,
    )
    for (const { name, definition } of views) {
      const { fields } = await client.query(`${definition} limit 0`)
      const isOuter = /\b(left|right|full) join\b/i.test(definition)
      const always = fields.filter(
        ({ tableID, columnID }) => !isOuter && notNull.has(`${tableID}.${columnID}`),
      )
      await client.query(`create table view_of_types as select * from ${name} limit 0`)
      await client.query(`drop view ${name}`)
      await client.query(`alter table view_of_types rename to ${name}`)
      for (const column of always) await client.query(`alter table ${name} alter ${column.name} set not null`)
    }
  } finally {
    await client.end()
  }
}
