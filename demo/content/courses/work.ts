import { ask, type DemoCourse, hear, quiz, read, take, watch } from './course.ts'

export const workCourses: DemoCourse[] = [
  {
    slug: 'after-the-layoff',
    title: 'After the layoff',
    summary: 'Money, family and the first ten calls.',
    by: 'harpreet-singh-gill',
    pricePaise: 19_900,
    outcomes: ['A budget for ninety days', 'A sentence for the family', 'Ten calls, in the right order'],
    audience: 'For people who lost their job this year, and are still getting dressed in the morning.',
    caution: 'If you cannot get out of bed at all, begin with a healer or a doctor. The calls can wait.',
    about: `
The first week everybody is kind. The fourth week nobody asks. Harpreet was laid off twice himself and knows what the mornings are like.

This is a course for doing: each lesson ends with one call, one page or one walk.`,
    sections: [
      {
        title: 'This week',
        lessons: [
          watch('What to say at home'),
          take('Ninety days on one page'),
          read(
            'The morning',
            `
Keep the alarm. Keep the bath. Leave the house by nine, even if it is only to the park with a thermos.

Work gave you three things besides money: a time, a place and people who expected you. Make poor copies of all three before you write one application.`,
          ),
          hear('A walk with a list'),
        ],
      },
      {
        title: 'Ten calls',
        lessons: [
          watch('The first is to a friend'),
          watch('The fourth is the hard one'),
          quiz(
            'In which order?',
            ask(
              'Whom do you ring first?',
              ['The big boss you met once', 'A friend who tells you the truth', 'A recruiter'],
              1,
              'The first call is practice, and warmth. You will need both for the fourth.',
            ),
          ),
          watch('An interview is two people'),
        ],
      },
    ],
  },
  {
    slug: 'burnt-out-not-lazy',
    title: 'Burnt out, not lazy',
    summary: 'How to tell the difference, and what to do on Monday.',
    by: 'anjali-kulkarni',
    pricePaise: 16_900,
    outcomes: [
      'A test that is not a quiz on the internet',
      'Three things to stop',
      'A talk with your manager',
    ],
    audience: 'For people who were good at their work and have stopped caring.',
    caution: 'Chest pain or fainting: see a doctor first. Thoughts of dying: call Tele-MANAS on 14416.',
    about: `
Lazy people enjoy the sofa. You do not. Anjali has studied tired teams for twenty years and says: it is rarely the person and never only the person.`,
    sections: [
      {
        title: 'Is it that?',
        lessons: [
          watch('The sofa test'),
          quiz(
            'Signs',
            ask(
              'Which is a sign of burning out?',
              ['Sunday feels like Monday', 'You like long lunches', 'You forgot a name'],
              0,
              'When rest no longer rests, something is wrong with the load, not with you.',
            ),
          ),
          hear('Putting the laptop to bed'),
        ],
      },
      {
        title: 'Monday',
        lessons: [
          read(
            'Three things to stop',
            '\n- The meeting where you have not spoken for a month.\n- Answering after nine. Say once when you answer, then keep it.\n- The task you took because nobody else did.\n\nStop one this week. Watch what happens. Mostly: nothing.',
          ),
          watch('The talk with your manager'),
          take('A page for the talk'),
        ],
      },
    ],
  },
  {
    slug: 'the-second-interview',
    title: 'The second interview',
    summary: 'For people who know their work and lose their voice.',
    by: 'rohit-bhatnagar',
    language: 'Hindi',
    pricePaise: 7900,
    outcomes: ['Five stories, told in a minute each', 'A pause that helps', 'An answer about the gap'],
    audience: 'For people who get the interview and then not the job.',
    caution: 'Nothing here helps against an unfair company. It helps you to notice one.',
    about: `
They have read your papers. Now they want to know how it is to sit next to you. Rohit has hired for eleven years and will tell you what was said after you left the room.`,
    sections: [
      {
        title: 'Five stories',
        lessons: [
          watch('A minute each'),
          take('Five stories'),
          read(
            'The gap',
            '\n“I cared for my father for a year. He died in March. I am ready to work.”\n\nThree short sentences, then silence. Do not fill it. A decent person across the table will nod, and now you know something about them.',
          ),
        ],
      },
      { title: 'The room', lessons: [watch('The pause'), hear('Before you go in')] },
    ],
  },
  {
    slug: 'a-shop-of-my-own',
    title: 'A shop of my own',
    summary: 'From an idea in the kitchen to the first hundred customers.',
    by: 'bhavna-mehta',
    language: 'Gujarati',
    pricePaise: 24_900,
    outcomes: [
      'A price that pays you too',
      'One product, not eleven',
      'A book of accounts that you can read',
    ],
    audience: 'For people, often women, who make something others keep asking for.',
    caution: 'Borrow nothing in the first half year. Bhavna means it.',
    about: `
Everybody says you should sell it. Nobody says for how much. Bhavna starts with the sum, because a friendly business that pays nothing is a hobby with stress.`,
    sections: [
      {
        title: 'The sum',
        lessons: [
          watch('Your hour has a price'),
          take('The price, line by line'),
          quiz(
            'What does it cost?',
            ask(
              'What is most often forgotten in a price?',
              ['The box', 'Your own hours', 'The sugar'],
              1,
              'If you do not pay yourself you have built a job that costs money.',
            ),
          ),
        ],
      },
      {
        title: 'The first hundred',
        lessons: [
          watch('One product'),
          read(
            'The no that keeps customers',
            '\n“I do not make that one, but Rekha two lanes on does it well.”\n\nYou lose a box and win a neighbour, and the customer remembers who told her the truth.',
          ),
          watch('When it goes well'),
        ],
      },
    ],
  },
  {
    slug: 'leading-without-shouting',
    title: 'Leading without shouting',
    summary: 'For new managers who were promoted because they worked well alone.',
    by: 'anjali-kulkarni',
    pricePaise: 12_900,
    outcomes: ['A first talk with each person', 'A no that is heard', 'Praise that is not a sandwich'],
    audience: 'For the first year of leading anybody.',
    caution: 'A team that is being bullied from above needs more than you. Say so upward, in writing.',
    about: `
You were good at the work, so they took you away from it. Anjali shows the other craft.`,
    sections: [
      {
        title: 'The first month',
        lessons: [
          watch('Eight cups of tea'),
          read(
            'A no that is heard',
            '\nSay it early, say it short, and say what would make it a yes.\n\n“Not by Friday. With one more person, by Wednesday after.” It is still a no. It is also a door.',
          ),
        ],
      },
      {
        title: 'The hard talk',
        lessons: [watch('On a Tuesday, not a Friday'), hear('A minute before'), take('The talk, prepared')],
      },
    ],
  },
]
