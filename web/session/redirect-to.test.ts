import { beforeEach, expect, test, vi } from 'vitest'
import { afterLogin, safeRedirect } from './redirect-to.ts'

// Node has a storage of the session and none of the device.
beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('a path of ours is kept whole', () => {
  expect(safeRedirect('/healers/healers-details/1?at=2026-11-22T01:45:00Z&mode=voice')).toBe(
    '/healers/healers-details/1?at=2026-11-22T01:45:00Z&mode=voice',
  )
})

test('no address leads to another site', () => {
  const away = [
    'https://evil.example',
    '//evil.example/login',
    '/\\evil.example',
    '/\t/evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
    'javascript:alert(1)',
    'healers',
    '',
    null,
    undefined,
  ]
  for (const wished of away) expect(safeRedirect(wished), String(wished)).toBeUndefined()
})

test('after login no redirect leads back to login', () => {
  expect(safeRedirect('/login?redirect_to=/login')).toBeUndefined()
  expect(safeRedirect('/otp')).toBeUndefined()
  expect(safeRedirect('/login-help')).toBe('/login-help')
})

test('without a wish clients go home and healers to their practice', () => {
  expect(afterLogin(null, 'client')).toBe('/')
  expect(afterLogin('https://evil.example', 'healer')).toBe('/practice')
  expect(afterLogin('/dashboard', 'client')).toBe('/dashboard')
})

test('a client whose questionnaire is open is led there, unless another page was wished', () => {
  localStorage.setItem('questionSkip', 'unfilled-questions')
  expect(afterLogin(null, 'client')).toBe('/questions')
  expect(afterLogin('/dashboard', 'client')).toBe('/dashboard')
  expect(afterLogin(null, 'healer')).toBe('/practice')
  localStorage.removeItem('questionSkip')
  expect(afterLogin(null, 'client')).toBe('/')
})

test('a shared page that was opened before is opened once after logging in, unless another was wished', () => {
  sessionStorage.setItem('courseLink', '/courses/courses-details/7')
  expect(afterLogin('/dashboard', 'client')).toBe('/dashboard')
  expect(afterLogin(null, 'client')).toBe('/courses/courses-details/7')
  expect(afterLogin(null, 'client')).toBe('/')
  sessionStorage.setItem('webinarLink', 'https://evil.example')
  expect(afterLogin(null, 'client')).toBe('/')
})
