import { Client } from 'pg'

/** Partitions are like their table, but for these. */
const shownTables = `(not c.relispartition or c.relname in ('notification_at_hand', 'notification_filed'))`

/** Everything of the schema `public` but what an extension brought, one statement in each row of the column `text`. */
const statements = {
  extensions: `select format('create extension %s;', extname) as text from pg_extension where extname <> 'plpgsql'
    order by extname`,
  tables: `select format(E'create table %s (\\n%s\\n)%s;', c.relname,
      (select string_agg(format('  %s %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
          case when a.attnotnull then ' not null' else '' end,
          case when d.adbin is null then ''
            when a.attgenerated = 's' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
            when a.attgenerated = 'v' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ')'
            else ' default ' || pg_get_expr(d.adbin, d.adrelid) end), E',\\n' order by a.attnum)
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
      coalesce(' partition by ' || pg_get_partkeydef(c.oid), '')) as text, c.relname as of
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and ${shownTables}
      and c.relname not in ('migration', 'routine')`,
  constraints: `select format('alter table %s add constraint %s %s;', c.relname, k.conname, pg_get_constraintdef(k.oid)) as text,
      c.relname as of
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = 'public'::regnamespace and k.contype <> 'n' and ${shownTables}
      and c.relname not in ('migration', 'routine')
    order by c.relname, k.contype desc, k.conname`,
  indexes: `select pg_get_indexdef(i.indexrelid) || ';' as text, c.relname as of
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_class n on n.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and ${shownTables} and c.relname not in ('migration', 'routine')
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
    order by c.relname, n.relname`,
  triggers: `select pg_get_triggerdef(t.oid) || ';' as text, c.relname as of
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and ${shownTables}
    order by c.relname, t.tgname`,
  functions: `select rtrim(pg_get_functiondef(p.oid), E'\\n') || ';' as text
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by p.proname, p.oid`,
  views: `select format(E'create view %s as\\n%s', viewname, definition) as text from pg_views where schemaname = 'public'
    order by viewname`,
}

interface Statement {
  text: string
  /** The table that it belongs to. */
  of?: string
}

/**
 * The schema of a migrated database as readable SQL: tables by name with all parts of each, then functions and views.
 */
export async function describeSchema(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const read = async (name: keyof typeof statements) =>
      (await client.query<Statement>(statements[name])).rows
    const [extensions, functions, views] = [
      await read('extensions'),
      await read('functions'),
      await read('views'),
    ]
    const ofTables = [
      ...(await read('tables')),
      ...(await read('constraints')),
      ...(await read('indexes')),
      ...(await read('triggers')),
    ]
    const names = [...new Set(ofTables.flatMap(({ of }) => of ?? []))].sort()
    const tables = names.map((name) =>
      ofTables
        .filter(({ of }) => of === name)
        .map(({ text }) => text)
        .join('\n'),
    )
    const parts = [extensions, views, functions].map((rows) => rows.map(({ text }) => text))
    return [...(parts[0] ?? []), ...tables, ...(parts[1] ?? []), ...(parts[2] ?? [])].join('\n\n')
  } finally {
    await client.end()
  }
}
