// Runs under any Node from 20 on, before anything is installed: so plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { continueInPinned } from '../server/pinned-node.mjs'

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')
const modules = path.join(root, 'node_modules')
const mark = path.join(modules, '.installed-from')

/** Installs what is missing. */
function ensureInstalled() {
  const wanted = readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  const isCurrent = existsSync(mark) && readFileSync(mark, 'utf8') === wanted
  if (!isCurrent) {
    console.log('Installing packages, which takes a minute the first time ...')
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    // Not `npm ci`: it refuses a lock file without the optional packages of every other platform.
    const { status } = spawnSync(npm, ['install', '--no-save', '--include=dev', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, NODE_ENV: 'development' },
    })
    if (status !== 0) process.exit(status ?? 1)
    writeFileSync(mark, wanted)
  }
}

/** Goes on in the pinned Node with a TypeScript task: signals are passed on, its exit code is ours. */
export function continueIn(task) {
  ensureInstalled()
  const bin = path.join(modules, '.bin')
  continueInPinned(path.join(root, 'tasks', task), {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
      // Every later process takes our TypeScript as it was read once: a third of what starting the server costs.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(modules, '.cache', 'node'),
    },
  })
}
