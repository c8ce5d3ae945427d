import type { CategorySlug } from '@newyou/contract/care/healers/healers'

interface DemoPost {
  /** A client or a healer of the demo content, by slug. */
  by: string
  hoursAgo: number
  text: string
}

export interface DemoGroup {
  slug: string
  name: string
  topic: CategorySlug
  description: string
  clients: readonly string[]
  healers: readonly string[]
  /** Oldest first. */
  posts: readonly DemoPost[]
}

/** The rules of every group, one a line. */
export const groupRules = [
  'Write about yourself, and answer as you would want to be answered.',
  'No real names, phone numbers, workplaces or photos of others.',
  'No diagnosis and no medicine from member to member. Healers are marked; ask them, or ask your doctor.',
  'No advertising, no links to sell something, no requests for money.',
  'If you are in danger, or someone else is, please call a helpline. We cannot answer fast enough here.',
].join('\n')

export const demoGroups: readonly DemoGroup[] = [
  {
    slug: 'awake-at-three',
    name: 'Awake at three',
    topic: 'health',
    description: 'For those whose nights are too long, and for what helped.',
    clients: ['ananya-rao', 'suresh-patil', 'shabnam-ansari', 'arup-das'],
    healers: ['meera-krishnan'],
    posts: [
      {
        by: 'suresh-patil',
        hoursAgo: 76,
        text: 'Third week of waking at three. I lie there and go through the day ahead. Does anybody get up?',
      },
      {
        by: 'shabnam-ansari',
        hoursAgo: 75.2,
        text: 'I do. A chair by the window, no lamp, no phone. I go back when my eyes get heavy. It is not every night any more.',
      },
      {
        by: 'meera-krishnan',
        hoursAgo: 70,
        text: 'Getting up is a good idea. The bed should stay the place where you sleep. Get up at the same hour every morning, even after a bad night: that often does more than going to bed early.',
      },
      {
        by: 'suresh-patil',
        hoursAgo: 48,
        text: 'Tried the chair. Felt silly for ten minutes and then I slept until five. Thank you both.',
      },
      {
        by: 'ananya-rao',
        hoursAgo: 47.5,
        text: 'What do you do with the thoughts about work? They wait for me in the chair too.',
      },
      {
        by: 'arup-das',
        hoursAgo: 26,
        text: 'I write three words on paper for each of them, at eight in the evening. Then they have had their turn.',
      },
      {
        by: 'meera-krishnan',
        hoursAgo: 20,
        text: 'Eight in the evening is a good time for it. Write what the worry is and the next small step, and close the book.',
      },
    ],
  },
  {
    slug: 'first-year-in-a-new-city',
    name: 'First year in a new city',
    topic: 'relationship',
    description: 'Work brought you there. How do you find people?',
    clients: ['kabir-malhotra', 'lakshmi-nair', 'shabnam-ansari'],
    healers: ['zara-wadia'],
    posts: [
      {
        by: 'lakshmi-nair',
        hoursAgo: 120,
        text: 'Eight months in Pune. I know the names of my colleagues’ children and nobody to call on a Sunday.',
      },
      {
        by: 'kabir-malhotra',
        hoursAgo: 101,
        text: 'Same here. What worked a little: the same tea stall at the same hour. After a month they asked where I had been on Tuesday.',
      },
      {
        by: 'zara-wadia',
        hoursAgo: 96,
        text: 'That is how it begins: the same place, the same time, often. Liking each other comes after being seen often.',
      },
    ],
  },
  {
    slug: 'looking-after-parents',
    name: 'Looking after parents',
    topic: 'family',
    description: 'For sons and daughters who care, near or from far away, and are tired.',
    clients: ['arup-das', 'lakshmi-nair'],
    healers: ['anjali-kulkarni'],
    posts: [
      {
        by: 'arup-das',
        hoursAgo: 58,
        text: 'My mother tells the neighbours that I do nothing. She forgets that I was there in the morning. It still hurts.',
      },
      {
        by: 'lakshmi-nair',
        hoursAgo: 55,
        text: 'Mine too. I keep a small book of what I did. Not for her, for me at night.',
      },
    ],
  },
  {
    slug: 'between-two-jobs',
    name: 'Between two jobs',
    topic: 'business-career',
    description: 'Let go, on notice, or starting again at forty.',
    clients: ['suresh-patil', 'kabir-malhotra'],
    healers: [],
    posts: [
      {
        by: 'kabir-malhotra',
        hoursAgo: 30,
        text: 'Told my father today, six weeks late. He said he had known since I came home before dark.',
      },
    ],
  },
]

/** Reports that wait for staff: the reporter, the post and its author. */
export const demoReports = [
  {
    group: 'first-year-in-a-new-city',
    seq: 2,
    by: 'shabnam-ansari',
    of: 'kabir-malhotra',
    reason: 'privacy',
    words: 'He names the tea stall in another post. I am not sure that this is all right.',
    hoursAgo: 9,
  },
] as const

/** Reviews and portraits that are reported: two wait, one is kept, one is hidden. */
export const demoThingReports = [
  {
    thing: 'healer-review',
    of: ['healer-review', 'arvind-deshpande:2'],
    name: 'arvind-deshpande',
    place: 2,
    by: 'suresh-patil',
    reason: 'misleading',
    words: 'I was in his group as well. He never speaks of God unless asked.',
    hoursAgo: 20,
    decision: null,
    note: '',
  },
  {
    thing: 'healer-picture',
    of: ['healer', 'raghunath-sharma'],
    name: 'raghunath-sharma',
    place: null,
    by: 'lakshmi-nair',
    reason: 'misleading',
    words: 'Looks drawn, not like a photograph.',
    hoursAgo: 31,
    decision: null,
    note: '',
  },
  {
    thing: 'healer-review',
    of: ['healer-review', 'zara-wadia:1'],
    name: 'zara-wadia',
    place: 1,
    by: 'arup-das',
    reason: 'spam',
    words: 'Sounds like an advertisement for a coaching class.',
    hoursAgo: 120,
    decision: 'none',
    note: 'The client had four sessions; nothing is sold here.',
  },
  {
    thing: 'healer-review',
    of: ['healer-review', 'farida-sheikh:1'],
    name: 'farida-sheikh',
    place: 1,
    by: 'kabir-malhotra',
    reason: 'privacy',
    words: 'It names where her family lives.',
    hoursAgo: 200,
    decision: 'hide',
    note: 'Says where the healer’s family lives.',
  },
] as const
