import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const longest = 300
const written = new Set(['server/platform/database/schema.ts', 'web/ui/mantine/variables.css'])

test(`no file is longer than ${longest} lines but those that a program writes`, () => {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], { cwd: root })
  const files = listed.toString().trim().split('\n')
  const tooLong = files
    .filter((file) => !written.has(file) && existsSync(path.join(root, file)))
    .map((file) => ({ file, lines: readFileSync(path.join(root, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > longest)
    .map(({ file, lines }) => `${file}: ${lines}`)
  expect(files.length).toBeGreaterThan(1000)
  expect(tooLong).toEqual([])
})
