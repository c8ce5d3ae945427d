import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { claimsIn, plainOf } from '../server/foundation/advertising-claims/index.ts'

const folder = new URL('content/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.includes('.test.'),
)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(textsIn)
}

test('the demo makes no claim that an editor would have to decide about', async () => {
  const parts = await Promise.all(files.map((name) => import(new URL(name, folder).href)))
  const texts = textsIn(parts.map((part: object) => Object.values(part)))
  expect(texts.length).toBeGreaterThan(5000)
  expect(
    texts.flatMap((text) => claimsIn(plainOf(text)).map(({ rule, sentence }) => [rule.id, sentence])),
  ).toEqual([])
})
