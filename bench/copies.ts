import pg from 'pg'

interface Copied {
  table: string
  /** Kinds of the search entries that are copied with it. */
  kinds: string[]
  /** Columns that differ from copy to copy, or that no list shows: SQL over the original `o` and the number `n`. */
  own: Record<string, string>
  /** What belongs to a row and lies in another table: SQL with the same originals `o` and numbers `n`. */
  also?: (from: string) => string
}

const shown: Copied[] = [
  {
    table: 'healer',
    kinds: ['healer'],
    own: {
      person_id: 'gen_random_uuid()',
      next_free_at: `o.next_free_at + n * interval '1 minute'`,
      about: `'{}'`,
      client_concerns: `''`,
    },
    // The first service has the id of its healer, in the copies too.
    also: (
      from,
    ) => `insert into service (u_id, healer_id, position, name, minutes, price_paise, audience, created_at, updated_at)
      select md5(s.u_id::text || n)::uuid, md5(o.u_id::text || n)::uuid, s.position, s.name, s.minutes, s.price_paise, s.audience,
        s.created_at, s.updated_at from healer o join service s on s.healer_id = o.u_id ${from};
      insert into service_listing select (jsonb_populate_record(l, jsonb_build_object('u_id', md5(l.u_id::text || n)::uuid,
        'service_id', md5(l.service_id::text || n)::uuid, 'healer_id', md5(o.u_id::text || n)::uuid,
        'next_free_at', l.next_free_at + n * interval '1 minute', 'next_check_at', l.next_check_at + n * interval '1 minute'))).*
        from healer o join service_listing l on l.healer_id = o.u_id ${from}`,
  },
  { table: 'course', kinds: ['course'], own: { published_at: `o.published_at - n * interval '1 minute'` } },
  {
    table: 'ebook',
    kinds: ['ebook'],
    own: { published_at: `o.published_at - n * interval '1 minute'`, sample: `''` },
  },
  {
    table: 'event',
    kinds: ['webinar', 'workshop'],
    own: {
      // Past items stay past.
      starts_at: `o.starts_at + sign(extract(epoch from o.ends_at - now())) * n * interval '1 minute'`,
      ends_at: `o.ends_at + sign(extract(epoch from o.ends_at - now())) * n * interval '1 minute'`,
    },
  },
  {
    table: 'article',
    kinds: ['blog', 'success-story'],
    own: { published_at: `o.published_at - n * interval '1 minute'`, body: `''` },
  },
]
const long = ['description', 'words', 'about', 'sample', 'body', 'client_concerns']

/** Fills faster without its indexes, which are made anew afterwards. */
async function withoutIndexes(client: pg.Client, table: string, fill: () => Promise<void>) {
  const { rows } = await client.query<{ name: string; made_by: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made_by from pg_index i
     where i.indrelid = $1::regclass and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await fill()
  for (const { made_by: madeBy } of rows) await client.query(madeBy.replace(' ON ONLY ', ' ON '))
}

async function copy(client: pg.Client, { table, kinds, own, also }: Copied, count: number) {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'`,
    [table],
  )
  const { rows: counted } = await client.query(
    `select count(*) filter (where is_demo)::int as demo, count(*)::int as total from ${table}`,
  )
  const { demo, total } = counted[0] as { demo: number; total: number }
  if (total >= count) return
  // Rounds that an earlier, smaller filling made are not made again.
  const [first, last] = [Math.floor(total / demo), Math.ceil(count / demo)]
  const id = `md5(o.u_id::text || n)::uuid`
  const values = rows.map(({ name, type }) => {
    if (name === 'u_id') return id
    if (name === 'is_demo') return 'false'
    if (own[name]) return own[name]
    return long.includes(name) && type === 'text' ? `''` : `o."${name}"`
  })
  const from = `cross join generate_series(${first}, ${last - 1}) n where o.is_demo`
  await withoutIndexes(client, table, async () => {
    await client.query(
      `insert into ${table} (${rows.map(({ name }) => `"${name}"`).join(', ')})
       select ${values.join(', ')} from ${table} o ${from}`,
    )
  })
  await client.query(
    `insert into search_entry (kind, item_id, title, subtitle, image, search, filters)
     select s.kind, ${id}, s.title, s.subtitle, s.image, s.search, s.filters
     from ${table} o join search_entry s on s.item_id = o.u_id and s.kind = any($1::text[]) ${from}`,
    [kinds],
  )
  if (also) await client.query(also(from))
}

/** Copies of the demo content until each list has about so many rows, without what only their own pages show. */
export async function copyUpTo(databaseUrl: string, count: number, tables?: readonly string[]) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // Rows written by triggers are copied too, and nothing here reads a healer's person row.
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`)
    const wanted = shown.filter(({ table }) => !tables || tables.includes(table))
    await withoutIndexes(client, 'search_entry', async () => {
      for (const one of wanted) await copy(client, one, count)
    })
    for (const { table } of wanted) await client.query(`vacuum analyze ${table}`)
    await client.query('vacuum analyze service')
    await client.query('vacuum analyze service_listing')
    await client.query('vacuum analyze search_entry')
    // Pending writes of the filling must not disturb the measurement.
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
