import { expect, test } from 'vitest'
import { pathTo, withQuery } from './addresses.ts'
import { longPath, shortPath } from './short-links.ts'

const id = '019a8c52-7f3e-7b61-9d2a-ffee00112233'

test('a short address leads to the page that it stands for', () => {
  const paths = [
    pathTo('appointment', { appointmentId: id }),
    pathTo('practiceAppointment', { appointmentId: '00000000-0000-7000-8000-000000000001' }),
    pathTo('room', { roomId: 'ffffffff-ffff-7fff-bfff-ffffffffffff' }),
    withQuery(pathTo('practiceChat'), { with: id }),
    withQuery(pathTo('healer', { healerId: id }), { at: '2026-11-24T05:00:00.000Z' }),
    pathTo('webinarJoin', { eventId: id }),
  ]
  for (const path of paths) {
    const short = shortPath(path)
    expect(short, path).toMatch(/^\/s\/.{23,30}$/)
    expect(decodeURIComponent(longPath(short.slice(3)) ?? '')).toBe(decodeURIComponent(path))
  }
})

test('an address without an id stays as it is, and a code that was never written leads nowhere', () => {
  for (const path of ['/practice', '/counseling', pathTo('guardianConsent', { token: 'x'.repeat(32) })])
    expect(shortPath(path)).toBe(path)
  for (const code of ['', 'a', `z${'0'.repeat(22)}`, `a${'z'.repeat(22)}`, `a${'0'.repeat(21)}/`, '../admin'])
    expect(longPath(code), code).toBeUndefined()
})
