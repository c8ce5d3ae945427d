import { sql } from 'kysely'
import type { Trx } from '../database/database.ts'
import { choices, hints, isByColleague, items, putRight, standing } from './meaning.ts'
import { editable } from './record.ts'
import { foreignKeys, type KeyedTable, keyedTables, looseColumns, type Reference } from './tables.ts'

/** Rows of others that refer to rows of the demo, or the other way round. */
export interface Conflict {
  table: string
  refers_to: string
  by: string
  count: number
  /** The key of one of them. */
  example: string
}

const raw = sql.raw
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
const joined = ({ columns, parentColumns }: Reference) =>
  columns.map((column, place) => `t."${column}" = p."${parentColumns[place]}"`).join(' and ')
const isGoing = (table: KeyedTable, alias = 't') =>
  `exists (select from demo_going g where g.tbl = ${literal(table.name)} and g.key = ${table.key.replaceAll('t.', `${alias}.`)})`
/** When the demo was loaded there was nobody else. */
const isLater = (table: KeyedTable) =>
  `not exists (select from demo_content d where d.table_name = ${literal(table.name)} and d.before is null and d.key = ${table.key})`
const uidOf = ({ uid }: KeyedTable) => (uid ? `t.${uid}` : 'null::uuid')

/** What the demo loaded and nobody took over. */
async function takeLoaded(trx: Trx, tables: KeyedTable[], keys: Reference[]) {
  for (const table of tables) {
    if (putRight.includes(table.name)) continue
    const isUntouched = editable.includes(table.name) ? raw('and to_jsonb(t) = d.after') : raw('')
    const chosen = choices.includes(table.name)
      ? keys
          .filter(({ parent }) => parent === table.name)
          .map((one) => {
            const child = tables.find(({ name }) => name === one.child)
            return child
              ? `and not exists (select from ${child.quoted} t where ${joined(one)} and not exists (select from demo_content d
                where d.table_name = ${literal(child.name)} and d.before is null and d.key = ${child.key}))`
              : ''
          })
      : []
    await sql`insert into demo_going (tbl, key, uid, round)
      select ${table.name}, ${raw(table.key)}, ${raw(uidOf(table))}, 0 from ${raw(table.quoted)} t
      join demo_content d on d.table_name = ${table.name} and d.before is null and d.key = ${raw(table.key)} ${isUntouched}
      ${chosen.length ? raw(`cross join lateral (select t.*) p where true ${chosen.join(' ')}`) : raw('')}`.execute(
      trx,
    )
  }
}

/** One-time passwords, trails and movements of money, which name what they belong to in ways of their own. */
async function takeNamed(trx: Trx, round: number) {
  const take = (table: string, query: string) =>
    sql`insert into demo_going (tbl, key, uid, round) select ${table}, ${raw(query)} on conflict do nothing`.execute(
      trx,
    )
  await take(
    'otp_challenge',
    `o.u_id::text, o.u_id, ${round} from otp_challenge o where o.destination in (select unnest(array[p.email::text, p.phone])
      from person p join demo_going g on g.tbl = 'person' and g.uid = p.u_id)`,
  )
  await take(
    'audit_entry',
    `concat_ws('|', a.u_id::text, a.at::text), null, ${round} from audit_entry a
      where exists (select from demo_going g where g.uid::text = a.record_id)
      and (a.staff_id is null or exists (select from demo_going g where g.uid = a.staff_id))`,
  )
  await take(
    'ledger_transaction',
    `e.transaction_id::text, e.transaction_id, ${round} from ledger_entry e
      join demo_going g on g.tbl = 'ledger_account' and g.key = e.account_id::text group by e.transaction_id`,
  )
  await take(
    'payout_batch',
    `b.u_id::text, b.u_id, ${round} from payout_batch b join demo_going g on g.uid = b.asked_by where g.tbl = 'person'`,
  )
}

/** Whatever belongs to rows that were found in the round before. */
async function takeBelonging(trx: Trx, round: number, schema: Schema) {
  const { rows: found } = await sql<{
    tbl: string
  }>`select distinct tbl from demo_going where round = ${round - 1}`.execute(trx)
  const parents = new Set(found.map(({ tbl }) => tbl))
  const takes = (child: string) => !standing.includes(child) && !putRight.includes(child)
  for (const key of schema.keys) {
    const [child, parent] = [schema.of(key.child), schema.of(key.parent)]
    if (!child || !parent || !parents.has(parent.name) || !takes(child.name)) continue
    if (key.columns.some(isByColleague) || choices.includes(parent.name)) continue
    await sql`insert into demo_going (tbl, key, uid, round)
      select ${child.name}, ${raw(child.key)}, ${raw(uidOf(child))}, ${round} from ${raw(child.quoted)} t
      join ${raw(parent.quoted)} p on ${raw(joined(key))}
      join demo_going g on g.tbl = ${parent.name} and g.round = ${round - 1} and g.key = ${raw(parent.key.replaceAll('t.', 'p.'))}
      on conflict do nothing`.execute(trx)
  }
  for (const { child: name, column, isText } of schema.loose) {
    const child = schema.of(name)
    if (!child || !takes(name) || name === 'audit_entry') continue
    await sql`insert into demo_going (tbl, key, uid, round)
      select ${name}, ${raw(child.key)}, ${raw(uidOf(child))}, ${round} from ${raw(child.quoted)} t
      join demo_going g on g.uid${raw(isText ? '::text' : '')} = t.${sql.ref(column)} and g.round = ${round - 1}
      on conflict do nothing`.execute(trx)
  }
}

interface Schema {
  keys: Reference[]
  loose: { child: string; column: string; isText: boolean }[]
  of: (name: string) => KeyedTable | undefined
}

/** Rows that are in the way: of somebody else, and bound to the demo. */
async function conflictsIn(trx: Trx, schema: Schema): Promise<Conflict[]> {
  const found: Conflict[] = []
  async function look(table: string, refersTo: string, by: string, query: string) {
    const { rows } = await sql<{ count: number; example: string | null }>`
      select count(*)::int as count, min(key) as example from (${raw(query)}) q`.execute(trx)
    const [{ count, example } = { count: 0, example: null }] = rows
    if (count > 0 && example) found.push({ table, refers_to: refersTo, by, count, example })
  }
  for (const key of schema.keys) {
    const [child, parent] = [schema.of(key.child), schema.of(key.parent)]
    if (!child || !parent) continue
    const from = `select ${child.key} as key from ${child.quoted} t join ${parent.quoted} p on ${joined(key)}`
    const [by, isHint] = [key.columns.join(', '), hints.includes(child.name)]
    // Somebody else's row that would lose what it refers to.
    await look(
      child.name,
      `${parent.name} of the demo`,
      by,
      `${from} where ${isGoing(parent, 'p')} and not ${isGoing(child)}`,
    )
    // A row that belongs to the demo and to somebody else.
    if (isHint || choices.includes(parent.name) || key.columns.some(isByColleague)) continue
    const ofSomebody =
      parent.name === 'ledger_account' ? 'and num_nonnulls(p.owner_id, p.organization_id) > 0' : ''
    await look(
      child.name,
      `${parent.name} of others`,
      by,
      `${from} where ${isGoing(child)} and ${isLater(child)} and not ${isGoing(parent, 'p')} ${ofSomebody}`,
    )
  }
  for (const item of items) {
    const [name = '', column = ''] = item.split('.')
    const child = schema.of(name)
    if (child)
      await look(
        name,
        'an item of others',
        column,
        `select ${child.key} as key from ${child.quoted} t
        where ${isGoing(child)} and t.${column} is not null and not exists (select from demo_going g where g.uid = t.${column})
        and ${isLater(child)}`,
      )
  }
  return found
}

/**
 * Lists in the temporary table `demo_going` what goes with the demo: what it loaded, and what its people made since. It
 * resolves with the tables, and with what of others is bound to it.
 */
export async function findDemo(trx: Trx) {
  const [tables, keys, loose] = [await keyedTables(trx), await foreignKeys(trx), await looseColumns(trx)]
  const byName = new Map(tables.map((table) => [table.name, table]))
  const schema: Schema = { keys, loose, of: (name) => byName.get(name) }
  await sql`create temporary table demo_going (tbl text, key text, uid uuid, round integer, primary key (tbl, key)) on commit drop`.execute(
    trx,
  )
  await sql`create index on demo_going (uid)`.execute(trx)
  await takeLoaded(trx, tables, keys)
  await sql`analyze demo_going`.execute(trx)
  for (let round = 1; ; round += 1) {
    await takeBelonging(trx, round, schema)
    await takeNamed(trx, round)
    const { rows } = await sql`select from demo_going where round = ${round} limit 1`.execute(trx)
    if (rows.length === 0) break
  }
  return { tables, conflicts: await conflictsIn(trx, schema) }
}
