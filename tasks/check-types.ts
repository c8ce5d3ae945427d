// npm run types: the whole project; npm run types -- web contract: only these rooms, from what the last time found.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './ensure-installed.mjs'

const rooms = process.argv.slice(2)
const unknown = rooms.filter((room) => !existsSync(path.join(root, room, 'tsconfig.json')))
if (unknown.length > 0) {
  console.error(
    `No room of types: ${unknown.join(', ')}. A room is a folder with a tsconfig.json, such as web.`,
  )
  process.exit(1)
}

/**
 * Only changed files and those that import them directly are looked at again: with all that stand on them an edit would
 * cost half of the whole. Breakage further away is found by the whole check.
 */
const argumentsOf = (room: string) => [
  ...['-p', room, '--incremental', '--assumeChangesOnlyAffectDirectDependencies'],
  ...['--tsBuildInfoFile', path.join('node_modules/.cache/types', `${room}.tsbuildinfo`)],
]
const runs = rooms.length > 0 ? rooms.map(argumentsOf) : [['-p', 'tsconfig.json']]
// Each is told, also after one that failed.
const codes = runs.map((given) => spawnSync('tsc', given, { cwd: root, stdio: 'inherit' }).status)
process.exit(codes.every((code) => code === 0) ? 0 : 1)
