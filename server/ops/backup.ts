import path from 'node:path'
import { backUp } from '../platform/backup/back-up.ts'
import { backUpLog } from '../platform/backup/back-up-log.ts'
import { noteTaken } from '../platform/backup/backup-taken.ts'
import { onCluster } from '../platform/backup/cluster.ts'
import { openTarget } from '../platform/backup/target.ts'
import type { Config } from '../platform/config.ts'
import { Problem } from '../platform/problem.ts'
import { type Command, databaseUrlOf, type Given, needed } from './command.ts'

async function urlOf(config: Config) {
  const url = config.DATABASE_DIRECT_URL ?? (await databaseUrlOf(config))
  if (!url) throw new Problem('DATABASE_URL is not set, and no database runs in DATA_FOLDER')
  return url
}

async function placeOf(config: Config, given: Given) {
  const recipient = config.BACKUP_RECIPIENT
  if (!recipient)
    throw new Problem(
      'BACKUP_RECIPIENT is not set: it is the public key that node server/ops.mjs backup-key prints',
    )
  return { url: await urlOf(config), recipient, target: openTarget(config, needed(given, 'to')) }
}

function newestOf({ keep = '14' }: Given) {
  const newest = Number(keep)
  if (!Number.isInteger(newest) || newest < 1) throw new Problem('--keep is a number of backups, 1 or more')
  return newest
}

export const backup: Command = {
  help: `backup --to <folder or s3://bucket/prefix> [--keep 14]

Takes a backup of the database and of the files in DATA_FOLDER while the site works, encrypted for BACKUP_RECIPIENT, and
removes all but the newest 14 or as many as --keep says. Files in a bucket (S3_BUCKET) are not copied. A PostgreSQL whose
data folder cannot be read from here is copied by pg_basebackup. s3:// takes the variables BACKUP_S3_*.`,
  async run(config, given) {
    const [place, newest] = [await placeOf(config, given), newestOf(given)]
    const { manifest, removed } = await backUp(place, {
      newest,
      dataFolder: path.resolve(config.DATA_FOLDER),
      bucket: config.S3_BUCKET ?? null,
    })
    const { name, finished_at, migration, database, files, bucket } = manifest
    const found = {
      ...{ backup: name, moment: finished_at, migration },
      ...{ database_bytes: database.bytes, files: files.length, bucket, removed },
    }
    return { found, isWell: true }
  },
}

export const backupLog: Command = {
  help: `backup-log --to <folder or s3://bucket/prefix>

Adds to the newest backup what the database has written since, so that restore --until can lead to each moment until now.
As often as you can bear to lose what was written since: each hour, each minute.`,
  async run(config, given) {
    const { manifest, segments } = await backUpLog(await placeOf(config, given))
    return { found: { backup: manifest.name, segments, reaches: manifest.reaches_at }, isWell: true }
  },
}

export const backupTaken: Command = {
  help: `backup-taken

Notes that a backup was taken by other means, such as pgBackRest, so that the figure backup_age_seconds is right:
pgbackrest --stanza=newyou --type=full backup && node server/ops.mjs backup-taken`,
  async run(config) {
    await onCluster(await urlOf(config), async ({ client }) => {
      await noteTaken(client, 'database')
      await noteTaken(client, 'log')
    })
    return { found: { noted: true }, isWell: true }
  },
}
