import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'

const root = path.join(import.meta.dirname, '../../database')

/** Views first, because a function may read one. */
const folders = ['views', 'routines']

interface RoutineFile {
  name: string
  sql: string
  hash: string
}

async function routineFiles(): Promise<RoutineFile[]> {
  const files: RoutineFile[] = []
  for (const folder of folders)
    for (const file of (await readdir(path.join(root, folder))).sort()) {
      const sql = await readFile(path.join(root, folder, file), 'utf8')
      files.push({ name: `${folder}/${file}`, sql, hash: createHash('sha256').update(sql).digest('hex') })
    }
  return files
}

const isOfViews = ({ name }: { name: string }) => name.startsWith('views/')

/** Whether view files were removed: their views go when the others are recreated. */
const haveGone = (known: ReadonlyMap<string, string>, files: readonly RoutineFile[]) =>
  [...known.keys()].some((name) => isOfViews({ name }) && !files.some((file) => file.name === name))

/**
 * Drops all views of our schema but those of extensions, and forgets that their files were applied. Inside a transaction,
 * in which `applyRoutines` makes them again; whoever reads a view waits until it ends.
 */
export async function dropViews(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ names: string | null }>(
    `select string_agg(c.oid::regclass::text, ', ') as names from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`,
  )
  if (rows[0]?.names) await client.query(`drop view ${rows[0].names}`)
  await client.query(`delete from routine where file like 'views/%'`)
}

/**
 * Applies the files of functions and triggers that changed since they were last applied; and recreates all views when
 * any view file changed, because only a recreated view can lose a column. Runs in a transaction, after the migrations
 * and under their lock. Function bodies are not checked, so that one may call another of a later file.
 */
export async function applyRoutines(client: pg.Client): Promise<void> {
  const files = await routineFiles()
  const { rows } = await client.query<{ file: string; hash: string }>('select file, hash from routine')
  const known = new Map(rows.map(({ file, hash }) => [file, hash]))
  const isChanged = ({ name, hash }: RoutineFile) => known.get(name) !== hash
  const areViewsChanged = files.filter(isOfViews).some(isChanged) || haveGone(known, files)
  if (areViewsChanged) await dropViews(client)
  await client.query('set local check_function_bodies = off')
  for (const file of files) {
    if (!isChanged(file) && !(areViewsChanged && isOfViews(file))) continue
    await client.query(file.sql)
    await client.query(
      `insert into routine (file, hash) values ($1, $2)
        on conflict (file) do update set hash = excluded.hash, applied_at = now()`,
      [file.name, file.hash],
    )
  }
}
