import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { freePort } from '../platform/database/embedded.ts'

/** The real process of production on a database, as the operator starts it. */
export async function realServer(
  databaseUrl: string,
  dataFolder: string,
  environment: Record<string, string> = {},
) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const ended = (of: ChildProcess) =>
    new Promise<number | null>((resolve) => {
      if (of.exitCode !== null || of.signalCode) resolve(of.exitCode)
      else of.once('exit', resolve)
    })

  return {
    url,
    async start() {
      const started = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: {
          ...process.env,
          NODE_ENV: 'test',
          LOG_LEVEL: 'silent',
          SHED_AFTER_MS: '0',
          PORT: String(port),
          PUBLIC_URL: 'http://localhost:3000',
          DATABASE_URL: databaseUrl,
          DATA_FOLDER: dataFolder,
          VALKEY_URL: process.env.TEST_VALKEY_URL ?? '',
          ...environment,
        },
      })
      child = started
      await new Promise((resolve, reject) => {
        started.once('message', resolve)
        started.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
      })
    },
    signal: (signal: NodeJS.Signals) => child?.kill(signal),
    /** The exit code, once the process is gone. */
    ended: async () => (child ? ended(child) : null),
    async kill() {
      if (!child) return
      child.kill('SIGKILL')
      await ended(child)
    },
  }
}
