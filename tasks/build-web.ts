import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './ensure-installed.mjs'

interface Build {
  name: string
  folder: string
  sources: string[]
  command: [string, ...string[]]
}
const builds: Build[] = [
  {
    name: 'website',
    folder: 'web',
    sources: ['web', 'contract', 'epub', 'package-lock.json'],
    command: ['react-router', 'build'],
  },
  {
    name: 'back office',
    folder: 'back-office',
    sources: ['back-office', 'contract', 'web/session', 'web/api', 'web/ui', 'package-lock.json'],
    command: ['vite', 'build', '--logLevel', 'warn'],
  },
]
const leftOut = /(^|\/)(build|node_modules|\.react-router)(\/|$)|\.test\.tsx?$/

async function filesOf(place: string): Promise<string[]> {
  if (place.includes('.')) return [place]
  const entries = await readdir(path.join(root, place), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !leftOut.test(file))
    .sort()
}

async function fingerprint({ sources }: Build) {
  const hash = createHash('sha256')
  for (const file of (await Promise.all(sources.map(filesOf))).flat())
    hash.update(file).update(await readFile(path.join(root, file)))
  return hash.digest('hex')
}

async function buildIfStale(build: Build) {
  const { name, folder, command } = build
  const stamp = path.join(root, folder, 'build/built-from')
  const wanted = await fingerprint(build)
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return
  console.log(`Building the ${name} ...`)
  const [program, ...given] = command
  const { status, stdout, stderr } = spawnSync(program, given, {
    cwd: path.join(root, folder),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`The ${name} could not be built:\n${stdout}\n${stderr}`)
  await writeFile(stamp, wanted)
}

/** Builds the website and the back office where something in them changed since the last build. */
export async function buildWebIfStale() {
  for (const build of builds) await buildIfStale(build)
}

if (import.meta.main) await buildWebIfStale()
