import { ask, type DemoCourse, hear, quiz, read, take, watch } from './course.ts'

export const relationshipCourses: DemoCourse[] = [
  {
    slug: 'after-the-separation',
    title: 'After the separation',
    summary: 'The first hundred days, one week at a time.',
    by: 'farida-sheikh',
    language: 'Hindi',
    pricePaise: 21_900,
    outcomes: ['An answer for relatives', 'Evenings that have a shape', 'A first plan for money'],
    audience: 'For people who left or were left in the last two years.',
    caution:
      'If somebody threatens you, call 181, the women’s helpline, or 112. Your safety comes before any course.',
    about: `
There is a form for everything except this. Farida has walked beside many people through the hundred days and knows which ones are steep.`,
    sections: [
      {
        title: 'The first weeks',
        lessons: [
          watch('The other side of the bed'),
          hear('Sitting with the evening'),
          take('A week, hour by hour'),
        ],
      },
      {
        title: 'The others',
        lessons: [
          read(
            'An answer for relatives',
            `
You owe nobody the story. One sentence is enough, and it should be boring:

“We live apart now, and we are sorting it out quietly.”

Then ask about their knees. People who wanted news go elsewhere; people who love you will come back and ask differently.`,
          ),
          watch('The children’s two houses'),
          quiz(
            'Ready sentences',
            ask(
              '“But why?” asks an aunt at a wedding.',
              ['Tell her all', '“It is a long story, and the paneer is getting cold.”', 'Leave the wedding'],
              1,
              'A light door closes better than a slammed one.',
            ),
          ),
        ],
      },
      { title: 'Day one hundred', lessons: [watch('A table for one'), hear('What I keep')] },
    ],
  },
  {
    slug: 'fighting-fairly',
    title: 'Fighting fairly',
    summary: 'A small grammar for couples who repeat the same quarrel.',
    by: 'nandini-bose',
    language: 'Bengali',
    pricePaise: 13_900,
    outcomes: ['A word that stops it', 'A way back to the table', 'The quarrel under the quarrel'],
    audience: 'For two people who still want to.',
    caution: 'Where there is fear, this is the wrong course. Please speak to a healer alone first.',
    about: `
Every couple has one quarrel in many costumes. Nandini helps you find yours, and gives it rules, as one gives rules to a child who is not bad but loud.`,
    sections: [
      {
        title: 'The costume',
        lessons: [
          watch('It is never about the towel'),
          read(
            'The word that stops it',
            '\nChoose a word together on a good day. It must be silly. Ours was *brinjal*.\n\nWhoever says it gets twenty minutes, and must come back. Both halves are the rule. A pause without a return is only leaving.',
          ),
          hear('Twenty minutes'),
        ],
      },
      {
        title: 'The table',
        lessons: [
          watch('Coming back'),
          quiz(
            'Who begins?',
            ask(
              'Who speaks first after the pause?',
              ['Who was right', 'Who said the word', 'Whoever is calmer'],
              1,
              'If you asked for the pause, you owe the return.',
            ),
          ),
          take('Ten sentences that begin with I'),
        ],
      },
    ],
  },
  {
    slug: 'before-you-marry',
    title: 'Before you marry',
    summary: 'Nine conversations that the two families will not have for you.',
    by: 'karthik-raghavan',
    pricePaise: 9900,
    outcomes: ['Money on one page', 'A sentence about parents', 'A yes that knows what it says'],
    audience: 'For couples, arranged or in love, before the hall is booked.',
    caution: 'You may decide not to marry. That is a result too.',
    about: `
Horoscopes match stars. These nine talks match Tuesdays: who cooks, who earns, who rings whose mother, who gets up at night.`,
    sections: [
      {
        title: 'Tuesdays',
        lessons: [watch('Who rings whose mother'), watch('Money on one page'), take('Nine conversations')],
      },
      {
        title: 'Later',
        lessons: [
          read(
            'Children, or not, or when',
            '\nSay a number, then say how much it would hurt if it were another. From one to ten.\n\nA three and a four will find each other. A nine and a nine that differ should know it now.',
          ),
          hear('Sitting side by side'),
        ],
      },
    ],
  },
  {
    slug: 'being-alone-well',
    title: 'Being alone, well',
    summary: 'For people who live by themselves and are asked about it.',
    by: 'yusuf-ali-khan',
    language: 'Urdu',
    pricePaise: 0,
    outcomes: ['A Sunday with a shape', 'Three people to ring', 'The difference between quiet and lonely'],
    audience: 'For the single, the widowed, and those whose house has emptied.',
    caution: 'If the days have no colour for weeks, please see a doctor.',
    about: `
Alone is a place. You can furnish it. Yusuf shows his own: a radio, a neighbour’s cat, chai for one in the good cup.`,
    sections: [
      { title: 'The house', lessons: [watch('The good cup'), hear('Sunday, four o’clock')] },
      {
        title: 'The others',
        lessons: [
          read(
            'Three people',
            '\nOne who has known you long. One who lives near. One who needs something you have.\n\nRing one of them today. Not to talk about this. To ask how the exam went.',
          ),
          take('A Sunday with a shape'),
        ],
      },
    ],
  },
]
