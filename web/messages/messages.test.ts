import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const web = path.join(import.meta.dirname, '..')
const always = new Set(['ui', 'when', 'categories', 'frame'])
const files = globSync('**/*.{ts,tsx}', {
  cwd: web,
  exclude: ['build/**', 'node_modules/**', '.react-router/**', 'messages/**'],
})

/** Domains whose words a file asks for. */
function domainsOf(code: string): string[] {
  const inParts = code.matchAll(/useTranslations\(\s*'([\w-]+)/g)
  const outside = code.matchAll(/textsOf\((?:[^()]|\([^()]*\))*?,\s*'([\w-]+)'/g)
  return [...new Set([...inParts, ...outside].map((found) => found[1] ?? ''))]
}

test('what shows the words of a domain brings them along', () => {
  const forgotten = files.flatMap((file) => {
    const code = readFileSync(path.join(web, file), 'utf8')
    return domainsOf(code)
      .filter((domain) => !always.has(domain))
      .filter((domain) => {
        const from = path.relative(
          path.dirname(path.join(web, file)),
          path.join(web, `messages/${domain}.ts`),
        )
        return !code.includes(`import '${from.startsWith('.') ? from : `./${from}`}'`)
      })
      .map((domain) => `${file} shows words of ${domain} without importing messages/${domain}.ts`)
  })
  expect(files.length).toBeGreaterThan(100)
  expect(forgotten).toEqual([])
})
