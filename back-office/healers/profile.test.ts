import type { HealerFile } from '@newyou/contract/administration/back-office/healers'
import { healerFields, healerLabels } from '@newyou/contract/care/healers/fields'
import { having, namesOf } from '@newyou/contract/people/accounts/declared'
import { expect, test } from 'vitest'
import { changedTexts, facts, staffInputs } from './profile.ts'

test('staff fill in each field that is declared for them, and no other', () => {
  expect(staffInputs.map(({ name }) => name)).toEqual(namesOf(having(healerFields, 'byStaff')))
  expect(staffInputs.every(({ label }) => label !== '')).toBe(true)
})

test('a plain field that an applicant wrote is an input of staff, or a line of the file', () => {
  const composed = [
    'gender',
    'city',
    'main_category',
    'languages',
    'topics',
    'practising_since',
    'price_rupees',
  ]
  const there = [...staffInputs.map(({ name }) => name), ...facts, ...composed]
  expect(there.sort()).toEqual(namesOf(having(healerFields, 'step')).sort())
})

test('staff read each text that a healer proposes beside the public one, and not what stays', () => {
  const names = namesOf(having(healerFields, 'page', 'reviewed'))
  const textsOf = (words: string) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        healerFields[name].kind === 'greeting' ? { lang: 'hi', text: words } : words,
      ]),
    )
  const healer = textsOf('now') as unknown as HealerFile // the texts are all that is read
  const change = textsOf('then') as unknown as NonNullable<HealerFile['page_change']>
  expect(changedTexts(healer, change).map(({ label }) => label)).toEqual(
    names.map((name) => healerLabels[name].label),
  )
  expect(changedTexts(healer, textsOf('now') as never)).toEqual([])
})
