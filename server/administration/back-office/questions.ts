import type { Values } from '@newyou/contract/administration/back-office/resource'
import { isCategory } from '@newyou/contract/foundation/categories/slugs'
import { sql } from 'kysely'
import { refuse } from './refuse.ts'
import type { Table } from './table.ts'

const listOf = (value: unknown) => (Array.isArray(value) ? (value as string[]) : []) // checked by the declaration

function checkQuestion(values: Values) {
  const [choices, names, hindi] = [values.choices, values.choice_values, values.choices_hi].map(listOf)
  if (!choices || choices.length < 2) return refuse('choices', 'A question needs two choices at least')
  if (!names || names.length !== choices.length)
    return refuse('choice_values', 'Please enter one choice ID for each choice')
  if (new Set(names).size !== names.length) return refuse('choice_values', 'Two choices have the same ID')
  if (names.some((name) => !/^[a-z0-9-]{1,60}$/.test(name)))
    return refuse('choice_values', 'Please use small letters, digits and hyphens')
  if (hindi?.length && hindi.length !== choices.length)
    return refuse('choices_hi', 'Please enter all choices in Hindi, or leave them all empty')
  if (values.purpose === 'topics' && !names.every(isCategory))
    return refuse('choice_values', 'For topics the choice IDs are the URL names of categories')
  if (values.purpose === 'budget' && names.some((name) => !/^(\d+|any)$/.test(name)))
    return refuse(
      'choice_values',
      'For a budget, each choice ID is an amount in rupees without commas, or “any”',
    )
}

export const questions: Table = {
  table: 'question',
  search: sql`t.text || ' ' || t.text_hi`,
  check: checkQuestion,
  // Each screen asks for the questions anew; no kept page shows them.
  tags: () => [],
  constraints: { question_purpose: ['purpose', 'Another published question is used for this'] },
}
