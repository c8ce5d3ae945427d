import { ask, type DemoCourse, hear, quiz, read, take, watch } from './course.ts'

export const healthCourses: DemoCourse[] = [
  {
    slug: 'sleep-slowly',
    title: 'Sleep, slowly',
    summary: 'Twelve short evenings for people who would like to trust the night again.',
    by: 'meera-krishnan',
    language: 'Hindi',
    pricePaise: 34_900,
    outcomes: [
      'A bedtime that fits your house',
      'A page for worries that is not your phone',
      'A plan for the bad night, written on a good day',
    ],
    audience: 'For people who lie down tired and wake up at three, for weeks or for years.',
    caution:
      'If you stop breathing in your sleep, have epilepsy or bipolar disorder, drive for a living, or take sleep medicine every night, please see a doctor first. Meera says why in lesson one.',
    about: `
Sleep does not come because we try. It comes when the evening has said often enough that nothing more is asked of us.

Each evening takes less than a quarter of an hour: a little to watch, one thing to change, nothing to count. There is no app to buy and no perfect bedroom to own. A shared room with a fan and a grandmother is enough.

*Three evenings a week are plenty.* The days between are where it happens.`,
    sections: [
      {
        title: 'Why it went away',
        lessons: [
          watch('Why the bed became a desk'),
          watch('What the body counts'),
          read(
            'A later bedtime, on purpose',
            `
It sounds like the wrong way round: if you sleep badly, go to bed *later*.

Think of hunger. If you nibble all day, you have no appetite at eight. If you lie in bed from ten and sleep from one, you have nibbled three hours of rest, and the night has no appetite left.

So for two weeks you go to bed when you would otherwise have fallen asleep. If that is half past twelve, it is half past twelve. You get up at the same hour as ever.

The first days are hard. Around the fifth, many people fall asleep sooner than they expected.`,
          ),
          quiz(
            'What stayed?',
            ask(
              'You have lain awake for half an hour. What now?',
              ['Stay and try harder', 'Get up and sit somewhere dim', 'Look at the time'],
              1,
              'The bed should be a place where you sleep. Sitting up dims nothing and teaches the body the difference.',
            ),
            ask(
              'Why do we go to bed later at first?',
              ['So that the night has appetite', 'To punish ourselves', 'To finish work'],
              0,
              'Tiredness gathers while we are up. Lying down early spends it.',
            ),
          ),
        ],
      },
      {
        title: 'The evening',
        lessons: [
          watch('Tea, dal, screens'),
          take('The worry page'),
          hear('The hour before bed'),
          hear('Breathing out longer than in'),
        ],
      },
      {
        title: 'The night',
        lessons: [
          watch('Three in the morning'),
          read(
            'A letter for the bad night',
            `
Write it now, in the light. The person who will read it is tired, a little frightened, and believes that everything depends on the next hour.

- Tell her that tomorrow will be tiring and will be all right.
- Tell her one thing that is true at noon as well.
- Tell her where the lamp is, and the book that is not too good.

Put it where the phone used to be.`,
          ),
          hear('Rain, without a clock'),
          watch('When it comes back'),
        ],
      },
    ],
  },
  {
    slug: 'breath-at-the-kitchen-window',
    title: 'Breath at the kitchen window',
    summary: 'Seven ways to breathe while the milk boils, for days that are too full to sit.',
    by: 'savita-jadhav',
    language: 'Marathi',
    pricePaise: 0,
    outcomes: ['One breath for anger', 'One for fear', 'One before you pick up the phone'],
    audience: 'For people who have tried to meditate and had no room to do it in.',
    caution:
      'If you are pregnant or have high blood pressure, leave out every exercise that holds the breath.',
    about: `
Nobody needs a mat for this. Savita teaches standing up, with one hand on the counter.

The course costs nothing. It is the first thing she teaches in her own practice, and she wants it to be everybody’s.`,
    sections: [
      {
        title: 'Standing',
        lessons: [
          watch('The longer out-breath'),
          hear('Four, and four, and four'),
          read(
            'Where the shoulders go',
            `
Look at your shoulders now. They are nearer to your ears than this morning.

Breathe in and pull them up as far as they will go. Breathe out and let them fall, as you would put down two bags from the market. *Do not lower them. Drop them.*

Three times. That is the lesson.`,
          ),
        ],
      },
      {
        title: 'Before',
        lessons: [hear('Before the call'), watch('Before you answer'), take('Seven breaths, one page')],
      },
    ],
  },
  {
    slug: 'eating-after-the-diagnosis',
    title: 'Eating after the diagnosis',
    summary: 'Sugar, blood pressure, and a family that shows love by second helpings.',
    by: 'prakash-hegde',
    pricePaise: 17_900,
    outcomes: ['A plate you can explain', 'Three sentences for aunties', 'A festival without a crash'],
    audience:
      'For people who have just been told that they have diabetes or high blood pressure, and whoever cooks for them.',
    caution: 'This does not replace your doctor. Never change the dose of a medicine because of a course.',
    about: `
The lists from the clinic are right, and nobody can live by them. Prakash starts from the plate you already have: idli, rice, pickle, the biscuit at five.

We change the order before we change the food, and the amount before we forbid anything.`,
    sections: [
      {
        title: 'The plate',
        lessons: [
          watch('First the greens, then the rice'),
          watch('The five o’clock biscuit'),
          quiz(
            'One plate',
            ask(
              'What do we change first?',
              ['The order in which we eat', 'Everything', 'The oil'],
              0,
              'Vegetables and dal before rice soften the rise of sugar, with the same food on the plate.',
            ),
          ),
        ],
      },
      {
        title: 'The family',
        lessons: [
          read(
            'Three sentences for aunties',
            `
- “It is so good that I will take it home.”
- “The doctor asks me to stop at one, and this was the best one.”
- “Sit with me instead.”

Say them warmly and put the hand over the plate. Love wanted an answer; it has one.`,
          ),
          watch('Diwali, and the week after'),
          take('A week of plates'),
        ],
      },
    ],
  },
  {
    slug: 'a-back-that-carried-everything',
    title: 'A back that carried everything',
    summary: 'Gentle movement for people who sit, lift children, or did both for thirty years.',
    by: 'gopakumar-nair',
    language: 'Malayalam',
    pricePaise: 12_900,
    outcomes: [
      'Ten minutes that you can do in a saree',
      'A way to stand at the stove',
      'Knowing which pain to obey',
    ],
    audience: 'For backs that are stiff in the morning and worse in the evening.',
    caution: 'Numbness, weakness in a leg, or pain after a fall: see a doctor today, not a course.',
    about: `
A back does not want to be straight. It wants to be moved, often and a little.

Gopakumar shows each movement twice: for people who can lie on the floor, and for people who could not get up from it again.`,
    sections: [
      {
        title: 'On a chair',
        lessons: [watch('The cat on a chair'), watch('Standing at the stove'), hear('Ten slow minutes')],
      },
      {
        title: 'On the floor',
        lessons: [
          watch('Knees that fall to one side'),
          read(
            'Which pain to obey',
            `
A pain that is sharp, that shoots or that wakes you is a red light. Stop, and ask somebody who can examine you.

A pull that eases when you breathe is a yellow one: slower, smaller, and on.

Stiffness that is gone after ten movements was never a light at all.`,
          ),
          take('Ten minutes on one page'),
        ],
      },
    ],
  },
  {
    slug: 'living-beside-an-illness',
    title: 'Living beside an illness',
    summary: 'For those who carry the reports, the tiffin and the brave face.',
    by: 'ayesha-siddiqui',
    language: 'Urdu',
    pricePaise: 8900,
    outcomes: [
      'A list of what only you can do, which is short',
      'Words for the brother who does not come',
      'One hour a week that is yours',
    ],
    audience: 'For husbands, daughters, neighbours: anyone who became the one who knows the medicines.',
    caution: 'If you think of harming yourself or the one you care for, please call Tele-MANAS on 14416 now.',
    about: `
Everybody asks how the patient is. This course asks how you are, and waits for the second answer.`,
    sections: [
      {
        title: 'What you carry',
        lessons: [watch('The second answer'), hear('Ten minutes in the corridor'), take('Who does what')],
      },
      {
        title: 'What you may put down',
        lessons: [
          read(
            'The brother who does not come',
            `
He is not coming because he cannot bear to look, and because you manage so well.

Do not tell him that he should help. Give him one thing, with a day: *“On Thursdays you bring the blood report.”* A thing that is his will be done badly at first. Let it be done badly.`,
          ),
          hear('An hour that is yours'),
        ],
      },
    ],
  },
]
