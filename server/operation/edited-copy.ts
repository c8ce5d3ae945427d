import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const leftOut = new Set([
  'node_modules',
  'build',
  '.git',
  '.data',
  '.react-router',
  'test-results',
  'pictures',
])
/** npm and Vite state of a checkout, which is not shared. */
const ownFiles = new Set(['.installed-from', '.cache', '.vite'])

/** A copy of the project that a test may edit; it shares the installed packages. */
export async function makeEditedCopy() {
  const folder = await mkdtemp(path.join(tmpdir(), 'newyou-edited-'))
  await cp(root, folder, { recursive: true, filter: (file) => !leftOut.has(path.basename(file)) })
  const withPackages = ['', ...(await readdir(root, { withFileTypes: true })).map(({ name }) => name)]
  for (const room of withPackages) {
    const packages = await readdir(path.join(root, room, 'node_modules')).catch(() => undefined)
    if (!packages) continue
    const copied = path.join(folder, room, 'node_modules')
    await mkdir(copied)
    for (const name of packages)
      if (!ownFiles.has(name))
        await symlink(path.join(root, room, 'node_modules', name), path.join(copied, name))
  }
  // All is installed, so that the start does not ask npm.
  await writeFile(
    path.join(folder, 'node_modules/.installed-from'),
    await readFile(path.join(root, 'package-lock.json')),
  )
  return {
    folder,
    async edit(file: string, from: string, to: string) {
      const place = path.join(folder, file)
      const text = await readFile(place, 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not say ${from}`)
      await writeFile(place, text.replace(from, to))
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
