import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../platform/database/embedded.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()

test('a Node that reads no TypeScript starts the server as documented, and passes on what ends it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'newyou-older-node-'))
  const url = `http://127.0.0.1:${await freePort()}`
  const main = path.join(import.meta.dirname, '../main.mjs')
  const server = spawn(process.execPath, ['--no-strip-types', main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PORT: new URL(url).port,
      PUBLIC_URL: 'http://localhost:3000',
      DATABASE_URL: app().app.platform.pool.options.connectionString ?? '',
      DATA_FOLDER: folder,
    },
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const isReady = async () => (await fetch(`${url}/ready`).catch(() => undefined))?.status
  try {
    await expect.poll(isReady, { timeout: 30_000 }).toBe(200)
  } finally {
    server.kill('SIGTERM')
  }
  expect(await ended).toBe(0)
  expect(await isReady()).toBeUndefined()
  await rm(folder, { recursive: true, force: true })
})
