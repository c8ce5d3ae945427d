import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { drawBrand } from './brand.ts'

const folder = new URL('../web/public/art/', import.meta.url)

test('the committed brand drawings are what the program draws', async () => {
  for (const [name, drawing] of drawBrand()) {
    expect(await readFile(new URL(name, folder), 'utf8'), `${name}: run npm run draw:brand -w demo`).toBe(
      `${drawing}\n`,
    )
  }
})

test('no committed drawing carries a style or a script, which the content policy would refuse', async () => {
  for (const name of await readdir(folder)) {
    expect(await readFile(new URL(name, folder), 'utf8'), name).not.toMatch(/<style|style=|<script|\son\w+=/)
  }
})
