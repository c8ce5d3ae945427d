import { type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The isolation that needs nothing of the machine: no other program, no right to make namespaces. */
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  BUILDAH_ISOLATION: process.env.BUILDAH_ISOLATION ?? 'chroot',
}
/** Its releases do not all read the variable. */
const driver = process.env.STORAGE_DRIVER ? ['--storage-driver', process.env.STORAGE_DRIVER] : []

/** Runs a program to its end. Resolves with what it printed, unless that was shown. */
export function run(program: string, words: readonly string[], stdio: SpawnSyncOptions['stdio'] = 'pipe') {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    stdio,
    env: environment,
    encoding: 'utf8',
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ${words[0]} ended with ${status}\n${stderr ?? ''}`)
  return (stdout ?? '').trimEnd()
}

export const buildah = (...words: string[]) => run('buildah', [...driver, ...words])
export const buildahAloud = (...words: string[]) => run('buildah', [...driver, ...words], 'inherit')

export const hasImage = (name: string) =>
  spawnSync('buildah', [...driver, 'inspect', '--type', 'image', name], { env: environment }).status === 0

interface ImageSettings {
  Entrypoint: string[]
  Cmd: string[]
  /** Its first word is CMD. */
  Healthcheck: { Test: string[] }
}

/** What an image in the format of Docker says of itself. */
export const settingsOf = (image: string): ImageSettings =>
  JSON.parse(buildah('inspect', '--type', 'image', image)).Docker.config

/** A container of an image, whose files lie in `folder`. */
export function makeContainer(image: string, variables: Record<string, string> = {}) {
  const name = buildah('from', '--pull-never', image)
  const folder = buildah('mount', name)
  const given = Object.entries(variables).flatMap(([key, value]) => ['--env', `${key}=${value}`])
  const words = (command: readonly string[]) => ['run', ...given, name, '--', ...command]
  return {
    folder,
    run: (...command: string[]) => buildah(...words(command)),
    /** Starts a command that stays until it is stopped. */
    start(...command: string[]) {
      // Buildah passes no signal on and has the command killed when it ends, so that the command itself must get it.
      const told = words(['sh', '-c', 'echo $$ > /tmp/pid && exec "$@"', 'sh', ...command])
      const child = spawn('buildah', [...driver, ...told], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: environment,
      })
      const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
      return {
        ended,
        /** Resolves with its exit code. */
        stop() {
          if (child.exitCode === null)
            process.kill(Number(readFileSync(path.join(folder, 'tmp/pid'), 'utf8')), 'SIGTERM')
          return ended
        },
      }
    },
    remove: () => buildah('rm', name),
  }
}
