import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
const enough = 4 * 1024 ** 3

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > enough && freemem() > 2 * enough
  } catch {
    return false
  }
}

/**
 * A folder for all that this process and its children make for a while, gone when it ends. It lies in memory where there
 * is room, since making a database writes a thousand files.
 */
export function useTemporaryFolder(prefix: string) {
  const folder = mkdtempSync(path.join(hasRoomInMemory() ? memory : tmpdir(), prefix))
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  return folder
}
