import { describe, expect, test } from 'vitest'
import { zoneNamed } from './zones.ts'

describe('what a name of a zone means', () => {
  test('a name of the tz database, in any letter case, is itself', () => {
    for (const name of Intl.supportedValuesOf('timeZone')) expect(zoneNamed(name)).toBe(name)
    expect(zoneNamed('asia/kolkata')).toBe('Asia/Kolkata')
    expect(zoneNamed('UTC')).toBe('UTC')
    expect(zoneNamed('Etc/GMT-3')).toBe('Etc/GMT-3')
  })

  test('what an old system calls India’s time is India', () => {
    for (const name of ['IST', 'ist', '+05:30', '+0530']) expect(zoneNamed(name)).toBe('Asia/Kolkata')
  })

  test('what Intl takes and no calendar can use, is none', () => {
    const names = ['PST', 'CST', 'BST', 'JST', 'AET', 'SystemV/PST8', '-03:00', '+0800', 'Mars/Olympus', '']
    const dates = ['2026-01-01T00:00Z', '2026-01-01T00:00[Asia/Kolkata]']
    for (const name of [...names, ...dates]) expect([name, zoneNamed(name)]).toEqual([name, undefined])
  })
})
