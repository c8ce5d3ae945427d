// The tests of one area with one fault in the source, which is put there while it is read: the file on disk stays.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from './ensure-installed.mjs'
import type { Mutant } from './mutants.ts'

const mutant: Mutant | undefined = process.env.MUTANT ? JSON.parse(process.env.MUTANT) : undefined
const nearest = mutant ? path.basename(mutant.file, '.ts') : ''

/** The tests named like the faulty file first, then in the order that was asked for. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const wanted = process.argv.slice(2)
    const rank = ({ moduleId }: TestSpecification) =>
      path.basename(moduleId).startsWith(`${nearest}.`) ? -1 : wanted.indexOf(path.relative(root, moduleId))
    return files.toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      async load(id) {
        if (!mutant || id !== path.join(root, mutant.file)) return undefined
        const source = await readFile(id, 'utf8')
        return source.slice(0, mutant.start) + mutant.after + source.slice(mutant.end)
      },
    },
  ],
  test: {
    include: ['server/**/*.test.ts'],
    globalSetup: ['server/testing/cluster.ts'],
    setupFiles: ['server/testing/rounds.ts'],
    sequence: { sequencer: NearestFirst },
    // One after the other in one process: its modules are read once, and the first failure ends it all.
    isolate: false,
    fileParallelism: false,
    bail: 1,
    // It goes by what is on disk, and would keep one fault for the next.
    fsModuleCache: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 5_000 } },
  },
})
