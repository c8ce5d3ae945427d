import { expect, test } from 'vitest'
import { lessonKolam } from './lesson-kolam.ts'

test('twelve lessons are four by three dots; other counts take the next rectangle that is one line', () => {
  expect(lessonKolam(12)).toEqual({ cols: 4, rows: 3 })
  expect(lessonKolam(6)).toEqual({ cols: 3, rows: 2 })
  expect(lessonKolam(1)).toEqual({ cols: 3, rows: 2 })
  expect(lessonKolam(7)).toEqual({ cols: 4, rows: 3 })
  expect(lessonKolam(16)).toEqual({ cols: 5, rows: 4 })
})
