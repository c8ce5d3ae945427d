import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '@newyou/contract/locales'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import type { StoragePlace } from '../../platform/media/storage.ts'
import { storageAt } from '../../platform/media/storage-at.ts'
import { writeZip } from '../../platform/media/zip-file.ts'
import { writeRows } from './copied-rows.ts'
import type { StoredFile } from './exported-rows.ts'

interface Wanted {
  databaseUrl: string
  /** A replica whose rows are read in the place of the database's own. */
  readFrom: { url: string; isPooled: boolean } | undefined
  storage: StoragePlace
  /** Where it is put together, emptied before and after. */
  folder: string
  exportId: string
  personId: string
  locale: Locale
  at: Date
  /** Under which name it is kept in the storage, and where private files lie there. */
  name: string
  privatePart: string
}

/** Under which a file stands in the copy: numbered, because two may have been sent under one name. */
function entryNameOf({ file, name }: StoredFile, number: number) {
  const ending = file.slice(file.lastIndexOf('.'))
  const plain = name.replace(/[^\p{L}\p{N}._ -]/gu, '_').replace(/\.[a-z0-9]+$/i, '')
  return `files/${number}-${plain}${ending}`
}

async function make(db: Database, source: Database, wanted: Wanted): Promise<number> {
  const { folder, exportId, storage: place, privatePart } = wanted
  const storage = storageAt(place)
  const [json, page, zip] = ['data.json', 'data.html', 'copy.zip'].map((one) => path.join(folder, one)) as [
    string,
    string,
    string,
  ] // as many as names
  const noteProgress = async (done: number) => {
    await db.updateTable('data_export').set({ places_done: done }).where('u_id', '=', exportId).execute()
  }
  const files = await writeRows(source, { ...wanted, json, page, noteProgress })

  async function* entries() {
    yield { name: 'data.json', file: json, isCompressed: false }
    yield { name: 'data.html', file: page, isCompressed: false }
    const onThisDisk = path.join(folder, 'file')
    let number = 0
    for (const stored of files) {
      if (!(await storage.copyTo(`${privatePart}/${stored.file}`, onThisDisk))) continue
      number++
      // Pictures and PDFs.
      yield { name: entryNameOf(stored, number), file: onThisDisk, isCompressed: true }
    }
  }
  const bytes = await writeZip(zip, entries())
  await storage.adopt(wanted.name, zip)
  return bytes
}

/**
 * Puts the copy of a person's data together and keeps it; resolves with its length. Runs on a thread of its own with a
 * connection of its own: rows and files go to the disk as they come, however many there are.
 */
export async function makeCopy(wanted: Wanted): Promise<number> {
  const { readFrom } = wanted
  const { db, close } = openDatabase(wanted.databaseUrl, { poolSize: 2 })
  const replica = readFrom && openDatabase(readFrom.url, { poolSize: 1, isPooled: readFrom.isPooled })
  try {
    await rm(wanted.folder, { recursive: true, force: true })
    await mkdir(wanted.folder, { recursive: true, mode: 0o700 })
    return await make(db, replica?.db ?? db, wanted)
  } finally {
    await replica?.close()
    await close()
    await rm(wanted.folder, { recursive: true, force: true })
  }
}
