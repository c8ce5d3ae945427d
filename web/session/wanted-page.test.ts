import { expect, test } from 'vitest'
import { wantedFrom } from './go-to-wanted.ts'

const kept = (to: string, at = 1000) => JSON.stringify({ to, at })

test('a page that had to be loaded anew goes on to where a press was leading', () => {
  expect(wantedFrom('/healers', kept('/courses?page=2#top'), true, 2000)).toBe('/courses?page=2#top')
})

test.each([
  ['nothing was pressed', '/healers', null, true, 2000],
  ['the page was reached', '/courses', kept('/courses'), true, 2000],
  ['the page was opened and not loaded anew', '/healers', kept('/courses'), false, 2000],
  ['the press is long ago', '/healers', kept('/courses'), true, 40_000],
] as const)('it stays where %s', (_, here, written, isReload, now) => {
  expect(wantedFrom(here, written, isReload, now)).toBeUndefined()
})
