import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import type { Config } from './config.ts'

const root = path.join(import.meta.dirname, '../..')
const manifest = z.object({ version: z.string() })

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

/** This process as log and traces name it. */
export interface Node {
  /** The name among all nodes: the given one, or the machine's and the port's. */
  node: string
  /** The package's, and the first letters of the release's name: `0.1.0+325120e9`. */
  version: string
}

export async function describeNode({ NODE_NAME, PORT }: Pick<Config, 'NODE_NAME' | 'PORT'>): Promise<Node> {
  const { version } = manifest.parse(JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')))
  return {
    node: NODE_NAME ?? `${hostname()}:${PORT}`,
    version: `${version}+${(await releaseName()).slice(0, 8)}`,
  }
}
