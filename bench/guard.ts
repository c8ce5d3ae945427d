// Waits until the process that started it has ended, also when that was killed, and then ends the database that it left
// and removes its folder. Server, sandbox and peers end by themselves once they are alone.
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const folder = process.argv[2] ?? ''
// A terminal or a time limit stops the whole group of processes; this one ends when it has cleared away.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', async () => {
  const lock = await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8').catch(() => undefined)
  if (lock) {
    process.kill(Number(lock.split('\n')[0]), 'SIGINT')
    await wait(2000)
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})
process.send?.('listening')
