import { expect, test } from 'vitest'
import { notificationPath } from './notification-target.ts'

const to = (front_end_path: string, role: 'client' | 'healer' = 'client') =>
  notificationPath({ front_end_path, target_id: '7' }, role)

test('appointments lead to the dashboard of a client and to the practice of a healer', () => {
  expect(['appointment', 'appointment-details', 'dashboard', 'counseling'].map((path) => to(path))).toEqual(
    Array(4).fill('/dashboard'),
  )
  expect(to('appointment', 'healer')).toBe('/practice')
})

test('every other path takes its id along and stays on our site', () => {
  expect(to('webinar/view')).toBe('/webinar/view/7')
  expect(to('//evil.example')).toBe('/evil.example/7')
})
