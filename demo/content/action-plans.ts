export interface DemoPlan {
  client: string
  healer: string
  title: string
  description: string
  /** Days before and after the day on which the content is loaded. */
  fromDaysAgo: number
  untilDaysAhead: number
  actions: {
    title: string
    howTo: string
    /** 1 is Monday; empty is every day. */
    weekdays: number[]
    at: string
    /** Answers of the past days, the oldest first: done, dismissed or none. */
    past: string
  }[]
}

/** Plans of which the first has ten days behind it. d: done, x: not that day, -: no answer. */
export const demoPlans: DemoPlan[] = [
  {
    client: 'ananya-rao',
    healer: 'meera-krishnan',
    title: 'Nights that end in the morning',
    description:
      'We talked about waking at three. Here are three small things. None of them has to work. If one of them feels like a duty, leave it out and tell me.',
    fromDaysAgo: 10,
    untilDaysAhead: 18,
    actions: [
      {
        title: 'Ten slow breaths by the window',
        howTo: 'Standing is fine. Longer out than in. If you lose count, you have already begun.',
        weekdays: [],
        at: '06:40',
        past: 'dd-dxdd-dd',
      },
      {
        title: 'Lunch away from the screen',
        howTo: 'Twenty minutes, somewhere no message reaches you.',
        weekdays: [1, 2, 3, 4, 5],
        at: '13:20',
        past: 'xddd-ddxdd',
      },
      {
        title: 'Phone outside the bedroom',
        howTo: 'An old alarm clock does the rest.',
        weekdays: [],
        at: '22:45',
        past: '-dd-ddxddd',
      },
    ],
  },
  {
    client: 'suresh-patil',
    healer: 'meera-krishnan',
    title: 'When the phone rings',
    description: 'Your heart may beat loudly. That is all right. We practise what comes after it.',
    fromDaysAgo: 3,
    untilDaysAhead: 11,
    actions: [
      {
        title: 'Feet on the floor',
        howTo: 'Both feet, one minute, before the first call of the day.',
        weekdays: [],
        at: '09:15',
        past: 'd-d',
      },
      {
        title: 'A walk round the block',
        howTo: 'Without the phone if you can.',
        weekdays: [1, 3, 5],
        at: '18:30',
        past: 'dxd',
      },
    ],
  },
  {
    client: 'shabnam-ansari',
    healer: 'meera-krishnan',
    title: 'Before two in the morning',
    description: 'Until our session, only this one thing.',
    fromDaysAgo: 2,
    untilDaysAhead: 12,
    actions: [
      {
        title: 'Write down what is not done',
        howTo: 'One page, then close the book. Tomorrow it will still be there.',
        weekdays: [],
        at: '22:00',
        past: 'd-',
      },
    ],
  },
]
