import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'
import { s3Settings } from './s3-addresses.ts'
import { s3Storage, sha256Of } from './s3-storage.ts'
import { parts } from './storage.ts'

const atOnce = 4

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/**
 * Copies the files of the data folder to the bucket, each verified by its checksum; files already there are skipped, so
 * an interrupted run can be resumed. With `removes` a file is deleted from the disk once it is verified.
 * @throws DomainError unavailable when the bucket is away; files copied before stay there
 */
export async function moveFiles(config: Config, { removes = false }: { removes?: boolean } = {}) {
  const settings = s3Settings(config)
  if (!settings) throw new Error('S3_BUCKET is not set: there is nowhere to move files to')
  const bucket = s3Storage(settings)
  const root = path.resolve(config.DATA_FOLDER)
  const waiting = (
    await Promise.all(Object.values(parts).map((part) => filesBelow(path.join(root, part))))
  ).flat()
  const found = { files: waiting.length, copied: 0, there_already: 0, different: [] as string[] }

  async function move(file: string) {
    const name = path.relative(root, file).split(path.sep).join('/')
    const sum = await sha256Of(file)
    if ((await bucket.sumOf(name)) === sum) found.there_already += 1
    else {
      await bucket.adopt(name, file)
      // A file that changed meanwhile, or a bucket that kept something else, is left for the next run.
      if ((await bucket.sumOf(name)) !== sum) return found.different.push(name)
      found.copied += 1
    }
    return removes ? rm(file) : undefined
  }

  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop())
      await move(file).catch((error: unknown) => {
        waiting.length = 0
        throw error
      })
  }
  // After a failure, the others must end before the caller learns of it.
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, work))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
  return found
}
