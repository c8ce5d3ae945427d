import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Config } from '../config.ts'
import { diskStorage } from '../media/disk-storage.ts'
import { s3Settings } from '../media/s3-addresses.ts'
import { s3Storage } from '../media/s3-storage.ts'
import type { Storage } from '../media/storage.ts'
import { Problem } from '../problem.ts'

/** A place for backups: a folder, or a part of a bucket. */
export interface Target extends Pick<Storage, 'keep' | 'adopt' | 'read' | 'copyTo' | 'remove'> {
  /** Bytes of a file that is there. */
  bytesOf: (name: string) => Promise<number | undefined>
  /** Removes files that all lie in one folder, which goes with them. */
  removeFolder: (folder: string, names: readonly string[]) => Promise<void>
  /** Runs work that has a folder for unfinished files, from which `adopt` takes them. */
  withScratch: <T>(work: (folder: string) => Promise<T>) => Promise<T>
}

async function inFolderBelow<T>(parent: string, work: (folder: string) => Promise<T>) {
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(path.join(parent, 'unfinished-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function folderTarget(folder: string): Target {
  const disk = diskStorage(folder)
  return {
    ...disk,
    bytesOf: async (name) => (await disk.look(name))?.bytes,
    removeFolder: (name) => rm(path.join(folder, name), { recursive: true, force: true }),
    // Beside the rest, because a rename does not lead to another disk.
    withScratch: (work) => inFolderBelow(folder, work),
  }
}

function bucketTarget(bucket: Storage, prefix: string): Target {
  const place = (name: string) => (prefix ? `${prefix}/${name}` : name)
  return {
    keep: (name, content) => bucket.keep(place(name), content),
    adopt: (name, from) => bucket.adopt(place(name), from),
    read: (name) => bucket.read(place(name)),
    copyTo: (name, file) => bucket.copyTo(place(name), file),
    remove: (name) => bucket.remove(place(name)),
    bytesOf: async (name) => (await bucket.look(place(name)))?.bytes,
    async removeFolder(_folder, names) {
      for (const name of names) await bucket.remove(place(name))
    },
    withScratch: (work) => inFolderBelow(tmpdir(), work),
  }
}

/**
 * Opens `/a/folder`, or `s3://bucket/prefix` with the endpoint and the key of the variables BACKUP_S3_*.
 * @throws Problem when the key is missing
 */
export function openTarget(config: Config, where: string): Target {
  const [isBucket, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(where) ?? []
  if (!isBucket) return folderTarget(path.resolve(where))
  const settings = s3Settings({
    ...config,
    S3_BUCKET: bucket,
    S3_ENDPOINT: config.BACKUP_S3_ENDPOINT,
    S3_REGION: config.BACKUP_S3_REGION,
    S3_ACCESS_KEY_ID: config.BACKUP_S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: config.BACKUP_S3_SECRET_ACCESS_KEY,
    S3_PATH_STYLE: config.BACKUP_S3_PATH_STYLE,
  })
  if (!settings) throw new Problem(`${where} needs BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY`)
  return bucketTarget(s3Storage(settings), prefix)
}
