import { ask, type DemoCourse, hear, quiz, read, take, watch } from './course.ts'

export const selfCourses: DemoCourse[] = [
  {
    slug: 'a-quieter-head',
    title: 'A quieter head',
    summary: 'For people who think about thinking, all day, and in bed.',
    by: 'imran-qureshi',
    language: 'Hindi',
    pricePaise: 14_900,
    outcomes: [
      'A name for your three loudest thoughts',
      'Fifteen minutes a day to worry, and not more',
      'A way out of the loop',
    ],
    audience: 'For worriers who are tired of being told to relax.',
    caution:
      'If thoughts tell you to hurt yourself, or voices do, please call Tele-MANAS 14416 and see a doctor.',
    about: `
You cannot stop thoughts. You can stop giving them tea. Imran teaches you to notice who is at the door before you open it.`,
    sections: [
      {
        title: 'Who is at the door',
        lessons: [
          watch('Three loud visitors'),
          read(
            'A name for each',
            '\nGive the thought a name, as one names a neighbour who always brings bad news. Mine is Uncle What-If.\n\n“Ah, Uncle What-If, you again.” He may sit. He gets no biscuit.',
          ),
          hear('Leaves on the canal'),
        ],
      },
      {
        title: 'Tea at five',
        lessons: [
          watch('Fifteen minutes of worry'),
          quiz(
            'At ten at night',
            ask(
              'A worry comes at ten. What do you do?',
              ['Solve it', 'Write one line and keep it for five o’clock', 'Scold yourself'],
              1,
              'The worry wants to be sure that it is not forgotten. A line on paper is enough.',
            ),
          ),
          take('The five o’clock page'),
          watch('When it gets loud again'),
        ],
      },
    ],
  },
  {
    slug: 'starting-small-again',
    title: 'Starting small, again',
    summary: 'Habits for people who have begun forty times.',
    by: 'devika-menon',
    pricePaise: 8900,
    outcomes: ['A habit of two minutes', 'A way to miss a day', 'A calendar without red crosses'],
    audience: 'For anyone who owns three unused yoga mats.',
    caution: 'Not a treatment for depression. If even brushing your teeth is too much, see a doctor.',
    about: `
Willpower is what is left at the end of the day, and it is not much. Devika builds with what is there at seven in the morning.`,
    sections: [
      {
        title: 'Two minutes',
        lessons: [
          watch('Smaller than that'),
          read(
            'Missing a day',
            '\nYou will miss one. Decide now what you do then: *nothing special*.\n\nNo double portion, no speech to yourself. The next morning, two minutes. If you miss one day, you still have a habit. If you punish yourself for it, you have two.',
          ),
          hear('Two minutes, together'),
        ],
      },
      { title: 'Forty days', lessons: [watch('After the toothbrush'), take('Forty small boxes')] },
    ],
  },
  {
    slug: 'saying-no-kindly',
    title: 'Saying no, kindly',
    summary: 'Seven noes for seven people, practised aloud.',
    by: 'zara-wadia',
    pricePaise: 6900,
    outcomes: ['A no for your boss', 'A no for your cousin', 'A no for yourself'],
    audience: 'For people whose first word was yes.',
    caution: 'Where a no is punished with violence, please get help before you practise: 181 or 112.',
    about: `
Zara, who once organised eleven weddings in a year because nobody else would, teaches by speaking. You will say each no aloud, to a lamp.`,
    sections: [
      {
        title: 'Aloud',
        lessons: [
          watch('To a lamp'),
          hear('Seven noes'),
          quiz(
            'Which one?',
            ask(
              'Which no is a no?',
              ['“I will see”', '“This month I cannot”', '“Maybe, if nobody else…”'],
              1,
              'The others are a yes with a headache.',
            ),
          ),
        ],
      },
      {
        title: 'To people',
        lessons: [
          read(
            'To a cousin',
            '\n“I love that you thought of me. I cannot. I hope it is a lovely day.”\n\nNo reason. Reasons are handles: people pull on them.',
          ),
          watch('And now yourself'),
        ],
      },
    ],
  },
  {
    slug: 'the-notebook-year',
    title: 'The notebook year',
    summary: 'One page a week, for people who do not keep diaries.',
    by: 'arnab-chatterjee',
    language: 'Bengali',
    pricePaise: 5900,
    outcomes: ['Fifty-two questions', 'A page you may burn', 'A December that you understand'],
    audience: 'For people who like paper.',
    caution: 'Some pages open old doors. Stop where it is too much, and take it to a healer.',
    about: `
A diary wants every day. A notebook wants Sunday. Arnab gives one question a week, and in December you read them all on one evening with something good to eat.`,
    sections: [
      {
        title: 'Winter and spring',
        lessons: [
          watch('The first page'),
          take('Fifty-two questions'),
          read(
            'A page you may burn',
            '\nWrite what you would never say. Then decide, in daylight: keep, tear, or burn it over the sink.\n\nThe writing was the point. The ash is optional.',
          ),
        ],
      },
      { title: 'The evening in December', lessons: [hear('Reading it to yourself'), watch('What repeats')] },
    ],
  },
]
