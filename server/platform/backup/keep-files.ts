import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { diskStorage } from '../media/disk-storage.ts'
import { sha256Of } from '../media/s3-storage.ts'
import { parts } from '../media/storage.ts'
import { fileName, type Manifest, type Sealed } from './manifest.ts'
import { seal } from './sealing.ts'
import type { Target } from './target.ts'

/** Puts encrypted files at a target. */
export interface Keeper {
  target: Target
  /** The public key of the owner, in the form of age. */
  recipient: string
  /** For unfinished files. */
  scratch: string
}

/** Encrypts a stream into a file of the target. */
export async function keepSealed({ target, recipient, scratch }: Keeper, name: string, source: Readable) {
  const file = path.join(scratch, 'sealed')
  const measure = await seal(source, recipient, file)
  await target.adopt(name, file)
  return { name, ...measure } satisfies Sealed
}

/** Names of the finished files in a data folder. */
async function namesIn(dataFolder: string) {
  const storage = diskStorage(dataFolder)
  const names = await Promise.all(Object.values(parts).map((part) => Array.fromAsync(storage.names(part))))
  return names.flat().sort()
}

/** Undefined for a file that was removed since its folder was read. */
const measureOf = (file: string) =>
  Promise.all([stat(file), sha256Of(file)]).then(
    ([{ size }, sha256]) => ({ bytes: size, sha256 }),
    (error: { code?: string }) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    },
  )

/** Keeps the finished files of a data folder. Those that an earlier backup has, by their checksum, are not sent again. */
export async function keepFiles(keeper: Keeper, dataFolder: string, before: readonly Manifest[]) {
  const known = new Map(
    before.flatMap(({ files }) => files.map(({ sha256, sealed }) => [sha256, sealed] as const)),
  )
  const files: Manifest['files'] = []
  for (const name of await namesIn(dataFolder)) {
    const file = path.join(dataFolder, name)
    const measure = await measureOf(file)
    if (!measure) continue
    const there = known.get(measure.sha256)
    const isThere = there && (await keeper.target.bytesOf(there.name)) === there.bytes
    const sealed = isThere
      ? there
      : await keepSealed(keeper, fileName(measure.sha256), createReadStream(file))
    known.set(measure.sha256, sealed)
    files.push({ name, ...measure, sealed })
  }
  return files
}
