import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freePort } from '../platform/database/embedded.ts'

const start = path.join(import.meta.dirname, '../../tasks/start.mjs')

/** The command lines of all processes that were started for this folder of data, by the variable that names it. */
async function processesFor(folder: string) {
  const found: string[] = []
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'latin1').catch(() => '')
    const [environment, line] = await Promise.all([read('environ'), read('cmdline')])
    if (environment.includes(folder) || line.includes(folder)) found.push(line.replaceAll('\0', ' '))
  }
  return found
}

test.runIf(existsSync('/proc/self/environ'))(
  'npm run dev says that it is open and where, and Ctrl-C ends all of it',
  { timeout: 400_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'newyou-development-'))
    const port = await freePort()
    const { DATABASE_URL: _ours, ...environment } = process.env
    const flags = ['--dev', '--without-pictures', '--without-history']
    const site = spawn(process.execPath, [start, ...flags], {
      stdio: ['ignore', 'pipe', 'inherit'],
      // A terminal of its own: Ctrl-C goes to all processes in it.
      detached: true,
      env: {
        ...environment,
        NODE_ENV: 'development',
        LOG_LEVEL: 'error',
        DATA_FOLDER: folder,
        PORT: `${port}`,
      },
    })
    const ended = new Promise<number | null>((resolve) => site.once('exit', resolve))
    let said = ''
    try {
      await new Promise<void>((resolve, reject) => {
        site.stdout.setEncoding('utf8').on('data', (words: string) => {
          said += words
          if (said.includes('Press Ctrl-C to stop')) resolve()
        })
        site.once('exit', (code) => reject(new Error(`it ended with ${code}:\n${said}`)))
      })
      expect(said).toContain(`New You is open:        http://localhost:${port}`)
      expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200)
      expect((await processesFor(folder)).some((line) => line.includes('server/main.ts'))).toBe(true)
    } finally {
      process.kill(-(site.pid ?? 0), 'SIGINT')
    }
    expect(await ended).toBe(0)
    expect(said).toContain('Stopping ...')
    // The last thing that a stop does is to end the database, so what is left now would stay.
    for (let tries = 0; (await processesFor(folder)).length > 0 && tries < 20; tries += 1) await wait(100)
    expect(await processesFor(folder)).toEqual([])
    await rm(folder, { recursive: true, force: true })
  },
)
