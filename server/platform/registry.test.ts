import { expect, test } from 'vitest'
import { createRegistry } from './registry.ts'

const kinds = ['course', 'ebook'] as const

test('a kind without a registration stops the start, by name', () => {
  const registry = createRegistry<(typeof kinds)[number], string>('products', kinds)
  registry.register('course', 'a course')
  expect(() => registry.requireAll()).toThrow('products: nothing is registered for ebook')
  registry.register('ebook', 'an e-book')
  expect(() => registry.requireAll()).not.toThrow()
  expect(registry.of('ebook')).toBe('an e-book')
})

test('a kind is registered once', () => {
  const registry = createRegistry<(typeof kinds)[number], string>('products', kinds)
  registry.register('course', 'one')
  expect(() => registry.register('course', 'another')).toThrow('registered twice')
  expect(registry.of('course')).toBe('one')
  expect(() => registry.of('ebook')).toThrow('not registered')
})
