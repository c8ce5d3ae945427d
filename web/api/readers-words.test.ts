import { expect, test } from 'vitest'
import { inReadersWords } from './readers-words.ts'

const course = () => ({
  u_id: '1',
  title: 'Sleep, slowly',
  written_in: 'en',
  other_version: { written_in: 'hi', title: 'धीरे-धीरे नींद' },
  healer: { full_name: 'Meera' },
})

test('a reader gets the version in their language, and the other one is not sent on', () => {
  expect(inReadersWords({ data: [course()], total: 1 }, 'hi')).toEqual({
    data: [{ u_id: '1', title: 'धीरे-धीरे नींद', healer: { full_name: 'Meera' } }],
    total: 1,
  })
  expect(inReadersWords(course(), 'en')).toEqual({
    u_id: '1',
    title: 'Sleep, slowly',
    healer: { full_name: 'Meera' },
  })
})

test('what nobody wrote in the reader’s language names the language that it is in', () => {
  const alone = () => ({ title: 'Sleep', written_in: 'en', other_version: null })
  expect(inReadersWords(alone(), 'hi')).toEqual({ title: 'Sleep', written_in: 'en' })
  expect(inReadersWords(alone(), 'en')).toEqual({ title: 'Sleep' })
})

test('a form that says in which language it is written keeps that', () => {
  const form = { written_in: 'hi', other_about: '', version: 3, change: null, list: [1, null, 'a'] }
  expect(inReadersWords(structuredClone(form), 'hi')).toEqual(form)
})
