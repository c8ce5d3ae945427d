import { expect, test } from 'vitest'
import { lawOf } from './titles.ts'

test('a title that a law keeps for those of its register is known by its words', () => {
  expect(lawOf('Psychiatrist')).toContain('Medical Commission')
  expect(lawOf('Consultant clinical psychologist')).toContain('Rehabilitation Council')
  expect(lawOf('Ayurveda physician')).toContain('Indian System of Medicine')
  expect(lawOf('Registered dietitian')).toContain('Allied and Healthcare')
  expect(lawOf('Homeopath')).toContain('Homoeopathy')
  expect(lawOf('Staff Nurse')).toContain('Nursing')
})

test('a title that anybody may carry is free', () => {
  const free = ['Counselling psychologist', 'Yoga therapist', 'Reiki master', 'Nursery teacher', 'Life coach']
  expect(free.map(lawOf)).toEqual(free.map(() => undefined))
})
