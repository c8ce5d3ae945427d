import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from './read-imports.ts'

const root = path.join(import.meta.dirname, '..')
const longest = 300
const written = new Set(['server/platform/database/schema.ts', 'web/ui/mantine/variables.css'])

test(`no file is longer than ${longest} lines but those that a program writes`, () => {
  const files = listFiles(root).filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !written.has(file))
  const tooLong = files
    .map((file) => ({ file, lines: readFileSync(path.join(root, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > longest)
    .map(({ file, lines }) => `${file}: ${lines}`)
  expect(files.length).toBeGreaterThan(1000)
  expect(tooLong).toEqual([])
})
