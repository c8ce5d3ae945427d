import type { Field, FieldKind } from '@newyou/contract/administration/back-office/fields'
import { type MediaKind, type PictureShape, pictureShapes } from '@newyou/contract/foundation/media'
import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { wordsOf } from '../fields/words.ts'
import { choice, choiceId } from './fake-server.ts'

/** A form entry: text and numbers as typed, choices by their slugs. */
type Entry = string | boolean | readonly string[]

interface Way {
  /** The entry; `turn` differs between creating and changing. */
  entry: (field: Field, turn: number) => Entry
  enter: (form: Locator, field: Field, entry: Entry) => Promise<void>
  /** The value to send. */
  means: (field: Field, entry: Entry) => unknown
  /** The form shows it when the record is opened again. */
  expectShown: (form: Locator, field: Field, entry: Entry) => Promise<void>
}

const unit: Partial<Record<FieldKind, string>> = { money: ' (₹)', percent: ' (%)', moment: ' (IST)' }
/** The label as it stands on screen: the unit or the zone is part of it. */
const labelOf = ({ kind, label }: Field) => `${label}${unit[kind] ?? ''}`
const control = (form: Locator, field: Field) => form.getByLabelText(labelOf(field), { exact: true })
/** The element itself, once it stands: a locator does not wait for it. */
async function inputAt(locator: Locator) {
  await expect.element(locator).toBeInTheDocument()
  return locator.element() as HTMLInputElement // what is asked for here is one
}
const listOf = (entry: Entry) => (Array.isArray(entry) ? (entry as readonly string[]) : [])
const isAllowed = (field: Field, value: unknown) => field.schema.safeParse(value).success

const typed = (entry: Way['entry'], means: Way['means'] = (_, value) => value): Way => ({
  entry,
  means,
  enter: (form, field, value) => control(form, field).fill(String(value)),
  async expectShown(form, field, value) {
    const shown = control(form, field)
    if (field.kind === 'whole' || field.kind === 'money' || field.kind === 'percent')
      await expect.element(shown).toHaveValue(Number(value))
    else await expect.element(shown).toHaveValue(String(value))
  },
})

/** Candidates for text fields; the first that the declaration allows is typed. */
const texts = [
  ['Lamps at dusk', 'Lamps at dawn'],
  ['lamps', 'dawns'],
  ['LAMPS', 'DAWNS'],
  ['/faq#dusk', '/faq#dawn'],
  ['https://example.org/dusk', 'https://example.org/dawn'],
  ['1860 2662 345', '1860 2662 346'],
  ['#8fd0cb', '#1f6162'],
]
const words = (field: Field, turn: number) => {
  const text = texts.map((pair) => pair[turn] ?? '').find((one) => isAllowed(field, one))
  if (text === undefined) throw new Error(`say in testing/ways.ts what “${field.label}” may hold`)
  return text
}
const number = (by: number) => (field: Field, turn: number) =>
  String([3 + turn, 30 + turn, 300 + turn].find((one) => isAllowed(field, one * by)) ?? 1)
const times = (by: number) => (_: Field, value: Entry) => Math.round(Number(value) * by)

/** How many records a field of several shows. */
const chosenIn = async (form: Locator, field: Field) =>
  (await inputAt(control(form, field))).closest('.MuiAutocomplete-root')?.querySelectorAll('.MuiChip-root')
    .length ?? 0

/** The only record there is, found by some of its letters. */
async function find(box: Locator) {
  await box.fill('Asha')
  await page.getByRole('option', { name: choice.name }).click()
}

const types: Record<MediaKind, [name: string, type: string]> = {
  picture: ['lamps.jpg', 'image/jpeg'],
  film: ['lamps.mp4', 'video/mp4'],
  sound: ['lamps.mp3', 'audio/mpeg'],
  pdf: ['lamps.pdf', 'application/pdf'],
  epub: ['lamps.epub', 'application/epub+zip'],
  captions: ['lamps.vtt', 'text/vtt'],
}
async function fileOf({ media }: Field) {
  const kind = media?.kinds[0] ?? 'picture'
  const [name, type] = types[kind]
  if (kind !== 'picture') return new File(['WEBVTT\n\n00:00.000 --> 00:01.000\nDusk'], name, { type })
  const shape = media?.shape ?? 'course'
  // A picture of a text or of the brand keeps its own.
  const [wide, high] = shape in pictureShapes ? pictureShapes[shape as PictureShape] : [8, 8]
  const blob = await new OffscreenCanvas(wide * 100, high * 100)
    .convertToBlob({ type })
    // A canvas without a drawing has no picture.
    .catch(async () => {
      const canvas = new OffscreenCanvas(wide * 100, high * 100)
      canvas.getContext('2d')?.fillRect(0, 0, 1, 1)
      return canvas.convertToBlob({ type })
    })
  return new File([blob], name, { type })
}

const groupOf = (form: Locator, { label }: Field) => form.getByRole('group', { name: label, exact: true })
async function expectFile(form: Locator, field: Field) {
  const group = groupOf(form, field)
  await expect.element(group.getByRole('img').or(group.getByRole('button', { name: 'Open' }))).toBeVisible()
}

/** For each kind of field how a person fills it in. A kind without a way does not compile. */
export const ways: Record<FieldKind, Way> = {
  text: typed(words),
  long: typed(words),
  whole: typed(number(1), times(1)),
  money: typed(number(100), times(100)),
  percent: typed(number(100), times(100)),
  moment: typed(
    (_, turn) => `2031-01-1${turn}T10:30`,
    (_, value) => new Date(`${value}+05:30`).toISOString().replace('.000', ''),
  ),
  day: typed((_, turn) => `2031-01-1${turn}`),
  words: {
    entry: (_, turn) => ['Lamps', turn === 0 ? 'Dusk' : 'Dawn'],
    means: (_, entry) => entry,
    enter: (form, field, entry) => control(form, field).fill(listOf(entry).join('\n')),
    expectShown: (form, field, entry) =>
      expect.element(control(form, field)).toHaveValue(listOf(entry).join('\n')),
  },
  rich: {
    entry: (_, turn) => (turn === 0 ? 'Lamps at dusk' : 'Lamps at dawn'),
    means: (_, entry) => `<p>${entry}</p>`,
    enter: (form, field, entry) =>
      form.getByRole('textbox', { name: field.label, exact: true }).fill(String(entry)),
    expectShown: (form, field, entry) =>
      expect
        .element(form.getByRole('textbox', { name: field.label, exact: true }))
        .toHaveTextContent(String(entry)),
  },
  choice: {
    entry: ({ choices = [] }, turn) => choices[turn % choices.length] ?? '',
    means: (_, entry) => entry,
    async enter(form, field, entry) {
      await control(form, field).click()
      await page.getByRole('option', { name: wordsOf(String(entry)), exact: true }).click()
    },
    expectShown: (form, field, entry) =>
      expect.element(control(form, field)).toHaveTextContent(wordsOf(String(entry))),
  },
  choices: {
    entry: ({ choices = [] }, turn) => choices.slice(turn, turn + 1),
    means: (_, entry) => entry,
    async enter(form, field, entry) {
      const group = form.getByRole('group', { name: field.label })
      for (const slug of field.choices ?? []) {
        const box = group.getByRole('checkbox', { name: wordsOf(slug), exact: true })
        const { checked } = await inputAt(box)
        if (checked !== listOf(entry).includes(slug)) await box.click()
      }
    },
    async expectShown(form, field, entry) {
      const group = form.getByRole('group', { name: field.label })
      for (const slug of field.choices ?? []) {
        const box = expect.element(group.getByRole('checkbox', { name: wordsOf(slug), exact: true }))
        await (listOf(entry).includes(slug) ? box.toBeChecked() : box.not.toBeChecked())
      }
    },
  },
  'yes-no': {
    entry: ({ initial }, turn) => (turn === 0 ? initial !== true : initial === true),
    means: (_, entry) => entry,
    async enter(form, field, entry) {
      const box = control(form, field)
      const { checked } = await inputAt(box)
      if (checked !== entry) await box.click()
    },
    async expectShown(form, field, entry) {
      const box = expect.element(control(form, field))
      await (entry ? box.toBeChecked() : box.not.toBeChecked())
    },
  },
  record: {
    entry: ({ of }) => choiceId(of),
    means: (_, entry) => entry,
    async enter(form, field) {
      const box = control(form, field)
      const { value } = await inputAt(box)
      if (value !== choice.name) await find(box)
    },
    expectShown: (form, field) => expect.element(control(form, field)).toHaveValue(choice.name),
  },
  records: {
    entry: ({ of }) => [choiceId(of)],
    means: (_, entry) => entry,
    async enter(form, field) {
      // A choice made at creation is kept.
      if ((await chosenIn(form, field)) > 0) return
      await find(control(form, field))
      await userEvent.keyboard('{Escape}')
    },
    expectShown: (form, field) => expect.poll(() => chosenIn(form, field)).toBe(1),
  },
  media: {
    entry: ({ media }) =>
      media?.kinds.includes('picture') ? 'media/lamps' : `private/lamps.${media?.kinds[0]}`,
    means: (_, entry) => entry,
    async enter(form, field) {
      await groupOf(form, field)
        .getByLabelText(`${field.label}: file`)
        .upload(await fileOf(field))
      await expectFile(form, field)
    },
    expectShown: expectFile,
  },
}
