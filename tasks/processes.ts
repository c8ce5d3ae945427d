import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { root } from './ensure-installed.mjs'

export interface Process {
  /** Resolves when it says so itself; fails when it ends before. */
  ready: Promise<unknown>
  /** Resolves with the exit code when it ended by itself. */
  ended: Promise<number | null>
  pid: () => number | undefined
  stop(): Promise<void>
}

interface ProcessOptions {
  name: string
  /** A TypeScript program that sends a message when it is ready. */
  file: string
  environment: Record<string, string>
  /** Folders: when something in them changes, it is stopped and started again. */
  watches?: string[]
}

/** Several files are saved at once. */
const settleMs = 200
const codeOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode) resolve(child.exitCode)
    else child.once('exit', resolve)
  })

function launch({ file, environment }: ProcessOptions) {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path.join(root, file)], {
    cwd: root,
    // Ends by itself when the line to us is cut, however we ended.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
    // Ctrl-C comes to us alone; we stop the others in order.
    detached: true,
  })
}

async function stopChild(child: ChildProcess) {
  child.kill('SIGTERM')
  await codeOf(child)
}

const firstMessage = (child: ChildProcess, name: string) =>
  new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)))
  })

/** A program of the site beside this process. */
export function startProcess(options: ProcessOptions): Process {
  const { name, watches = [] } = options
  let child = launch(options)
  const ready = firstMessage(child, name)
  if (watches.length === 0)
    return { ready, ended: codeOf(child), pid: () => child.pid, stop: () => stopChild(child) }

  let timer: NodeJS.Timeout | undefined
  let changes = Promise.resolve()
  async function again() {
    await stopChild(child)
    child = launch(options)
    await firstMessage(child, name).then(
      () => console.log(`${name} runs what you changed.`),
      () => console.error(`${name} did not start. It tries again with your next change.`),
    )
  }
  const watchers = watches.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !/\.(ts|tsx|sql|json)$/.test(file) || file.includes('node_modules')) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        changes = changes.then(again)
      }, settleMs)
    }),
  )
  return {
    ready,
    // While somebody edits, an end is a mistake that the next change mends.
    ended: new Promise(() => {}),
    pid: () => child.pid,
    async stop() {
      for (const one of watchers) one.close()
      clearTimeout(timer)
      const last = stopChild(child)
      await changes
      await last
      await stopChild(child)
    },
  }
}
