import type { Candidate, PartOfDay, Taste } from './rank.ts'

type Made = [
  id: string,
  topics: string,
  languages: string,
  rupees: number,
  free: PartOfDay | null,
  isSoon: boolean,
  popularity: number,
]

const made: readonly Made[] = [
  ['meera', 'health self-development', 'hi en', 1500, 'morning', true, 420],
  ['arnab', 'relationship family', 'bn en hi', 1200, 'evening', true, 390],
  ['anjali', 'family relationship', 'mr hi en', 900, 'afternoon', true, 350],
  ['joseph', 'business-career wealth', 'en ml', 2500, 'morning', false, 330],
  ['kavita', 'spirituality health', 'hi gu', 700, 'evening', true, 300],
  ['rahul', 'business-career self-development', 'hi en', 1000, 'evening', true, 260],
  ['lakshmi', 'health family', 'ta en', 800, 'morning', true, 220],
  ['imran', 'wealth business-career', 'hi en', 600, 'evening', false, 180],
  ['gurpreet', 'self-development relationship', 'pa hi', 500, 'afternoon', true, 150],
  ['sunita', 'family self-development', 'hi', 450, 'evening', true, 120],
  ['deepa', 'relationship self-development', 'kn en', 950, 'evening', true, 100],
  ['ravi', 'health spirituality', 'te en', 400, 'morning', true, 80],
  ['tara', 'wealth family', 'mr en', 500, 'afternoon', true, 60],
  ['vikram', 'spirituality self-development', 'en hi', 2000, 'morning', false, 40],
  ['nisha', 'health self-development', 'bn hi', 480, 'evening', true, 30],
  ['asif', 'relationship family', 'hi', 500, 'morning', true, 20],
]

export const candidates: readonly Candidate[] = made.map(
  ([id, topics, languages, rupees, free, isSoon, popularity]) => ({
    u_id: id,
    title: id,
    topics: topics.split(' '),
    languages: languages.split(' '),
    pricePaise: rupees * 100,
    free,
    isSoon,
    popularity,
  }),
)

interface Person {
  says: string
  taste: Taste
  /** Chosen by hand from the list above, by what the person said alone: whom a friend would name. */
  suited: readonly string[]
}

const person = (
  says: string,
  taste: Partial<Omit<Taste, 'budgetPaise' | 'known'>> & { rupees?: number; known?: string[] },
  suited: string,
): Person => {
  const { rupees, known = [], ...rest } = taste
  return {
    says,
    taste: {
      topics: [],
      bought: [],
      languages: [],
      times: [],
      ...rest,
      budgetPaise: rupees === undefined ? null : rupees * 100,
      known: new Set(known),
    },
    suited: suited.split(' '),
  }
}

/** Twelve people with what they said and whom they should find. */
export const people: readonly Person[] = [
  person(
    'sleeps badly, speaks Hindi, free at night, little money',
    { topics: ['health'], languages: ['hi'], times: ['evening'], rupees: 500 },
    'nisha kavita sunita meera',
  ),
  person('quarrels at home, Marathi', { topics: ['family'], languages: ['mr'], rupees: 1000 }, 'anjali tara'),
  person(
    'lost a job, Hindi, up to a thousand',
    { topics: ['business-career'], languages: ['hi'], rupees: 1000 },
    'rahul imran',
  ),
  person(
    'parted, Kannada or English, evenings',
    { topics: ['relationship'], languages: ['kn', 'en'], times: ['evening'] },
    'deepa arnab anjali',
  ),
  person(
    'debts, small budget',
    { topics: ['wealth'], languages: ['hi', 'en', 'mr'], rupees: 500 },
    'tara imran',
  ),
  person('faith, Hindi', { topics: ['spirituality'], languages: ['hi'] }, 'kavita vikram'),
  person('Tamil only', { topics: ['health', 'family'], languages: ['ta'] }, 'lakshmi'),
  person(
    'habits, Punjabi, afternoons, five hundred',
    { topics: ['self-development'], languages: ['pa', 'hi'], times: ['afternoon'], rupees: 500 },
    'gurpreet sunita nisha',
  ),
  person(
    'love, Hindi, five hundred, mornings',
    { topics: ['relationship'], languages: ['hi'], times: ['morning'], rupees: 500 },
    'asif gurpreet',
  ),
  person(
    'bought courses on health, says nothing else',
    { bought: ['health'], languages: ['te', 'en'] },
    'ravi lakshmi meera',
  ),
  person(
    'knows Meera, wants another for health',
    { topics: ['health'], languages: ['hi', 'en'], known: ['meera'] },
    'lakshmi ravi nisha kavita',
  ),
  person('says nothing at all', {}, 'meera arnab anjali kavita'),
]
