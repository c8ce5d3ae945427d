import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '@newyou/contract/locales'
import { sql } from 'kysely'
import { z } from 'zod'
import { createMessages } from '../../messages/index.ts'
import { type Database, openDatabase, type Trx } from '../../platform/database/database.ts'
import type { Storage, StoragePlace } from '../../platform/media/storage.ts'
import { storageAt } from '../../platform/media/storage-at.ts'
import { writeZip } from '../../platform/media/zip-file.ts'
import { cryptographicRandom } from '../../platform/random.ts'
import type { SealingSecrets } from '../../platform/sealed-columns.ts'
import { openerPage } from '../../platform/sealed-file/opener.ts'
import { writeSealedFile } from '../../platform/sealed-file/write-sealed-file.ts'
import { createTakenAlong } from '../client-files/index.ts'
import { recordLine, recordOf, type Taken, type TakenDocument } from './record-lines.ts'
import { recordIndex, recordPage } from './record-pages.ts'

interface Wanted {
  databaseUrl: string
  storage: StoragePlace
  /** Under which name it is kept in the storage, and where private files lie there. */
  name: string
  privatePart: string
  /** Where it is put together, emptied before and after. */
  folder: string
  fileId: string
  healer: { u_id: string; full_name: string; time_zone: string }
  locale: Locale
  at: Date
  software: string
  secrets: Pick<SealingSecrets, 'CLIENT_NOTES_SECRET' | 'CLIENT_NOTES_SECRET_PREVIOUS'>
  /** Base64url, as they were kept. */
  key: string
  salt: string
}
interface Entry {
  name: string
  file: string
  isCompressed: boolean
}

const messages = createMessages()
const plainName = 'records.zip'
const sealedName = 'records.sealed'

async function sumOf(file: string) {
  const sum = createHash('sha256')
  for await (const part of createReadStream(file)) sum.update(part)
  return { bytes: (await stat(file)).size, sha256: sum.digest('hex') }
}

/** Who said yes to this file and still does. */
async function clientsOf(trx: Trx, fileId: string, healerId: string): Promise<Taken[]> {
  const rows = await trx
    .selectFrom('departure_client as c')
    .innerJoin('person_name as p', 'p.u_id', 'c.client_id')
    .select(['c.client_id', 'p.first_name', 'p.anonymous_name'])
    .where('c.file_id', '=', fileId)
    .where('c.is_given', '=', true)
    .where('p.state', '=', 'active')
    .orderBy(sql`lower(coalesce(nullif(p.anonymous_name, ''), p.first_name))`)
    .orderBy('c.u_id')
    .execute()
  return rows.map((row, index) => ({
    ...{ number: index + 1, healerId, clientId: row.client_id },
    // As the healer knows them.
    name: row.anonymous_name || row.first_name,
  }))
}

/** Writes lines and pages of all clients as one moment saw them, one client after the other, so that one is in memory. */
async function writeRecords(db: Database, wanted: Wanted) {
  const { folder, fileId, healer, locale, secrets, at } = wanted
  const reader = { locale, label: messages.labelsOf(locale), zone: healer.time_zone }
  const taken = createTakenAlong({
    // Only the notes of the healer are opened here.
    config: secrets as SealingSecrets,
    random: cryptographicRandom,
  })
  const entries: Entry[] = []
  const documents: TakenDocument[] = []
  const add = async (name: string, content: string) => {
    const file = path.join(folder, `${entries.length}.part`)
    await writeFile(file, content, { mode: 0o600 })
    entries.push({ name, file, isCompressed: false })
  }
  const linesFile = path.join(folder, 'records.jsonl')
  const lines = await open(linesFile, 'w', 0o600)
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const clients = await clientsOf(trx, fileId, healer.u_id)
        if (clients.length === 0) throw new Error('nobody who said yes is left')
        const day = at.toISOString().slice(0, 10)
        await add('index.html', recordIndex(reader, { healer: healer.full_name, day, clients }))
        for (const client of clients) {
          const record = await recordOf(trx, client, taken)
          await lines.write(record.lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
          await add(`clients/${client.number}.html`, recordPage(reader, record.lines))
          documents.push(...record.documents)
        }
      })
  } finally {
    await lines.close()
  }
  entries.push({ name: 'records.jsonl', file: linesFile, isCompressed: false })
  await add('schema.json', JSON.stringify(z.toJSONSchema(recordLine), null, 2))
  return { entries, documents }
}

/** Documents are copied to this disk one by one; one that is gone is left out. */
async function addDocuments(
  storage: Storage,
  { folder, privatePart }: Wanted,
  documents: readonly TakenDocument[],
) {
  const entries: Entry[] = []
  for (const [at, { stored, entry }] of documents.entries()) {
    const file = path.join(folder, `${at}.document`)
    if (await storage.copyTo(`${privatePart}/${stored}`, file))
      entries.push({ name: entry, file, isCompressed: true })
  }
  return entries
}

async function make(db: Database, wanted: Wanted): Promise<number> {
  const { folder, healer, at, software, locale } = wanted
  const inFolder = (name: string) => path.join(folder, name)
  const storage = storageAt(wanted.storage)
  const { entries, documents } = await writeRecords(db, wanted)
  entries.push(...(await addDocuments(storage, wanted, documents)))
  const files: Record<string, Awaited<ReturnType<typeof sumOf>>> = {}
  for (const { name, file } of entries) files[name] = await sumOf(file)
  const manifest = { format: 'records of a healer', version: 1, software, healer: healer.full_name }
  await writeFile(
    inFolder('manifest.json'),
    JSON.stringify({ ...manifest, made_at: at.toISOString(), files }, null, 2),
  )
  entries.push({ name: 'manifest.json', file: inFolder('manifest.json'), isCompressed: false })
  await writeZip(inFolder(plainName), entries)
  await writeSealedFile(inFolder(plainName), inFolder(sealedName), {
    key: Buffer.from(wanted.key, 'base64url'),
    salt: Buffer.from(wanted.salt, 'base64url'),
    random: cryptographicRandom,
  })
  const label = messages.labelsOf(locale)
  const page = openerPage(
    {
      ...{
        locale,
        title: label('recordsTitle', { healer: healer.full_name }),
        lead: label('openerLead', { file: sealedName }),
      },
      ...{
        file: label('openerFile', { file: sealedName }),
        passphrase: label('openerPassphrase'),
        open: label('openerOpen'),
      },
      ...{
        working: label('openerWorking'),
        done: label('openerDone', { zip: plainName, page: 'index.html' }),
        wrong: label('openerWrong'),
      },
      ...{ unknown: label('openerUnknown', { file: sealedName }), tooOld: label('openerTooOld') },
    },
    plainName,
  )
  await writeFile(inFolder('open.html'), page)
  const bytes = await writeZip(inFolder('whole.zip'), [
    { name: 'open.html', file: inFolder('open.html'), isCompressed: false },
    { name: sealedName, file: inFolder(sealedName), isCompressed: true },
  ])
  await storage.adopt(wanted.name, inFolder('whole.zip'))
  return bytes
}

/**
 * Puts together what a healer takes along, sealed by the key of their passphrase, and keeps it; resolves with its length. Runs
 * on a thread of its own with a connection of its own.
 */
export async function makeRecords(wanted: Wanted): Promise<number> {
  const { db, close } = openDatabase(wanted.databaseUrl, { poolSize: 1 })
  try {
    await rm(wanted.folder, { recursive: true, force: true })
    await mkdir(wanted.folder, { recursive: true, mode: 0o700 })
    return await make(db, wanted)
  } finally {
    await close()
    await rm(wanted.folder, { recursive: true, force: true })
  }
}
