import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { circles, domainsOf } from './boundaries.ts'
import { readImports } from './read-imports.ts'
import { upwardImports } from './wings.ts'

const root = path.join(import.meta.dirname, '..')

test('a wing imports nothing from one above it', () => {
  expect(upwardImports(readImports(root))).toEqual([])
})

test('no domain of the web needs itself through others, types and lazy imports included', () => {
  expect(circles(domainsOf('web', readImports(root)))).toEqual([])
})

describe('an import against the order is found', () => {
  const between = (from: string, to: string) => upwardImports(new Map([[from, [to]]]))

  test('in a room and from room to room', () => {
    expect(between('web/money/wallet/wallet.tsx', 'contract/learning/courses/courses.ts')).toEqual([
      'web/wallet → contract/courses',
    ])
    expect(between('contract/money/wallet.ts', 'contract/communication/chat.ts')).toEqual([
      'contract/wallet → contract/chat',
    ])
  })

  test('not from a test, within a wing, downwards, and of what is no domain', () => {
    expect(between('server/foundation/media/media.int.test.ts', 'server/people/staff/index.ts')).toEqual([])
    expect(between('server/money/wallet/wallet.ts', 'server/money/payments/index.ts')).toEqual([])
    expect(between('server/communication/chat/chat.ts', 'server/care/healers/index.ts')).toEqual([])
    expect(between('server/app.ts', 'server/administration/privacy/index.ts')).toEqual([])
    expect(between('web/shell/header.tsx', 'web/communication/chat/chat.tsx')).toEqual([])
    expect(between('web/screens/checkout/product.tsx', 'web/learning/events/event-words.ts')).toEqual([])
  })
})
