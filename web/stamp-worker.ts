import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const unstamped = "const release = 'development'"

/**
 * Writes the release into the built worker: a hash of what it keeps itself and of the names of the built files, which
 * carry hashes of their own. The same sources make the same release, so that people are not told of a new one without need.
 */
export async function stampWorker(folder: string) {
  const file = path.join(folder, 'service-worker.js')
  const worker = await readFile(file, 'utf8')
  if (!worker.includes(unstamped)) throw new Error(`${file} has no place for the release`)
  const hash = createHash('sha256').update(worker)
  for (const name of (await readdir(path.join(folder, 'assets'))).sort()) hash.update(name)
  for (const name of (await readdir(path.join(folder, 'offline'))).sort())
    hash.update(await readFile(path.join(folder, 'offline', name)))
  await writeFile(file, worker.replace(unstamped, `const release = '${hash.digest('hex').slice(0, 12)}'`))
}
