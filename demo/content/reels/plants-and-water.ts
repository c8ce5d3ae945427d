import type { DemoReel } from './reel.ts'

const growingAlt = 'Five stems grow from the dark towards a warm light and open their leaves one by one.'
const ripplesAlt = 'The moon lies on dark water. Drops fall, and from each of them rings go out and end.'

export const plantsAndWater: DemoReel[] = [
  {
    slug: 'leaves-in-order',
    title: 'The lower leaves first',
    words: 'Sleep, food, one walk. The flowering can wait until those three are there.',
    alt: growingAlt,
    category: 'health',
    by: 'savita-jadhav',
    seconds: 8,
    drawing: { kind: 'growing', seed: 4 },
  },
  {
    slug: 'drop-and-ring',
    title: 'What did you say that for?',
    words: 'A sentence takes a second. Its rings reach the other shore at dinner.',
    alt: ripplesAlt,
    category: 'family',
    by: 'imran-qureshi',
    seconds: 8,
    drawing: { kind: 'ripples', seed: 3 },
  },
  {
    slug: 'towards-light',
    title: 'Nobody pulls at a plant',
    words: 'Your child also grows in the weeks when you do not mention marks.',
    alt: growingAlt,
    category: 'family',
    by: 'devika-menon',
    seconds: 8,
    drawing: { kind: 'growing', seed: 9 },
  },
  {
    slug: 'still-water',
    title: 'Let it lie',
    words: 'Muddy water clears when nobody stirs it. Give the quarrel one night.',
    alt: ripplesAlt,
    category: 'relationship',
    by: 'shalini-advani',
    seconds: 8,
    drawing: { kind: 'ripples', seed: 6 },
  },
  {
    slug: 'new-shoots',
    title: 'After the layoff',
    words: 'Cut back is not dead. Look at the lower stem before you decide.',
    alt: growingAlt,
    category: 'business-career',
    by: 'bhavna-mehta',
    seconds: 8,
    drawing: { kind: 'growing', seed: 13 },
  },
  {
    slug: 'rings-end',
    title: 'Every ring ends',
    words: 'The panic has a shore. Count rings until it is reached.',
    alt: ripplesAlt,
    category: 'health',
    by: 'ayesha-siddiqui',
    seconds: 8,
    drawing: { kind: 'ripples', seed: 9 },
  },
]
