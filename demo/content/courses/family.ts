import { ask, type DemoCourse, hear, quiz, read, take, watch } from './course.ts'

export const familyCourses: DemoCourse[] = [
  {
    slug: 'speaking-with-a-grown-child',
    title: 'Speaking with a grown child',
    summary: 'When advice has stopped working, and silence has too.',
    by: 'lalitha-subramaniam',
    language: 'Tamil',
    pricePaise: 15_900,
    outcomes: [
      'A first sentence that is not a question',
      'A way to say sorry to your own child',
      'A visit that ends well',
    ],
    audience: 'For parents whose children are over twenty and short on the phone.',
    caution: 'If there was violence in the house, this course is not enough. Please talk to somebody.',
    about: `
We raised them to decide, and then they did.

Lalitha has sat with two hundred families. She does not teach you to win. She teaches you to be somebody your child wants to ring.`,
    sections: [
      {
        title: 'The phone',
        lessons: [
          watch('“Have you eaten?” and what it means'),
          read(
            'A sentence that is not a question',
            `
Questions are how we held their hands on the road. Now each one feels like a hand on the collar.

Try a week of telling instead: “The jasmine has started.” “I burnt the dosa and your father ate it.” Then stop. Do not add a question at the end.

Some children begin to ask on the fourth day.`,
          ),
          hear('Listening without preparing an answer'),
        ],
      },
      {
        title: 'The visit',
        lessons: [
          watch('The first ten minutes'),
          watch('Money, marriage, weight'),
          quiz(
            'Before they come',
            ask(
              'She tells you about a plan you think is wrong. What comes first?',
              ['Your worry', 'Her reasons, in her words', 'An example of a cousin'],
              1,
              'People who have been heard can listen. The worry can wait.',
            ),
          ),
          take('A visit, hour by hour'),
        ],
      },
    ],
  },
  {
    slug: 'the-first-year-with-a-baby',
    title: 'The first year with a baby',
    summary: 'Two parents, two grandmothers, one small person and very little sleep.',
    by: 'marina-fernandes',
    pricePaise: 14_900,
    outcomes: ['Nights that are shared', 'A kind no for good advice', 'Signs that the sadness needs help'],
    audience: 'For both parents, together or in turns.',
    caution:
      'If you feel no joy at all for two weeks, or think the baby would be better without you, tell a doctor today.',
    about: `
Nobody sleeps, everybody knows better, and you are supposed to be happy. Marina begins with what is not said at the naming ceremony.`,
    sections: [
      {
        title: 'The nights',
        lessons: [watch('Who gets up'), hear('A lullaby for the parents'), take('The night list')],
      },
      {
        title: 'The days',
        lessons: [
          watch('Two grandmothers'),
          read(
            'A kind no',
            `
“You raised him well, so I know you understand that I must find my own way.” It is true, it praises, and it ends the matter of the oil massage.

Say it once. The second time, smile and change the subject.`,
          ),
          watch('When it is more than tiredness'),
        ],
      },
    ],
  },
  {
    slug: 'caring-for-old-parents',
    title: 'Caring for old parents, from far away',
    summary: 'Flights, WhatsApp groups, and the guilt that lands before you do.',
    by: 'bijay-mohanty',
    pricePaise: 11_900,
    outcomes: [
      'A call that is not a check',
      'A plan with the neighbours',
      'A conversation about money and wishes',
    ],
    audience: 'For sons and daughters in another city or another country.',
    caution: 'Sudden confusion in an old person is an emergency, not age.',
    about: `
You cannot be there. You can be close. Bijay has helped families from Cuttack to Canada to share the work, and shows how.`,
    sections: [
      { title: 'The call', lessons: [watch('Before you ask about the medicine'), hear('After you hang up')] },
      {
        title: 'The plan',
        lessons: [
          read(
            'Four people nearby',
            `
Write four names: somebody with a key, somebody with a car, somebody who notices, somebody who makes them laugh.

Bring each of them something from the airport, and tell each what you would like to be rung about. That is a plan.`,
          ),
          watch('Wishes, papers, keys'),
          take('The page on the fridge'),
        ],
      },
    ],
  },
  {
    slug: 'a-house-with-teenagers',
    title: 'A house with teenagers',
    summary: 'Doors that close, marks that fall, and a phone that sleeps in somebody’s bed.',
    by: 'nasreen-bano',
    language: 'Hindi',
    pricePaise: 9900,
    outcomes: [
      'One rule that everybody keeps',
      'A talk in the car',
      'Knowing when a closed door is only a door',
    ],
    audience: 'For parents of children between twelve and eighteen.',
    caution: 'Cutting, not eating, or talk of dying are not a phase. Call Tele-MANAS 14416 and stay near.',
    about: `
They are not against you. They are for themselves, for the first time, and it looks the same from the hall.`,
    sections: [
      {
        title: 'Doors',
        lessons: [
          watch('Knock, and wait'),
          read(
            'One rule',
            '\nChoose one. Not nine.\n\nOurs was: phones sleep in the kitchen, all phones, mine too. In the second week my son asked whether I had cheated. I had. I put it back.\n\nA rule that holds for you is a rule.',
          ),
          hear('Before you go in'),
        ],
      },
      {
        title: 'Marks',
        lessons: [
          watch('The report card'),
          quiz(
            'At the table',
            ask(
              'He got 54. Your first sentence?',
              ['“What happened?”', '“And the others?”', '“You look tired. Eat first.”'],
              2,
              'He knows the number. He does not know yet whether he is still your son tonight.',
            ),
          ),
        ],
      },
    ],
  },
]
