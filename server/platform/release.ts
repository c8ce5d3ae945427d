import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

let known: Promise<string> | undefined

/** Names what this process was built from: equal for nodes that render the same pages from the same rows. */
export function releaseName(): Promise<string> {
  known ??= hashOfSources()
  return known
}

async function hashOfSources() {
  const hash = createHash('sha256')
  const sources = await Array.fromAsync(
    glob('{server,contract}/**/*.{ts,sql,json}', {
      cwd: root,
      exclude: ['**/node_modules/**', '**/*.test.ts'],
    }),
  )
  for (const name of sources.sort()) hash.update(name).update(await readFile(path.join(root, name)))
  // Built files carry a hash of their content in their name.
  const built = await Array.fromAsync(glob('web/build/client/assets/*', { cwd: root }))
  for (const name of built.sort()) hash.update(name)
  return hash.digest('hex').slice(0, 16)
}
