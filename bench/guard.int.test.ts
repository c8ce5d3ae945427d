import { type ChildProcess, spawn } from 'node:child_process'
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** A process that starts a database and its guard, and says when both are there. */
async function startOwner(folder: string): Promise<ChildProcess> {
  const file = `${folder}.mjs`
  await writeFile(
    file,
    `import { fork } from 'node:child_process'
    const { startEmbeddedDatabase } = await import(${JSON.stringify(import.meta.resolve('../server/platform/database/embedded.ts'))})
    const guard = fork(${JSON.stringify(path.join(import.meta.dirname, 'guard.ts'))}, [${JSON.stringify(folder)}])
    await new Promise((resolve) => guard.once('message', resolve))
    await startEmbeddedDatabase(${JSON.stringify(path.join(folder, 'postgres'))}, { throwaway: true })
    process.send('ready')
    setInterval(() => {}, 1000)`,
  )
  const owner = spawn(process.execPath, [file], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await new Promise((resolve) => owner.once('message', resolve))
  await rm(file)
  return owner
}

test('a killed benchmark leaves neither its database nor its folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'newyou-guard-'))
  const owner = await startOwner(folder)
  const lock = await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8')
  const database = Number(lock.split('\n')[0])
  expect(isAlive(database)).toBe(true)
  owner.kill('SIGKILL')
  await expect.poll(() => isAlive(database), { timeout: 15_000 }).toBe(false)
  await expect.poll(() => isThere(folder), { timeout: 15_000 }).toBe(false)
})
