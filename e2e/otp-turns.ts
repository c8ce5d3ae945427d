import { mkdirSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'

function take(folder: string) {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

/**
 * Runs `work` while no other journey requests an OTP or code for the same number or app: demo staff are shared, and
 * each journey reads the newest code. A folder is the lock between processes.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const folder = path.join(process.env.SITE_FOLDER ?? tmpdir(), `otp-${name}`)
  await expect.poll(() => take(folder), { timeout: 80_000, intervals: [100] }).toBe(true)
  try {
    return await work()
  } finally {
    rmdirSync(folder)
  }
}
