import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './ensure-installed.mjs'

export interface Process {
  /** Resolves once it answers; fails when it ends before. Of a process that is started again it is the latest start. */
  ready: () => Promise<unknown>
  /** Resolves with the exit code when it ended by itself. */
  ended: Promise<number | null>
  pid: () => number | undefined
  stop(): Promise<void>
}

export interface ProcessOptions {
  name: string
  /** A TypeScript program. */
  file: string
  environment: Record<string, string>
  /** An address that is answered with success as soon as the program is ready. */
  answersAt: string
  /** Folders: when something in them changes, it is stopped and started again. */
  watches?: string[]
  /** Answers what the program asks over its channel to us. */
  reply?: (question: unknown) => Promise<unknown>
}

/** Several files are saved at once. */
const settleMs = 200
const askAgainMs = 50
/** The server gives itself ten seconds to finish what is under way. */
const endWithinMs = 12_000

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null
const codeOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (hasEnded(child)) resolve(child.exitCode)
    else child.once('exit', resolve)
  })

function launch({ file, environment, reply }: ProcessOptions) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path.join(root, file)], {
    cwd: root,
    // Ends by itself when the line to us is cut, however we ended.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
    // Ctrl-C comes to us alone; we stop the others in order. It leads a group, which ends as a whole.
    detached: true,
  })
  if (reply)
    child.on('message', async (message: { id?: number; question?: unknown }) => {
      if (message.id === undefined) return
      const answer = await reply(message.question)
      // It may end at any moment, before we are told. Without a callback the failed write would end us as well.
      if (child.connected) child.send({ id: message.id, answer }, () => {})
    })
  return child
}

/** Ends it and whatever it has started. */
async function stopChild(child: ChildProcess) {
  const endGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal)
    } catch {} // nothing of the group is left
  }
  child.kill('SIGTERM')
  const late = setTimeout(() => endGroup('SIGKILL'), endWithinMs)
  await codeOf(child)
  clearTimeout(late)
  endGroup('SIGKILL')
}

async function untilItAnswers(child: ChildProcess, { name, answersAt }: ProcessOptions) {
  while (!hasEnded(child)) {
    const isReady = await fetch(answersAt).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(askAgainMs)
  }
  throw new Error(`${name} ended with ${child.exitCode ?? child.signalCode}`)
}

/** A program of the site beside this process. */
export function startProcess(options: ProcessOptions): Process {
  const { name, watches = [] } = options
  let child = launch(options)
  let ready = untilItAnswers(child, options)
  if (watches.length === 0)
    return { ready: () => ready, ended: codeOf(child), pid: () => child.pid, stop: () => stopChild(child) }

  let isStopping = false
  let changedAt = 0
  let isUnderWay = false
  /** Starts it again once the files are quiet; a change during a start begins one more. */
  async function again() {
    while (!isStopping && changedAt > 0) {
      while (Date.now() - changedAt < settleMs) await wait(settleMs)
      changedAt = 0
      await stopChild(child)
      if (isStopping) break
      child = launch(options)
      await untilItAnswers(child, options).then(
        () => console.log(`${name} runs what you changed.`),
        () => console.error(`${name} did not start. It tries again with your next change.`),
      )
    }
    isUnderWay = false
    if (hasEnded(child)) throw new Error(`${name} did not start`)
  }
  const watchers = watches.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !/\.(ts|tsx|sql|json)$/.test(file) || /node_modules|\.test\./.test(file)) return
      changedAt = Date.now()
      if (isUnderWay || isStopping) return
      isUnderWay = true
      ready = again()
      ready.catch(() => {}) // it was said
    }),
  )
  return {
    ready: () => ready,
    // While somebody edits, an end is a mistake that the next change mends.
    ended: new Promise(() => {}),
    pid: () => child.pid,
    async stop() {
      isStopping = true
      for (const one of watchers) one.close()
      await stopChild(child)
      await ready.catch(() => {})
      await stopChild(child)
    },
  }
}
