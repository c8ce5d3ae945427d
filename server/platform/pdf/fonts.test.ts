import { expect, test } from 'vitest'
import { runsOf } from './fonts.ts'

test('a line is cut where another font has to take over, and nothing of it is lost', () => {
  expect(runsOf('Ananya कुलकर्णी ₹1,250')).toEqual([
    { script: 'latin', text: 'Ananya ' },
    { script: 'devanagari', text: 'कुलकर्णी ' },
    { script: 'extended', text: '₹' },
    { script: 'latin', text: '1,250' },
  ])
})
