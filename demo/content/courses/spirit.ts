import { ask, type DemoCourse, hear, quiz, read, take, watch } from './course.ts'

export const spiritCourses: DemoCourse[] = [
  {
    slug: 'sitting-for-ten-minutes',
    title: 'Sitting for ten minutes',
    summary: 'Meditation without a promise, for people with knees.',
    by: 'tenzin-dolma',
    pricePaise: 0,
    outcomes: ['Ten minutes on a chair', 'A friendly way to come back', 'No idea of being good at it'],
    audience: 'For beginners, and for people who are beginning again.',
    caution:
      'After a trauma, sitting with closed eyes can be too much. Keep them open, or sit with a healer.',
    about: `
Tenzin learned on a mountain and teaches on a chair. “The mountain helps,” she says, “but the chair is nearer.”`,
    sections: [
      {
        title: 'The chair',
        lessons: [
          watch('How to sit'),
          hear('Ten minutes'),
          read(
            'Coming back',
            '\nThe mind leaves. That is not the mistake; that is the exercise. Each return is one repetition, as with a bucket from a well.\n\nCome back as you would fetch a child from the road: quickly, and without scolding.',
          ),
        ],
      },
      {
        title: 'The day',
        lessons: [
          watch('Standing in a queue'),
          hear('One bell'),
          quiz(
            'Was it good?',
            ask(
              'Your mind left forty times. How was the sitting?',
              ['Bad', 'Forty returns', 'It does not count'],
              1,
              'Returning is what we practise.',
            ),
          ),
        ],
      },
    ],
  },
  {
    slug: 'grief-has-a-calendar',
    title: 'Grief has a calendar',
    summary: 'The first year after a death, with its dates.',
    by: 'arvind-deshpande',
    language: 'Marathi',
    pricePaise: 12_900,
    outcomes: ['A way through the first festival', 'A small rite of your own', 'Permission to laugh'],
    audience: 'For those who stayed.',
    caution: 'If you want to follow the one who died, please call Tele-MANAS 14416 tonight.',
    about: `
The thirteenth day ends the rites, and then the year begins. Arvind, who is a priest’s son and a doctor, goes through it with you: the birthday, the monsoon, the first sweet.`,
    sections: [
      {
        title: 'The early weeks',
        lessons: [
          watch('After the thirteenth day'),
          hear('Their chair'),
          read(
            'What to answer',
            '\n“How are you?” people ask, and run.\n\nYou may say: “Today is a heavy one, thank you for asking.” It is short enough for the road, and it is true.',
          ),
        ],
      },
      {
        title: 'The dates',
        lessons: [watch('The first festival'), take('A year, with room'), watch('The day you laughed')],
      },
    ],
  },
  {
    slug: 'mantra-for-people-who-doubt',
    title: 'Mantra for people who doubt',
    summary: 'Sound before belief, in three scripts.',
    by: 'maitreyi-bhattacharya',
    language: 'Hindi',
    pricePaise: 7900,
    outcomes: ['Three sounds, said rightly', 'A rhythm for walking', 'Your own reasons, or none'],
    audience: 'For the curious of any faith and of none.',
    caution: 'Nothing here heals an illness. It may help you to carry one.',
    about: `
Maitreyi taught Sanskrit for thirty years and still doubts on Mondays. “Say it first,” she says. “The meaning comes when it likes.”`,
    sections: [
      {
        title: 'Sound',
        lessons: [hear('The hum'), watch('The tongue and the teeth'), take('Three sounds in three scripts')],
      },
      {
        title: 'Rhythm',
        lessons: [
          hear('Walking to it'),
          read(
            'On Mondays',
            '\nOn days when it is only noise, let it be noise. A bell does not believe either.\n\nTen times, evenly. Then breakfast.',
          ),
        ],
      },
    ],
  },
  {
    slug: 'fasting-kindly',
    title: 'Fasting, kindly',
    summary: 'What fasts are for, and who should not keep them.',
    by: 'kavita-jain',
    language: 'Gujarati',
    pricePaise: 4900,
    outcomes: ['A fast that is not a diet', 'Eight fasts without hunger', 'A way to break it'],
    audience: 'For people who grew up with fasts and want to know why.',
    caution:
      'Not with diabetes, in pregnancy, with an eating disorder or under eighteen, unless a doctor agrees.',
    about: `
Kavita keeps eleven fasts a year. Only three have to do with food.`,
    sections: [
      {
        title: 'Why',
        lessons: [
          watch('What we put down'),
          quiz(
            'Who should not?',
            ask(
              'Who should ask a doctor before a food fast?',
              ['Nobody', 'Somebody with diabetes', 'Only old people'],
              1,
              'Sugar that falls too low is dangerous. A fast from speech or the phone is open to all.',
            ),
          ),
        ],
      },
      {
        title: 'How',
        lessons: [
          read(
            'Eight fasts without hunger',
            '\nFrom sugar in the tea. From the lift. From the last word. From buying. From the phone until ten. From complaining about one person. From hurry on one road. From being right at dinner.\n\nChoose one, for eight days.',
          ),
          hear('Breaking it'),
        ],
      },
    ],
  },
]
