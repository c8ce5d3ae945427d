import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { stampWorker } from './stamp-worker.ts'

async function releaseOf(files: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'stamp-worker-'))
  await Promise.all(['assets', 'offline'].map((name) => mkdir(path.join(folder, name))))
  const worker = await readFile(path.join(import.meta.dirname, 'public/service-worker.js'), 'utf8')
  await writeFile(path.join(folder, 'service-worker.js'), worker)
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  await stampWorker(folder)
  const stamped = await readFile(path.join(folder, 'service-worker.js'), 'utf8')
  await rm(folder, { recursive: true })
  return /release = '(\w+)'/.exec(stamped)?.[1]
}

test('the same files are the same release, and any other file or offline page is another', async () => {
  const files = { 'assets/base-abc.js': '', 'offline/en.html': 'You are offline' }
  const release = await releaseOf(files)
  expect(release).toMatch(/^[0-9a-f]{12}$/)
  expect(await releaseOf(files)).toBe(release)
  expect(await releaseOf({ ...files, 'offline/en.html': 'Offline' })).not.toBe(release)
  expect(await releaseOf({ 'assets/base-abd.js': '', 'offline/en.html': 'You are offline' })).not.toBe(
    release,
  )
})

test('a worker without a place for the release stops the build', async () => {
  await expect(releaseOf({ 'service-worker.js': 'no place' })).rejects.toThrow('no place for the release')
})
