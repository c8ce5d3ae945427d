import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { hours } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'

/** A file that no upload expects stays this long, in case its upload is being written down. */
const strayMs = hours(1)
const uploadName = /^[0-9a-f-]{36}$/

/** Removes what lies in a folder of uploads and belongs to none: of a process that was ended in the middle. */
export async function sweepStrays({
  db,
  folder,
  remove,
}: {
  db: Database
  folder: string
  remove: (name: string) => Promise<void>
}) {
  const names = await readdir(folder).catch(() => [])
  const uploads = [...new Set(names.map((name) => name.replace(/\.(json|made)$/, '')))].filter((name) =>
    uploadName.test(name),
  )
  if (uploads.length === 0) return
  const expected = await db
    .selectFrom('media_file')
    .select('u_id')
    .where('u_id', 'in', uploads)
    .where('state', '=', 'arriving')
    .execute()
  const strays = new Set(uploads).difference(new Set(expected.map(({ u_id }) => u_id)))
  for (const name of strays) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => stat(`${file}.json`).catch(() => undefined))
    if (found && found.mtimeMs < Date.now() - strayMs) await remove(name)
  }
}
