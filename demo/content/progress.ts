import type { SelfTestCode } from '../../contract/care/self-tests.ts'

interface DemoReview {
  client: { rating: number; words: string } | null
  healer: { rating: number; words: string } | null
}
interface DemoGoal {
  wording: string
  state: 'proposed' | 'open' | 'reached'
  by: 'client' | 'healer'
  every: number
  unit: 'sessions' | 'weeks'
  /** In the latest sessions that were held, oldest first. */
  reviews: DemoReview[]
}
interface DemoMeasure {
  test: SelfTestCode
  every: number
  unit: 'sessions' | 'weeks'
  /** Null where nobody answered; `own` is a test that the client took by themselves that day. */
  asked: { daysAgo: number; answers: number[] | null | 'own' }[]
}
interface DemoProgress {
  client: string
  goals: DemoGoal[]
  measures: DemoMeasure[]
}

/** Of clients with the printed healer: one under way, one for whom it may be enough. */
export const demoProgress: DemoProgress[] = [
  {
    client: 'ananya-rao',
    goals: [
      {
        ...{
          wording: 'Sleep through four nights a week',
          state: 'open',
          by: 'client',
          every: 1,
          unit: 'sessions',
        },
        reviews: [
          {
            client: { rating: 2, words: 'Not once this week.' },
            healer: { rating: 3, words: 'You went back to bed without the phone. That counts.' },
          },
          {
            client: { rating: 4, words: 'Two nights, and I was proud of both.' },
            healer: { rating: 5, words: '' },
          },
          {
            client: { rating: 6, words: 'Three nights.' },
            healer: { rating: 6, words: 'The evening carries it now.' },
          },
        ],
      },
      {
        ...{
          wording: 'No work e-mail before breakfast',
          state: 'reached',
          by: 'healer',
          every: 2,
          unit: 'sessions',
        },
        reviews: [{ client: { rating: 9, words: 'I forgot that I wanted to.' }, healer: null }],
      },
      {
        ...{
          wording: 'Call my brother once a week',
          state: 'proposed',
          by: 'healer',
          every: 4,
          unit: 'weeks',
        },
        reviews: [],
      },
    ],
    measures: [
      {
        ...{ test: 'phq-9', every: 1, unit: 'sessions' },
        asked: [
          { daysAgo: 64, answers: 'own' },
          { daysAgo: 50, answers: [2, 2, 2, 2, 1, 1, 1, 0, 0] },
          { daysAgo: 36, answers: 'own' },
          { daysAgo: 22, answers: null },
          { daysAgo: 9, answers: 'own' },
        ],
      },
    ],
  },
  {
    client: 'suresh-patil',
    goals: [
      {
        ...{
          wording: 'One evening a week without the shop',
          state: 'reached',
          by: 'client',
          every: 1,
          unit: 'sessions',
        },
        reviews: [
          { client: { rating: 9, words: 'Four Thursdays in a row.' }, healer: { rating: 10, words: '' } },
        ],
      },
    ],
    measures: [
      {
        ...{ test: 'gad-7', every: 2, unit: 'weeks' },
        asked: [
          { daysAgo: 71, answers: [2, 2, 2, 1, 1, 1, 1] },
          { daysAgo: 57, answers: [1, 1, 2, 1, 1, 1, 0] },
          { daysAgo: 43, answers: [1, 1, 1, 1, 0, 1, 0] },
          { daysAgo: 29, answers: [1, 1, 1, 0, 0, 1, 0] },
          { daysAgo: 15, answers: [1, 1, 1, 0, 0, 1, 0] },
        ],
      },
    ],
  },
]
