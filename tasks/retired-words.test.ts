import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { retiredWords } from './retired-words.ts'

const root = path.resolve(import.meta.dirname, '..')
const rooms = '{contract,server,web,back-office,demo,e2e,bench,probe,sandbox,tasks}'
const files = globSync([`${rooms}/**/*.{ts,tsx,mjs,sql,md}`, 'docs/**/*.md', '*.md'], {
  cwd: root,
  exclude: (file) => /node_modules|\/build$|^\.|database\/migrations/.test(file),
})
/** The list itself, the history of releases, the glossary, and the test of data that was written before. */
const allowed =
  /^(?:tasks\/retired-words\.|CHANGELOG\.md|docs\/words\.md|server\/platform\/database\/renamed-data\.int\.test\.ts)/

test('a word that was retired is used nowhere, neither in code nor in documents', () => {
  expect(files.length).toBeGreaterThan(2_500)
  const found = files
    .filter((file) => !allowed.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      return retiredWords.flatMap(([word, instead]) => {
        const [said] = word.exec(text) ?? word.exec(file) ?? []
        return said === undefined ? [] : [`${file}: ${said}, say ${instead}`]
      })
    })
  expect(found).toEqual([])
})
