import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freePort } from '../platform/database/embedded.ts'
import { makeEditedCopy } from './edited-copy.ts'

/** The command lines of all processes that were started in this folder, by the variable or the path that names it. */
async function processesFor(folder: string) {
  const found: string[] = []
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'latin1').catch(() => '')
    const [environment, line] = await Promise.all([read('environ'), read('cmdline')])
    if (environment.includes(folder) || line.includes(folder)) found.push(line.replaceAll('\0', ' '))
  }
  return found
}

/** Modules of ours that a browser would load for this page, but does not get. Vite packs packages anew as it finds them. */
async function missingModules(origin: string, page: string) {
  const namedIn = (source: string) =>
    [...source.matchAll(/\b(?:from|import)\s*\(?\s*["'](\/[^"']+)["']/g)].map(([, address = '']) => address)
  const missing: string[] = []
  const asked = new Set(namedIn(page))
  // Entries added meanwhile are visited.
  for (const address of asked) {
    if (address.startsWith('/node_modules/')) continue
    const response = await fetch(`${origin}${address}`)
    const isScript = response.headers.get('content-type')?.includes('javascript')
    const source = await response.text()
    if (!response.ok || !isScript) missing.push(`${address}: ${response.status}`)
    else for (const named of namedIn(source)) asked.add(named)
  }
  return { asked: asked.size, missing }
}

/** A socket of the site that stays open, by its protocol; fails when it cannot be opened. */
async function openSocket(url: string, protocol?: string) {
  const socket = new WebSocket(url, protocol)
  await Promise.race([
    once(socket, 'open'),
    once(socket, 'error').then(() => Promise.reject(new Error(`${url} could not be opened`))),
  ])
  return socket
}

test.runIf(existsSync('/proc/self/environ'))(
  'npm run dev opens, shows edits of server and website while Vite stays, and Ctrl-C ends all of it',
  { timeout: 600_000 },
  async () => {
    const copy = await makeEditedCopy()
    const port = await freePort()
    const at = (address: string) => `http://127.0.0.1:${port}${address}`
    const textOf = async (address: string) => {
      const response = await fetch(at(address))
      return `${response.status} ${await response.text()}`
    }
    const { DATABASE_URL: _ours, ...environment } = process.env
    const start = path.join(copy.folder, 'tasks/start.mjs')
    const site = spawn(process.execPath, [start, '--dev', '--without-pictures', '--without-history'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      // It leads a group of its own, and only the leader is told to end.
      detached: true,
      env: {
        ...environment,
        NODE_ENV: 'development',
        LOG_LEVEL: 'error',
        DATA_FOLDER: path.join(copy.folder, '.data'),
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
      expect(await textOf('/ready')).toMatch(/^200 /)
      const page = await textOf('/about-us')
      expect(page).toMatch(/^200 .*<\/html>/s)
      const { asked, missing } = await missingModules(at(''), page)
      expect(missing).toEqual([])
      expect(asked).toBeGreaterThan(100)
      expect(await textOf('/admin/')).toContain('/admin/@vite/client')
      ;(await openSocket(at('/socket.io/?EIO=4&transport=websocket').replace('http', 'ws'))).close()

      const vite = await openSocket(at('/').replace('http', 'ws'), 'vite-hmr')
      await copy.edit('server/platform/watch/probes.ts', "status: 'alive'", "status: 'edited'")
      await expect.poll(() => textOf('/health'), { timeout: 60_000 }).toContain('edited')
      await copy.edit('server/platform/watch/probes.ts', "status: 'edited'", 'status: no such thing')
      await expect.poll(() => textOf('/health'), { timeout: 60_000 }).toMatch(/^503 The server does not run/)
      await copy.edit('server/platform/watch/probes.ts', 'status: no such thing', "status: 'mended'")
      await expect.poll(() => textOf('/health'), { timeout: 60_000 }).toContain('mended')
      await copy.edit('web/messages/en/static-pages.ts', 'About us', 'Edited: about us')
      await expect.poll(() => textOf('/about-us'), { timeout: 60_000 }).toContain('Edited: ')
      expect(vite.readyState).toBe(WebSocket.OPEN)
      expect((await processesFor(copy.folder)).some((line) => line.includes('server/main.ts'))).toBe(true)
    } finally {
      site.kill('SIGINT')
    }
    expect(await ended).toBe(0)
    expect(said).toContain('Stopping ...')
    // The last thing that a stop does is to end the database, so what is left now would stay.
    for (let tries = 0; (await processesFor(copy.folder)).length > 0 && tries < 20; tries += 1)
      await wait(100)
    expect(await processesFor(copy.folder)).toEqual([])
    await copy.remove()
  },
)
