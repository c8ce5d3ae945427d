import { type Random, seededRandom } from '@newyou/web/ui/kolam/seeded-random.ts'

export { type Random, seededRandom }

export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random()
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return cycle(items, Math.floor(random() * items.length))
}

/** The item at `index`, starting again at the first after the last. */
export function cycle<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

/** Draws something `count` times. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}
