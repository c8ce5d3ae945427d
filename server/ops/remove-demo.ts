import { rmdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { createCounting } from '../administration/reports/index.ts'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { requireOwnSchema } from '../platform/database/schema-state.ts'
import type { Conflict } from '../platform/demo/find.ts'
import { removeDemo, removeDemoFiles } from '../platform/demo/remove.ts'
import { diskStorage } from '../platform/media/disk-storage.ts'
import { s3Settings } from '../platform/media/s3-addresses.ts'
import { s3Storage } from '../platform/media/s3-storage.ts'
import { Problem } from '../platform/problem.ts'
import { type Command, databaseUrlOf } from './command.ts'

/** What pages and kept answers show: all of it, each node forgets. */
const shown = [
  ...['settings', 'home', 'healers', 'availability', 'categories', 'courses', 'bundles', 'ebooks', 'events'],
  ...['articles', 'reels', 'reel-likes', 'static-pages', 'about', 'gallery', 'site-links', 'faq'],
]

const storageOf = (config: Config) => {
  const settings = s3Settings(config)
  return settings ? s3Storage(settings) : diskStorage(path.resolve(config.DATA_FOLDER))
}

const sentenceOf = ({ table, count, example, by, refers_to: what }: Conflict) =>
  `${table}: ${count} ${count === 1 ? 'row' : 'rows'}, such as ${example}, by ${by} to ${what}`

/** Removes the folders that the files leave empty, but `media` and `private` themselves. */
async function removeFolders(dataFolder: string, files: readonly string[]) {
  const isRemoved = (folder: string) =>
    rmdir(path.join(dataFolder, folder)).then(
      () => true,
      () => false, // something is in it, or it is gone
    )
  for (const name of files) {
    let folder = path.dirname(name)
    while (folder.includes('/') && (await isRemoved(folder))) folder = path.dirname(folder)
  }
}

function wordsOf({ rows, refers }: Awaited<ReturnType<typeof removeDemo>>, isDry: boolean) {
  if (refers.length > 0)
    return 'Nothing was removed: what stands under "refers" is of others and bound to the demo. Remove it first, or begin with an empty database'
  if (Object.keys(rows).length === 0) return 'Nothing of the demo is here'
  return isDry ? 'Nothing was removed: without --dry-run these rows and files go' : 'The demo is gone'
}

async function removeAll(db: Database, config: Config, isDry: boolean) {
  const found = await removeDemo(db, { isDry })
  const isGoing = !isDry && found.refers.length === 0
  if (isGoing) {
    await sql`select tell_nodes('pages', ${JSON.stringify(shown)}::json)`.execute(db)
    await createCounting({ db, clock: systemClock }).countChanged()
  }
  const { rows: named } = await sql`select from demo_file`.execute(db)
  if (isGoing) {
    const files = await removeDemoFiles(db, storageOf(config).remove)
    if (!s3Settings(config)) await removeFolders(path.resolve(config.DATA_FOLDER), files)
  }
  return {
    found: {
      ...{ rows: found.rows, files: named.length, refers: found.refers.map(sentenceOf) },
      says: wordsOf(found, isDry),
    },
    isWell: found.refers.length === 0,
  }
}

export const removeDemoContent: Command = {
  help: `remove-demo [--dry-run]

Takes out of a site what the demo loaded into it and what its people made since: rows of all tables, money and trails, and
files. It changes nothing where something of others is bound to the demo, such as a client's session with a healer of it,
and lists what that is. The site may run; who changes something waits for some seconds. --dry-run counts, and writes nothing.`,
  async run(config, given) {
    const url = config.DATABASE_DIRECT_URL ?? (await databaseUrlOf(config))
    if (!url) throw new Problem('DATABASE_URL is not set, and no database runs in DATA_FOLDER')
    await requireOwnSchema(url)
    const { db, close } = openDatabase(url, { poolSize: 2 })
    try {
      return await removeAll(db, config, given['dry-run'] ?? false)
    } finally {
      await close()
    }
  },
}
