/** Words of the home page that a practice may write itself: the opening, and the headings of sections. */
export const homeTextNames = [
  'hero-title',
  'hero-line',
  'next-free',
  'doors',
  'costs',
  'steps',
  'courses',
  'events',
  'books',
  'reels',
  'articles',
  'offers',
] as const
export type HomeTextName = (typeof homeTextNames)[number]
