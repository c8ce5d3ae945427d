import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { domainOf, listFiles, readImports } from './boundaries.ts'
import { upwardImports, wings } from './wings.ts'

const root = path.join(import.meta.dirname, '..')

/** Imports against the order of the wings. The list only shrinks. */
const notYetTurned = [
  'contract/search → contract/crisis',
  'contract/settings → contract/crisis',
  'server/accounts → contract/healers',
  'server/accounts → server/healers',
  'server/accounts → server/ledger',
  'server/appointments → contract/rooms',
  'server/appointments → server/bundles',
  'server/courses → server/home',
  'server/crisis → contract/articles',
  'server/crisis → server/appointments',
  'server/crisis → server/courses',
  'server/ebooks → server/home',
  'server/events → contract/back-office',
  'server/events → contract/rooms',
  'server/events → server/home',
  'server/healers → server/home',
  'server/media → server/staff',
  'server/payments → server/home',
  'server/search → contract/crisis',
  'server/settings → contract/crisis',
  'server/suggestions → server/privacy',
  'web/appointments → web/chat',
  'web/appointments → web/community',
  'web/appointments → web/rooms',
  'web/courses → web/community',
  'web/healers → web/bundles',
  'web/healers → web/chat',
  'web/healers → web/community',
  'web/payments → contract/appointments',
  'web/payments → contract/events',
  'web/payments → web/appointments',
  'web/payments → web/events',
  'web/practice → web/chat',
  'web/practice → web/community',
  'web/practice → web/events',
  'web/practice → web/rooms',
  'web/practice → web/support',
  'web/search → contract/crisis',
  'web/search → web/crisis',
  'web/search → web/ebooks',
  'web/wishlist → web/healers',
]

test('each domain stands in one wing', () => {
  const placed = wings.flatMap(([, domains]) => domains)
  const made = listFiles(root).flatMap((file) => (file.startsWith('server/') ? (domainOf(file) ?? []) : []))
  expect(placed.toSorted()).toEqual([...new Set(made)].sort())
})

test('a wing imports nothing from one above it', () => {
  expect(upwardImports(readImports(root))).toEqual(notYetTurned)
})

describe('an import against the order is found', () => {
  const between = (from: string, to: string) => upwardImports(new Map([[from, [to]]]))

  test('in a room and from room to room', () => {
    expect(between('server/media/files.ts', 'server/staff/index.ts')).toEqual(['server/media → server/staff'])
    expect(between('web/wallet/wallet.tsx', 'contract/courses/courses.ts')).toEqual([
      'web/wallet → contract/courses',
    ])
    expect(between('contract/wallet.ts', 'contract/chat.ts')).toEqual(['contract/wallet → contract/chat'])
  })

  test('not from a test, within a wing, downwards, and of what is no domain', () => {
    expect(between('server/media/media.int.test.ts', 'server/staff/index.ts')).toEqual([])
    expect(between('server/wallet/wallet.ts', 'server/payments/index.ts')).toEqual([])
    expect(between('server/chat/chat.ts', 'server/healers/index.ts')).toEqual([])
    expect(between('server/app.ts', 'server/privacy/index.ts')).toEqual([])
    expect(between('web/frame/header.tsx', 'web/chat/chat.tsx')).toEqual([])
  })
})
