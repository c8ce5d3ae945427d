import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, isListening } from './ports.ts'

const programs = ['valkey-server', 'redis-server']
const startsWithinMs = 10_000

const findProgram = () =>
  [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin']
    .flatMap((folder) => programs.map((program) => path.join(folder, program)))
    .find((file) => existsSync(file))

export const isValkeyInstalled = () => findProgram() !== undefined

/** The Valkey or Redis of this machine, without anything kept on the disk; undefined when there is none. */
export async function startSystemValkey(givenPort?: number) {
  const program = findProgram()
  if (!program) return undefined
  const port = givenPort ?? (await freePort())
  const child = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  )
  for (const until = Date.now() + startsWithinMs; !(await isListening(port)); await wait(20))
    if (Date.now() > until) throw new Error(`${program} did not start`)
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise<void>((resolve) => {
        if (child.exitCode !== null || child.signalCode) return resolve()
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}
