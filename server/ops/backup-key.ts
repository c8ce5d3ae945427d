import { writeFile } from 'node:fs/promises'
import { makeKey } from '../platform/backup/sealing.ts'
import { Problem } from '../platform/problem.ts'
import { type Command, needed } from './command.ts'

export const backupKey: Command = {
  help: `backup-key --to <file>

Makes a key pair in the format of age: the file is the secret key, which restore needs and the server does not; keep it
elsewhere, twice. What it prints is the public key, for BACKUP_RECIPIENT.`,
  async run(_config, given) {
    const file = needed(given, 'to')
    const { recipient, text } = await makeKey()
    await writeFile(file, text, { mode: 0o600, flag: 'wx' }).catch((error: Error) => {
      throw new Problem(`The key cannot be written: ${error.message}`)
    })
    return { found: { BACKUP_RECIPIENT: recipient }, isWell: true }
  },
}
