import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { mantineVariables, variablesFile } from './write-mantine-variables.ts'

test('the written variables are those of the theme', async () => {
  // The formatter may lay the file out differently; what it says must be the same.
  const plain = (css: string) => css.replaceAll(/\s+/g, '').replaceAll("'", '"').toLowerCase()
  expect(plain(await readFile(variablesFile, 'utf8'))).toBe(plain(mantineVariables()))
})
