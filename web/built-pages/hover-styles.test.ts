import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

/** The selectors with `:hover` that a touch screen would keep after a tap. */
function keptAfterATap(css: string) {
  const around: string[] = []
  const kept: string[] = []
  for (const [, head = '', mark] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') around.pop()
    if (mark !== '{') continue
    const guarded = around.some((outer) => outer.startsWith('@media') && /\(hover:\s*hover\)/.test(outer))
    if (!head.trim().startsWith('@') && head.includes(':hover') && !guarded) kept.push(head.trim())
    around.push(head.trim())
  }
  return kept
}

test('finds what is kept, and not what is guarded', () => {
  expect(keptAfterATap('@media (width>=768px){a:hover,b{c:d}}e{f:g}')).toEqual(['a:hover,b'])
  expect(keptAfterATap('@media (hover:hover){a:hover{c:d}}b{@media (hover: hover){&:hover{c:d}}}')).toEqual(
    [],
  )
})

const sheetsIn = (folder: string) =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.css'))
        .map((file) => path.join(folder, file))
    : []

describe.each([
  ['web/build/client', 100],
  ['back-office/build', 1],
  ['sandbox', 3],
])('%s', (folder, least) => {
  const sheets = sheetsIn(folder)
  test.skipIf(sheets.length === 0)('no hover style stays after a tap', () => {
    expect(sheets.length).toBeGreaterThanOrEqual(least)
    const kept = sheets.map((file) => [file, keptAfterATap(readFileSync(path.join(root, file), 'utf8'))])
    expect(kept.filter(([, selectors]) => selectors?.length)).toEqual([])
  })
})

test.skipIf(sheetsIn('web/build/client').length === 0)('they are still there for a mouse', () => {
  const all = sheetsIn('web/build/client').map((file) => readFileSync(path.join(root, file), 'utf8'))
  expect(all.join('').match(/:hover/g)?.length).toBeGreaterThan(60)
})
