import path from 'node:path'
import { layOut } from '../platform/backup/lay-out.ts'
import { identityIn } from '../platform/backup/sealing.ts'
import { openTarget } from '../platform/backup/target.ts'
import { type Command, needed, untilOf } from './command.ts'

export const restore: Command = {
  help: `restore --from <folder or s3://bucket/prefix> --into <empty folder> --identity <file of the secret key> [--until <moment>]

Lays out the newest backup with its log, or the state of a moment, as a data folder: postgres, media and private. It writes
over nothing. Files that are missing or damaged in the backup are named, and the command ends with 1.
Then: DATA_FOLDER=<folder> npm start, or give <folder>/postgres to a PostgreSQL of the same major version.`,
  async run(config, given) {
    const { manifest, postgres, missing, damaged } = await layOut({
      target: openTarget(config, needed(given, 'from')),
      identity: await identityIn(needed(given, 'identity')),
      into: path.resolve(needed(given, 'into')),
      until: untilOf(given),
    })
    const found = {
      ...{ backup: manifest.name, until: given.until ?? manifest.reaches_at, postgres },
      ...{ files: manifest.files.length, missing, damaged },
    }
    return { found, isWell: missing.length + damaged.length === 0 }
  },
}
