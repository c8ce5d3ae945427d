import type { DemoReel } from './reel.ts'

const flameAlt = (where: string) =>
  `A clay lamp ${where}. Its flame grows, stays, sinks and stays, while a spark goes once round a square.`

export const lamps: DemoReel[] = [
  {
    slug: 'small-box',
    title: 'A small box to breathe in',
    words:
      'Breathe in while the spark climbs, hold along the top, breathe out as it sinks, hold along the bottom. Once more.',
    alt: flameAlt('on still water at night'),
    category: 'health',
    by: 'meera-krishnan',
    seconds: 8,
    drawing: { kind: 'flame', onWater: true, seed: 1 },
  },
  {
    slug: 'lamp-on-the-step',
    title: 'Before you go in',
    words: 'One breath at your own door, so that the office stays outside with the shoes.',
    alt: flameAlt('on a stone step'),
    category: 'business-career',
    by: 'harpreet-singh-gill',
    seconds: 8,
    drawing: { kind: 'flame', onWater: false, seed: 2 },
  },
  {
    slug: 'second-breath',
    title: 'The hold is the point',
    words: 'Everybody can breathe in. Stay at the top for two seconds, and notice that nothing breaks.',
    alt: flameAlt('on still water at night'),
    category: 'self-development',
    by: 'yusuf-ali-khan',
    seconds: 8,
    drawing: { kind: 'flame', onWater: true, seed: 5 },
  },
  {
    slug: 'lamp-for-one',
    title: 'Lay the table for one',
    words: 'Cook rice for yourself as you would for a guest. You are somebody who eats here.',
    alt: flameAlt('on a stone step'),
    category: 'family',
    by: 'lalitha-subramaniam',
    seconds: 8,
    drawing: { kind: 'flame', onWater: false, seed: 8 },
  },
  {
    slug: 'lamp-on-the-ghat',
    title: 'For those who are gone',
    words: 'Say the name aloud once a day. It is not looking back, it is keeping company.',
    alt: flameAlt('on still water at night'),
    category: 'spirituality',
    by: 'maitreyi-bhattacharya',
    seconds: 8,
    drawing: { kind: 'flame', onWater: true, seed: 11 },
  },
  {
    slug: 'money-quiet',
    title: 'The quiet in a house',
    words: 'Say the sum aloud to one person. Half of its weight was the silence.',
    alt: flameAlt('on a stone step'),
    category: 'wealth',
    by: 'kokila-shah',
    seconds: 8,
    drawing: { kind: 'flame', onWater: false, seed: 14 },
  },
]
