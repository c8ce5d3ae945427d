import { IconBell, IconUrgent } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import { feedbackAddress, notificationIcon, notificationPath } from './notification-target.ts'

const to = (front_end_path: string, role: 'client' | 'healer' = 'client') =>
  notificationPath({ front_end_path, target_id: '7' }, role)

test('appointments lead to the dashboard of a client and to the practice of a healer', () => {
  expect(['appointment', 'appointment-details', 'dashboard', 'counseling'].map((path) => to(path))).toEqual(
    Array(4).fill('/dashboard'),
  )
  expect(to('appointment', 'healer')).toBe('/practice')
})

test('the wallet leads a client to the wallet', () => {
  expect(to('wallet')).toBe('/wallet')
  expect(to('wallet', 'healer')).toBe('/practice')
})

test('a message leads to its conversation', () => {
  expect(to('chat')).toBe('/chat?with=7')
  expect(to('practice/chat', 'healer')).toBe('/practice/chat?with=7')
})

test('new posts lead to their group, and a report to the back office', () => {
  expect(to('community')).toBe('/community/7')
  expect(to('practice/community', 'healer')).toBe('/practice/community/7')
  expect(notificationPath({ front_end_path: 'admin/community-reports', target_id: '7' }, 'staff')).toBe(
    '/admin/community-reports/7',
  )
})

test('a page that no id follows is led to by itself', () => {
  expect(to('profile')).toBe('/profile')
  expect(to('profile', 'healer')).toBe('/profile/devices')
  expect(to('practice', 'healer')).toBe('/practice')
  expect(to('my-action-plan')).toBe('/my-action-plan/7')
})

test('every other path takes its id along and stays on our site', () => {
  expect(to('webinar/view')).toBe('/webinar/view/7')
  expect(to('//evil.example')).toBe('/evil.example/7')
})

test('each known path has an icon of its own, any other the bell', () => {
  const known = [
    'appointment',
    'wallet',
    'dashboard',
    'courses/courses-details',
    'workshop/workshop-details',
    'webinar/view',
    'support/support-view',
    'chat',
  ]
  const icons = known.map((front_end_path) => notificationIcon({ front_end_path }))
  expect(new Set(icons).size).toBe(known.length)
  expect(icons).not.toContain(IconBell)
  expect(notificationIcon({ front_end_path: 'profile' })).toBe(IconBell)
  expect(notificationIcon({ front_end_path: 'practice/chat', type: 'crisis' })).toBe(IconUrgent)
})

test.each([
  ['webinar-feedback', 'https://site.example/feedback/webinar/7', '/feedback/webinar/7'],
  ['webinar-feedback', 'https://forms.example/7', 'https://forms.example/7'],
  ['webinar-feedback', 'http://forms.example/7', undefined],
  ['webinar-feedback', 'https://evil.example/7', undefined],
  ['workshop-feedback', '/\\evil.example', undefined],
  ['workshop-feedback', '/feedback/workshop/7', '/feedback/workshop/7'],
  ['workshop-feedback', 'javascript:alert(1)', undefined],
  ['workshop-feedback', '//evil.example', undefined],
  ['appointment', 'https://site.example', undefined],
])('%s with %s opens %s', (type, description, address) => {
  expect(
    feedbackAddress({ type, description }, { hosts: ['forms.example'], origin: 'https://site.example' }),
  ).toBe(address)
})
