import type { Category } from '../art/colours.ts'

export interface DemoBundle {
  slug: string
  title: string
  summary: string
  category: Category
  pricePaise: number
  /** In the small markup of `markup.ts`. */
  about: string
  courses: string[]
  ebooks: string[]
  /** `service`: which of the healer's further services, from 0; by default the first session. */
  sessions?: { healer: string; count: number; days: number; service?: number }
}

export const demoBundles: DemoBundle[] = [
  {
    slug: 'three-months-of-nights',
    title: 'Three months of nights',
    summary: 'Meera’s evenings, her book for three o’clock, and four sessions with her.',
    category: 'health',
    pricePaise: 799_900,
    about: `
Some people need only the course. Some nights want somebody to answer.

Begin with the course, keep one session for the second week, which is the hard one, and the others for when it comes back.`,
    courses: ['sleep-slowly'],
    ebooks: ['the-three-oclock-book'],
    sessions: { healer: 'meera-krishnan', count: 4, days: 120 },
  },
  {
    slug: 'after-work-ended',
    title: 'After work ended',
    summary: 'Harpreet’s course, two about what comes next, and a book for the desk.',
    category: 'business-career',
    pricePaise: 49_900,
    about: `
For the first three months: what to say at home, what to say in the second interview, and what to do if it was the work that made you ill.`,
    courses: ['after-the-layoff', 'the-second-interview', 'burnt-out-not-lazy'],
    ebooks: ['the-second-interview'],
  },
  {
    slug: 'two-at-one-table',
    title: 'Two at one table',
    summary: 'Fighting fairly, nine conversations, and three sessions with Nandini.',
    category: 'relationship',
    pricePaise: 349_900,
    about: `
Take the courses together or in turns. Bring to the sessions what neither of them could settle.`,
    courses: ['fighting-fairly', 'before-you-marry'],
    ebooks: ['half-a-marriage'],
    sessions: { healer: 'nandini-bose', count: 3, days: 90, service: 1 },
  },
  {
    slug: 'a-house-of-three-generations',
    title: 'A house of three generations',
    summary: 'Children, parents and you between them: four courses.',
    category: 'family',
    pricePaise: 79_900,
    about: `
Four courses for people in the middle. Nobody takes all of them at once; they wait.`,
    courses: [
      'speaking-with-a-grown-child',
      'the-first-year-with-a-baby',
      'caring-for-old-parents',
      'a-house-with-teenagers',
    ],
    ebooks: ['letters-to-a-grown-child', 'when-your-father-forgets'],
  },
  {
    slug: 'money-in-daylight',
    title: 'Money in daylight',
    summary: 'Looking, telling, paying back, and knowing when it is enough.',
    category: 'wealth',
    pricePaise: 34_900,
    about: `
In this order: look, tell, pay back. The last course is for afterwards, and it is the nicest.`,
    courses: ['money-without-stomach-ache', 'the-loan-nobody-knows-about', 'enough'],
    ebooks: ['rent-rice-rest'],
  },
  {
    slug: 'a-quieter-year',
    title: 'A quieter year',
    summary: 'Four small courses for a head that is always on.',
    category: 'self-development',
    pricePaise: 29_900,
    about: `
One for each season. Start with the quieter head; the notebook belongs on Sundays from the first week on.`,
    courses: ['a-quieter-head', 'starting-small-again', 'saying-no-kindly', 'the-notebook-year'],
    ebooks: ['small-brave-sentences'],
  },
  {
    slug: 'the-year-after',
    title: 'The year after',
    summary: 'Arvind’s calendar of grief, a book, and five sessions to be used when they are needed.',
    category: 'spirituality',
    pricePaise: 949_900,
    about: `
The sessions last a whole year, because nobody knows in March what November will be like.`,
    courses: ['grief-has-a-calendar'],
    ebooks: ['the-empty-chair'],
    sessions: { healer: 'arvind-deshpande', count: 5, days: 365 },
  },
  {
    slug: 'five-conversations',
    title: 'Five conversations',
    summary: 'Five sessions with Farida, for people who know that one will not do.',
    category: 'relationship',
    pricePaise: 649_900,
    about: `
Nothing to watch and nothing to read: five sessions in advance for less than one by one. Farida suggests one a fortnight.`,
    courses: [],
    ebooks: [],
    sessions: { healer: 'farida-sheikh', count: 5, days: 180 },
  },
]
