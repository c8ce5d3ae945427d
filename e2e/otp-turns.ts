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
 * Does what asks for an OTP or a code of a colleague while no other journey does so for the same number or app: colleagues of
 * the demo are shared, and each would read the newest, which may be the other's. Journeys of other processes see it by a folder.
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
