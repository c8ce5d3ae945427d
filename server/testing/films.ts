import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestApp } from './test-app.ts'

export function isInstalled(program: string) {
  try {
    execFileSync(program, ['-version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** One second upright, 480 pixels wide, larger than it need be. */
export async function film(app: TestApp) {
  const to = path.join(app.app.platform.config.DATA_FOLDER, 'film.mp4')
  const source = ['-f', 'lavfi', '-i', 'testsrc2=size=480x854:rate=12:duration=1']
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    ...source,
    '-c:v',
    'libx264',
    '-qp',
    '4',
    '-pix_fmt',
    'yuv420p',
    to,
  ])
  return readFile(to)
}
