import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { mantineVariables, variablesFile } from './write-mantine-variables.ts'

test('the written variables are those of the theme', async () => {
  expect(await readFile(variablesFile, 'utf8')).toBe(mantineVariables())
})
