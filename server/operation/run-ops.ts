import { execFile } from 'node:child_process'
import path from 'node:path'
import { commandsBeside } from '../ops/commands.ts'
import { readConfig } from '../platform/config.ts'

/** Runs a command of operators as they do; resolves with how it ended and what it said. */
export const runOps = (environment: Record<string, string>, ...given: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [path.join(import.meta.dirname, '../ops.ts'), ...given],
      {
        env: {
          ...process.env,
          NODE_ENV: 'test',
          LOG_LEVEL: 'silent',
          PUBLIC_URL: 'http://localhost:3000',
          ...environment,
        },
      },
      (error, out, problems) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: out + problems }),
    )
  })

type Options = Parameters<(typeof commandsBeside)[string]['run']>[1]

/** Runs a command that needs no app in this process, which is quicker; resolves with what it found. */
export async function runBeside(environment: Record<string, string>, name: string, given: Options) {
  const command = commandsBeside[name]
  if (!command) throw new Error(`there is no command ${name}`)
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...environment })
  return command.run(config, given)
}
