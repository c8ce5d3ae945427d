import path from 'node:path'
import type { Field, FieldKind } from '@newyou/contract/back-office/fields'
import { type MediaKind, pictureShapes } from '@newyou/contract/media'
import { expect, type Locator } from '@playwright/test'
import sharp from 'sharp'
import { wordsOf } from '../back-office/fields/words.ts'
import { somePdf } from '../server/testing/files.ts'

/** What a person enters: text and numbers as typed, choices by their slugs, records by a part of their name. */
export type Entry = string | boolean | readonly string[]

interface Way {
  /** What is entered where a journey gives nothing of its own; `turn` differs between creating and changing. */
  entry: (field: Field, turn: number) => Entry
  enter: (form: Locator, field: Field, entry: Entry) => Promise<void>
  /** The form shows it when it is opened again. */
  expectShown: (form: Locator, field: Field, entry: Entry) => Promise<void>
}

const unit: Partial<Record<FieldKind, string>> = { money: ' (₹)', percent: ' (%)', moment: ' (IST)' }
/** The label as it stands on screen: the unit or the zone is part of it. */
const labelOf = ({ kind, label }: Field) => `${label}${unit[kind] ?? ''}`
const control = (form: Locator, field: Field) => form.getByLabel(labelOf(field), { exact: true })
/** The records that a field of several shows. */
const chipsOf = (form: Locator, field: Field) =>
  form
    .locator('.MuiAutocomplete-root')
    .filter({ has: form.page().getByLabel(labelOf(field), { exact: true }) })
    .locator('.MuiChip-root')
const listOf = (entry: Entry) => (Array.isArray(entry) ? (entry as readonly string[]) : [])

const typed = (entry: Way['entry']): Way => ({
  entry,
  enter: (form, field, value) => control(form, field).fill(String(value)),
  expectShown: (form, field, value) => expect(control(form, field)).toHaveValue(String(value)),
})
const words = (turn: number, max = 40) => (turn === 0 ? 'Lamps at dusk' : 'Lamps at dawn').slice(0, max)
const number = (field: Field, turn: number) =>
  String([3 + turn, 30 + turn, 300 + turn].find((one) => field.schema.safeParse(one).success) ?? 1)

/** The first record of the list that a few letters leave; the one that is chosen already is not in it. */
async function find(form: Locator, box: Locator, letters: string) {
  if ((await box.inputValue()).includes(letters)) return
  await box.fill(letters)
  await form.page().getByRole('option', { name: letters }).first().click()
}
const named = (entry: Entry) => wordsOf(String(entry))

const demo = (file: string) => path.resolve(import.meta.dirname, '../demo/media', file)
const files: Partial<Record<MediaKind, string>> = {
  film: demo('reels/banyan.mp4'),
  captions: demo('courses/audio-bowl-en.vtt'),
}
async function fileOf({ media }: Field) {
  const kinds = media?.kinds ?? []
  if (kinds.includes('pdf'))
    return { name: 'lamps.pdf', mimeType: 'application/pdf', buffer: await somePdf(2) }
  const [kind] = kinds
  if (kind !== 'picture') return files[kind ?? 'film'] ?? ''
  const shape = media?.shape ?? 'course'
  const [wide, high] = pictureShapes[shape === 'text' ? 'photo' : shape]
  const buffer = await sharp({
    create: { width: wide * 100, height: high * 100, channels: 3, background: '#8a5a2b' },
  })
    .jpeg()
    .toBuffer()
  return { name: 'lamp.jpg', mimeType: 'image/jpeg', buffer }
}

/** For each kind of field how a person fills it in. A kind without a way does not compile. */
export const ways: Record<FieldKind, Way> = {
  text: typed(({ max }, turn) => words(turn, max)),
  long: typed(({ max }, turn) => words(turn, max)),
  whole: typed(number),
  money: typed((_, turn) => String(499 + turn)),
  percent: typed((_, turn) => String(10 + turn)),
  moment: typed((_, turn) => `2031-01-1${turn}T10:30`),
  day: typed((_, turn) => `2031-01-1${turn}`),
  words: {
    entry: (_, turn) => ['Lamps', turn === 0 ? 'Dusk' : 'Dawn'],
    enter: (form, field, entry) => control(form, field).fill(listOf(entry).join('\n')),
    expectShown: (form, field, entry) => expect(control(form, field)).toHaveValue(listOf(entry).join('\n')),
  },
  rich: {
    entry: (_, turn) => words(turn),
    async enter(form, field, entry) {
      const box = form.getByRole('textbox', { name: field.label, exact: true })
      await box.fill(String(entry))
    },
    expectShown: (form, field, entry) =>
      expect(form.getByRole('textbox', { name: field.label, exact: true })).toHaveText(String(entry)),
  },
  choice: {
    entry: ({ choices = [] }, turn) => choices[turn % choices.length] ?? '',
    async enter(form, field, entry) {
      await control(form, field).click()
      await form
        .page()
        .getByRole('option', { name: named(entry), exact: true })
        .click()
    },
    expectShown: (form, field, entry) => expect(control(form, field)).toHaveText(named(entry)),
  },
  choices: {
    entry: ({ choices = [] }, turn) => choices.slice(turn, turn + 1),
    async enter(form, field, entry) {
      const group = form.getByRole('group', { name: field.label })
      for (const slug of field.choices ?? [])
        await group
          .getByRole('checkbox', { name: wordsOf(slug), exact: true })
          .setChecked(listOf(entry).includes(slug))
    },
    async expectShown(form, field, entry) {
      const group = form.getByRole('group', { name: field.label })
      for (const slug of field.choices ?? [])
        await expect(group.getByRole('checkbox', { name: wordsOf(slug), exact: true })).toBeChecked({
          checked: listOf(entry).includes(slug),
        })
    },
  },
  'yes-no': {
    entry: ({ initial }, turn) => (turn === 0 ? initial !== true : initial === true),
    enter: (form, field, entry) => control(form, field).setChecked(entry === true),
    expectShown: (form, field, entry) =>
      expect(control(form, field)).toBeChecked({ checked: entry === true }),
  },
  record: {
    entry: () => 'a',
    enter: (form, field, entry) => find(form, control(form, field), String(entry)),
    expectShown: (form, field, entry) =>
      expect(control(form, field)).toHaveValue(new RegExp(String(entry), 'i')),
  },
  records: {
    entry: () => ['a'],
    async enter(form, field, entry) {
      // What was chosen when the record was made stays.
      if ((await chipsOf(form, field).count()) > 0) return
      for (const letters of listOf(entry)) await find(form, control(form, field), letters)
    },
    expectShown: (form, field, entry) => expect(chipsOf(form, field)).toHaveCount(listOf(entry).length),
  },
  media: {
    entry: () => 'a file',
    async enter(form, field) {
      const group = form.getByRole('group', { name: field.label, exact: true })
      await group.getByLabel(`${field.label}: file`).setInputFiles(await fileOf(field))
      await expect(group.getByRole('img').or(group.getByRole('button', { name: 'Open' }))).toBeVisible()
    },
    expectShown: (form, field) => {
      const group = form.getByRole('group', { name: field.label, exact: true })
      return expect(group.getByRole('img').or(group.getByRole('button', { name: 'Open' }))).toBeVisible()
    },
  },
}
