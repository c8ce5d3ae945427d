import type { OutlineSection } from '@newyou/contract/administration/back-office/course-outline'
import { expect, test } from 'vitest'
import { dropped, type Part, placeWords, type Sections, stepped } from './moves.ts'

const lesson = (id: string, questions: string[] = []) => ({
  ...{ u_id: id, version: 1, title: id, kind: questions.length ? ('quiz' as const) : ('text' as const) },
  ...{ seconds: 60, is_preview: false },
  questions: questions.map((one) => ({ u_id: one, version: 1, question: one })),
})
const section = (id: string, ...lessons: OutlineSection['lessons']): OutlineSection => ({
  ...{ u_id: id, version: 1, title: id, lessons },
})
const course: Sections = [
  section('A', lesson('a1'), lesson('a2', ['q1', 'q2', 'q3'])),
  section('B'),
  section('C', lesson('c1')),
]
const shape = (sections: Sections | undefined) =>
  sections?.map(({ u_id, lessons }) => [u_id, ...lessons.map((one) => one.u_id)].join(' '))
const questions = (sections: Sections | undefined) =>
  sections?.flatMap(({ lessons }) => lessons.flatMap((one) => one.questions.map(({ u_id }) => u_id)))
const part = (kind: Part['kind'], id: string): Part => ({ kind, id })

test('a section takes its lessons along, one step at a time, and stays at the ends', () => {
  expect(shape(stepped(course, part('section', 'A'), 1))).toEqual(['B', 'A a1 a2', 'C c1'])
  expect(shape(stepped(course, part('section', 'C'), -1))).toEqual(['A a1 a2', 'C c1', 'B'])
  expect(stepped(course, part('section', 'A'), -1)).toBeUndefined()
  expect(stepped(course, part('section', 'C'), 1)).toBeUndefined()
})

test('a lesson goes on into the section beside its own, and stays at the ends of the course', () => {
  expect(shape(stepped(course, part('lesson', 'a1'), 1))).toEqual(['A a2 a1', 'B', 'C c1'])
  expect(shape(stepped(course, part('lesson', 'a2'), 1))).toEqual(['A a1', 'B a2', 'C c1'])
  expect(shape(stepped(course, part('lesson', 'c1'), -1))).toEqual(['A a1 a2', 'B c1', 'C'])
  expect(stepped(course, part('lesson', 'a1'), -1)).toBeUndefined()
  expect(stepped(course, part('lesson', 'c1'), 1)).toBeUndefined()
})

test('a question stays in its quiz', () => {
  expect(questions(stepped(course, part('question', 'q1'), 1))).toEqual(['q2', 'q1', 'q3'])
  expect(stepped(course, part('question', 'q3'), 1)).toBeUndefined()
  expect(questions(dropped(course, part('question', 'q3'), part('question', 'q1')))).toEqual([
    'q3',
    'q1',
    'q2',
  ])
  expect(dropped(course, part('question', 'q3'), part('lesson', 'c1'))).toBeUndefined()
})

test('what is dragged lands where it is dropped: on a lesson of any section, or at the end of one', () => {
  expect(shape(dropped(course, part('section', 'C'), part('section', 'A')))).toEqual(['C c1', 'A a1 a2', 'B'])
  expect(shape(dropped(course, part('lesson', 'a2'), part('lesson', 'a1')))).toEqual(['A a2 a1', 'B', 'C c1'])
  expect(shape(dropped(course, part('lesson', 'a1'), part('lesson', 'c1')))).toEqual(['A a2', 'B', 'C a1 c1'])
  expect(shape(dropped(course, part('lesson', 'a1'), { kind: 'end', id: 'C' }))).toEqual([
    'A a2',
    'B',
    'C c1 a1',
  ])
  expect(shape(dropped(course, part('lesson', 'a1'), { kind: 'end', id: 'B' }))).toEqual([
    'A a2',
    'B a1',
    'C c1',
  ])
  expect(shape(dropped(course, part('lesson', 'a1'), { kind: 'end', id: 'A' }))).toEqual([
    'A a2 a1',
    'B',
    'C c1',
  ])
  expect(dropped(course, part('lesson', 'a1'), part('lesson', 'a1'))).toBeUndefined()
})

test('a place is said in words', () => {
  expect(placeWords(course, part('section', 'B'))).toBe('position 2 of 3')
  expect(placeWords(course, part('lesson', 'a2'))).toBe('position 2 of 2 in A')
  expect(placeWords(course, part('question', 'q3'))).toBe('position 3 of 3 in a2')
})
