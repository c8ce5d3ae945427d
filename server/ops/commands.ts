import { backup, backupLog, backupTaken } from './backup.ts'
import { backupKey } from './backup-key.ts'
import { check } from './check.ts'
import type { Command } from './command.ts'
import { exportPractice, importPractice } from './practice.ts'
import { removeDemoContent } from './remove-demo.ts'
import { restore } from './restore.ts'
import { restoreDrill } from './restore-drill.ts'
import { rotateSecrets } from './rotate-secrets.ts'

/** Commands that need no running app, by name. */
export const commandsBeside: Record<string, Command> = {
  check,
  'backup-key': backupKey,
  backup,
  'backup-log': backupLog,
  'backup-taken': backupTaken,
  restore,
  'restore-drill': restoreDrill,
  'remove-demo': removeDemoContent,
  'rotate-secrets': rotateSecrets,
  'export-practice': exportPractice,
  'import-practice': importPractice,
}
