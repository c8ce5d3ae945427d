import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './ensure-installed.mjs'

const sources = ['web', 'contract', 'package-lock.json']
const leftOut = /(^|\/)(build|node_modules|\.react-router)(\/|$)|\.test\.tsx?$/
const stamp = path.join(root, 'web/build/built-from')

async function filesOf(place: string): Promise<string[]> {
  if (place.includes('.')) return [place]
  const entries = await readdir(path.join(root, place), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !leftOut.test(file))
    .sort()
}

async function fingerprint() {
  const hash = createHash('sha256')
  for (const file of (await Promise.all(sources.map(filesOf))).flat())
    hash.update(file).update(await readFile(path.join(root, file)))
  return hash.digest('hex')
}

/** Builds the website when something in it changed since the last build. */
export async function buildWebIfStale() {
  const wanted = await fingerprint()
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return
  console.log('Building the website ...')
  const { status, stdout, stderr } = spawnSync('react-router', ['build'], {
    cwd: path.join(root, 'web'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`The website could not be built:\n${stdout}\n${stderr}`)
  await writeFile(stamp, wanted)
}

if (import.meta.main) await buildWebIfStale()
