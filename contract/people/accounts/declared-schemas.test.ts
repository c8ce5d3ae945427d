import { expect, test } from 'vitest'
import { z } from 'zod'
import { emptyForm, having, namesOf } from './declared.ts'
import { answerShape, draftShape, formShape, standingShape } from './declared-schemas.ts'

const fields = {
  motto: { kind: 'text', min: 3, max: 10, says: 'Please write a motto' },
  aside: { kind: 'long', max: 5, isOptional: true, page: 'reviewed' },
  story: { kind: 'paragraphs', max: 20, page: 'reviewed' },
  colour: { kind: 'choice', of: ['red', 'blue'] },
  days: { kind: 'choices', of: ['mon', 'tue'], min: 1, max: 2, page: 'at once' },
  since: { kind: 'year' },
} as const
const form = z.strictObject(formShape(fields, { since: z.coerce.number() }))
const whole = { motto: '  calm  ', story: 'One.', colour: 'red', days: ['mon'], since: '2010' }
const wrongOf = (given: object) => {
  const { error } = form.safeParse({ ...whole, ...given })
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

test('a form checks each field by its declaration and says the sentence of the declaration', () => {
  expect(form.parse(whole)).toEqual({ ...whole, motto: 'calm', since: 2010 })
  expect(wrongOf({ motto: ' a ' })).toEqual({ motto: 'Please write a motto' })
  expect(wrongOf({ motto: 'twelve signs' })).toEqual({ motto: expect.any(String) })
  expect(wrongOf({ colour: 'green' })).toEqual({ colour: 'This field is required' })
  expect(wrongOf({ days: [] })).toEqual({ days: 'This field is required' })
  expect(wrongOf({ days: ['mon', 'sun'] })).toEqual({ 'days.1': expect.any(String) })
})

test('an optional field may be left out, and then nothing stands for it', () => {
  expect(form.parse(whole)).not.toHaveProperty('aside')
  expect(form.partial().parse({})).toEqual({})
  expect(form.parse({ ...whole, aside: '' }).aside).toBe('')
  expect(wrongOf({ aside: 'too long' })).toEqual({ aside: expect.any(String) })
})

test('what stands may be shorter than a new form asks for, but not empty', () => {
  const standing = z.object(standingShape(having(fields, 'says')))
  expect(standing.parse({ motto: 'a' })).toEqual({ motto: 'a' })
  expect(standing.safeParse({ motto: ' ' }).success).toBe(false)
})

test('paragraphs are a list for readers and one text for who edits them', () => {
  const { story } = fields
  expect(z.object(answerShape({ story })).parse({ story: ['One.'] })).toEqual({ story: ['One.'] })
  expect(z.object(draftShape({ story })).parse({ story: 'One.' })).toEqual({ story: 'One.' })
})

test('fields are picked by what they say of themselves, in their order', () => {
  expect(namesOf(having(fields, 'page'))).toEqual(['aside', 'story', 'days'])
  expect(namesOf(having(fields, 'page', 'reviewed'))).toEqual(['aside', 'story'])
  expect(emptyForm(having(fields, 'page'))).toEqual({ aside: '', story: '', days: [] })
})
