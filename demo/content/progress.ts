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

/** Goals of the first client with the printed healer. */
export const demoGoals: { client: string; goals: DemoGoal[] } = {
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
      ...{ wording: 'Call my brother once a week', state: 'proposed', by: 'healer', every: 4, unit: 'weeks' },
      reviews: [],
    },
  ],
}
