import type { WishKind } from '../../contract/people/wishlist.ts'

/** Top-ups of a demo client's wallet or points, paid at the gateway. */
export const demoTopUps: { client: string; daysAgo: number; to: 'wallet' | 'life-point'; rupees: number }[] =
  [
    { client: 'ananya-rao', daysAgo: 93, to: 'wallet', rupees: 2000 },
    { client: 'ananya-rao', daysAgo: 92, to: 'life-point', rupees: 500 },
  ]

/** Life points that the house gave. */
export const demoGifts: { client: string; daysAgo: number; points: number; what: string }[] = [
  { client: 'ananya-rao', daysAgo: 124, points: 300, what: 'Welcome to New You' },
  { client: 'ananya-rao', daysAgo: 12, points: 120, what: 'Thank you for your review' },
]

/** Purchases paid at the gateway. */
export const demoPurchases: {
  client: string
  daysAgo: number
  type: 'course' | 'bundle' | 'ebook'
  slug: string
}[] = [
  { client: 'ananya-rao', daysAgo: 30, type: 'bundle', slug: 'five-conversations' },
  { client: 'ananya-rao', daysAgo: 12, type: 'course', slug: 'after-the-layoff' },
  { client: 'ananya-rao', daysAgo: 12, type: 'course', slug: 'sitting-for-ten-minutes' },
  { client: 'suresh-patil', daysAgo: 12, type: 'course', slug: 'women-and-the-papers' },
]

export const demoWishes: { client: string; daysAgo: number; kind: WishKind; slug: string }[] = [
  { client: 'ananya-rao', daysAgo: 20, kind: 'course', slug: 'sleep-slowly' },
  { client: 'ananya-rao', daysAgo: 9, kind: 'ebook', slug: 'the-three-oclock-book' },
  { client: 'ananya-rao', daysAgo: 4, kind: 'healer', slug: 'kavita-jain' },
  { client: 'ananya-rao', daysAgo: 1, kind: 'bundle', slug: 'three-months-of-nights' },
]

/** So long ago everybody looked at their bell last. */
export const bellReadDaysAgo = 2
