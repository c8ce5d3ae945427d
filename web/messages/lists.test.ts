import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accountsLists } from './en/accounts-lists.ts'

test('every state and profession that the server offers has a name in the catalogues', () => {
  const places = readFileSync('server/foundation/lists/indian-cities.ts', 'utf8')
  const states = [...places.matchAll(/^ {2}(?:'([^']+)'|(\w+)):/gm)].map(([, quoted, word]) => quoted ?? word)
  expect(states.length).toBeGreaterThan(30)
  expect(states.filter((state) => !(state && state in accountsLists.states))).toEqual([])
  const table = readFileSync('server/database/migrations/0010-accounts-whole.sql', 'utf8')
  const professions = [...table.matchAll(/^ {2}\('[\da-f-]+', '([^']+)', \d+\)[,;]/gm)].map(
    ([, name]) => name,
  )
  expect(professions.length).toBe(16)
  expect(professions.filter((name) => !(name && name in accountsLists.professions))).toEqual([])
})
