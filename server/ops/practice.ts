import { access } from 'node:fs/promises'
import path from 'node:path'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { requireOwnSchema } from '../platform/database/schema-state.ts'
import { s3Settings } from '../platform/media/s3-addresses.ts'
import { storageAt } from '../platform/media/storage-at.ts'
import { makeArchive } from '../platform/practice-archive/make.ts'
import { makeKey } from '../platform/practice-archive/passphrase.ts'
import { takeIn } from '../platform/practice-archive/take-in.ts'
import { Problem } from '../platform/problem.ts'
import { cryptographicRandom } from '../platform/random.ts'
import { describeNode } from '../platform/release.ts'
import { type Command, databaseUrlOf, needed } from './command.ts'
import { givenPassphrase, newPassphrase } from './passphrase.ts'

async function placeOf(config: Config) {
  const databaseUrl = config.DATABASE_DIRECT_URL ?? (await databaseUrlOf(config))
  if (!databaseUrl) throw new Problem('DATABASE_URL is not set, and no database runs in DATA_FOLDER')
  await requireOwnSchema(databaseUrl)
  const bucket = s3Settings(config)
  const dataFolder = path.resolve(config.DATA_FOLDER)
  return {
    databaseUrl,
    storage: storageAt(bucket ? { bucket } : { folder: dataFolder }),
    secrets: config,
    // On the disk of the files, so that they need only be moved.
    folder: path.join(dataFolder, 'copies', 'practice-by-command'),
  }
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

export const exportPractice: Command = {
  help: `export-practice --to <file.tar.gz>

Writes the whole practice into one file: all tables as JSON lines, all files, and a manifest with checksums, as one moment has
them; the site may run meanwhile. Notes, bank details and second factors are sealed by a passphrase of 16 letters or more, which
comes from PRACTICE_PASSPHRASE or the first line of the input. All else in it is readable: it is health data.
See docs/leaving.md.`,
  async run(config, given) {
    const to = path.resolve(needed(given, 'to'))
    if (await isThere(to)) throw new Problem(`${to} is there already, and is not written over`)
    const [place, passphrase] = [await placeOf(config), await newPassphrase()]
    const { key, sealing } = await makeKey(passphrase, cryptographicRandom)
    const { version: software } = await describeNode(config)
    const { bytes, manifest } = await makeArchive({
      ...{ ...place, key, sealing, to, software },
      at: systemClock.now(),
    })
    const rows = manifest.tables.reduce((sum, one) => sum + one.rows, 0)
    const found = { archive: to, bytes, migration: manifest.migration, rows, jobs: manifest.jobs.rows }
    return { found: { ...found, files: manifest.files.length }, isWell: true }
  },
}

export const importPractice: Command = {
  help: `import-practice --from <file.tar.gz>

Takes an archive of export-practice into a new installation: a database that migrate made, in which nobody has worked, of the
same release, while no server runs on it. The passphrase comes from PRACTICE_PASSPHRASE or the first line of the input.
Everything is checked first; then all of it comes in, or nothing. See docs/leaving.md.`,
  async run(config, given) {
    const from = path.resolve(needed(given, 'from'))
    if (!(await isThere(from))) throw new Problem(`There is no file ${from}`)
    const [place, passphrase] = [await placeOf(config), await givenPassphrase()]
    const { made_at: madeAt, tables, files, jobs } = await takeIn({ ...place, from, passphrase })
    const rows = tables.reduce((sum, one) => sum + one.rows, 0)
    return { found: { made_at: madeAt, rows, jobs: jobs.rows, files: files.length }, isWell: true }
  },
}
