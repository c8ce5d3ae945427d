// Runs under any Node from 20 on, so plain JavaScript without dependencies.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const isWindows = process.platform === 'win32'
/** The Node that comes with the packages. */
const pinnedNode = fileURLToPath(
  new URL(`../node_modules/node/bin/${isWindows ? 'node.exe' : 'node'}`, import.meta.url),
)

/** Whether the Node that runs this runs the server as well: it reads TypeScript and knows `Temporal`. */
const isEnough = Boolean(process.features.typescript) && 'Temporal' in globalThis

/**
 * Goes on in the pinned Node: its exit code is ours, and it gets the signals that end us. Ctrl-C reaches it by itself too,
 * and what it runs takes a second signal for the first.
 */
export function continueInPinned(file, options = {}) {
  const child = spawn(pinnedNode, [file, ...process.argv.slice(2)], { stdio: 'inherit', ...options })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', () => {
    console.error(`There is no ${path.relative('', pinnedNode)}: please install the packages (npm ci)`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** Runs a TypeScript program of the server here, or in the pinned Node where this one is too old for it. */
export async function runProgram(url) {
  if (isEnough) await import(url)
  else continueInPinned(fileURLToPath(url))
}
