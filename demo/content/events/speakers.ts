/** Speakers beside the hosts of some events. */
export const demoSpeakers: {
  event: string
  position: number
  role: 'speaker' | 'co-host'
  healer?: string
  name?: string
  about: string
}[] = [
  {
    event: 'grief-has-no-calendar',
    position: 1,
    role: 'co-host',
    healer: 'farida-sheikh',
    about: 'Has sat with families in their first year for a long time.',
  },
  {
    event: 'grief-has-no-calendar',
    position: 2,
    role: 'speaker',
    name: 'Asmita Deo',
    about: 'Lost her brother in 2019, and runs an evening for others who did (demo).',
  },
  {
    event: 'questions-about-sleep',
    position: 1,
    role: 'co-host',
    healer: 'farida-sheikh',
    about: 'Reads the questions out, and answers those about grief at night.',
  },
  {
    event: 'two-chairs',
    position: 1,
    role: 'co-host',
    healer: 'farida-sheikh',
    about: 'Sits in the second chair.',
  },
  {
    event: 'two-people-one-budget',
    position: 1,
    role: 'speaker',
    name: 'Rohan Bhatt',
    about: 'Chartered accountant in Pune, who explains a loan without a pen (demo).',
  },
]
