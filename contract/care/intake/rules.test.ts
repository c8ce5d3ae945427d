import { expect, test } from 'vitest'
import { answersShown, fitsQuestion, type IntakeKind, shownQuestions, unansweredQuestions } from './rules.ts'

const ask = (code: string, kind: IntakeKind, given: { if?: [string, string]; required?: boolean } = {}) => ({
  code,
  kind,
  choices: ['Yes', 'No'],
  is_required: given.required ?? false,
  if_code: given.if?.[0] ?? '',
  if_answer: given.if?.[1] ?? '',
})
const questions = [
  ask('sleep', 'choice', { required: true }),
  ask('since', 'date', { if: ['sleep', 'No'], required: true }),
  ask('more', 'text', { if: ['since', '2026-01-02'] }),
  ask('agree', 'consent', { required: true }),
  ask('times', 'text', { if: ['agree', 'yes'] }),
]
const codes = (answers: Parameters<typeof shownQuestions>[1]) =>
  shownQuestions(questions, answers).map(({ code }) => code)

test('a question is shown while its condition holds, and what hangs on a hidden one is hidden with it', () => {
  expect(codes({})).toEqual(['sleep', 'agree'])
  expect(codes({ sleep: 'No', since: '2026-01-02' })).toEqual(['sleep', 'since', 'more', 'agree'])
  expect(codes({ sleep: 'Yes', since: '2026-01-02', agree: true })).toEqual(['sleep', 'agree', 'times'])
})

test('what is required is asked for where it is shown alone, and a tick that is not set is no answer', () => {
  expect(unansweredQuestions(questions, { agree: false })).toEqual(['sleep', 'agree'])
  expect(unansweredQuestions(questions, { sleep: 'No', agree: true })).toEqual(['since'])
  expect(unansweredQuestions(questions, { sleep: 'Yes', agree: true })).toEqual([])
})

test('answers to hidden questions are left out', () => {
  expect(answersShown(questions, { sleep: 'Yes', since: '2026-01-02', agree: true })).toEqual({
    sleep: 'Yes',
    agree: true,
  })
})

test('an answer is of the kind of its question', () => {
  const fits = (kind: IntakeKind, answer: Parameters<typeof fitsQuestion>[1]) =>
    fitsQuestion(ask('q', kind), answer)
  expect([fits('text', 'Words'), fits('choice', 'Yes'), fits('choices', ['No', 'Yes'])]).toEqual([
    true,
    true,
    true,
  ])
  expect([fits('number', 3.5), fits('date', '2026-02-03'), fits('scale', 10), fits('consent', true)]).toEqual(
    [...[true, true, true, true]],
  )
  expect([fits('text', 3), fits('choice', 'Maybe'), fits('choices', ['Maybe']), fits('number', '3')]).toEqual(
    [...[false, false, false, false]],
  )
  expect([fits('date', '3 May'), fits('scale', 11), fits('scale', 1.5), fits('heading', 'x')]).toEqual([
    ...[false, false, false, false],
  ])
})
