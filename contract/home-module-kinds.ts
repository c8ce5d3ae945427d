/** The sections of the home page. Each is written by the domain whose content it shows. */
export const homeModuleKinds = [
  'threshold',
  'next-free',
  'doors',
  'costs',
  'steps',
  'courses',
  'events',
  'books',
  'reels',
  'story',
  'articles',
  'offers',
] as const
export type HomeModuleKind = (typeof homeModuleKinds)[number]
