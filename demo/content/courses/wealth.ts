import { ask, type DemoCourse, hear, quiz, read, take, watch } from './course.ts'

export const wealthCourses: DemoCourse[] = [
  {
    slug: 'money-without-stomach-ache',
    title: 'Money without stomach ache',
    summary: 'An honest look at what is there, in five sittings.',
    by: 'joseph-mathew',
    pricePaise: 11_900,
    outcomes: [
      'All accounts on one page',
      'A cushion of one month',
      'A talk with your partner that ends at ten',
    ],
    audience: 'For people who open the bank’s letters last.',
    caution: 'This is not investment advice. For debts that threaten the house, see a lawyer as well.',
    about: `
Joseph is a counsellor who was a banker. He starts with the stomach, not the sheet: what happens in you when the bank’s message comes?`,
    sections: [
      {
        title: 'Looking',
        lessons: [
          watch('The unopened letter'),
          take('One page'),
          read(
            'Before you look',
            '\nMake tea. Open the window. Set a clock to twenty minutes and stop when it rings, wherever you are.\n\nYou are not solving it today. You are reading it, as one reads a map, sitting down.',
          ),
          hear('The stomach first'),
        ],
      },
      {
        title: 'Moving',
        lessons: [
          watch('The cushion'),
          quiz(
            'What first?',
            ask(
              'You have a loan at 24% and some savings at 6%. What first?',
              ['Save more', 'Pay down the loan', 'Buy gold'],
              1,
              'Every rupee paid there earns you twenty-four per cent, without luck.',
            ),
          ),
          watch('A talk that ends at ten'),
        ],
      },
    ],
  },
  {
    slug: 'the-loan-nobody-knows-about',
    title: 'The loan nobody knows about',
    summary: 'How to tell it, and how to carry it after it is told.',
    by: 'mahesh-agarwal',
    language: 'Hindi',
    pricePaise: 8900,
    outcomes: ['A list of what is owed', 'The evening on which you tell it', 'An order of paying back'],
    audience: 'For people with app loans, card debts or a loan from a friend.',
    caution: 'If lenders threaten you, keep the messages and go to the police: 1930 for fraud by phone.',
    about: `
The sum is rarely the heaviest part. Mahesh has heard the sentence “nobody knows” a few hundred times.`,
    sections: [
      { title: 'The list', lessons: [watch('Write the whole number'), take('What, whom, when')] },
      {
        title: 'The evening',
        lessons: [
          read(
            'How to begin',
            '\nNot at dinner, not in bed. On a walk, side by side, when both have eaten.\n\n“I have to tell you something about money. It is bad and it is not the worst. I need you to hear all of it before you answer.” Then say the number. The number first.',
          ),
          hear('After it is said'),
          watch('In which order'),
        ],
      },
    ],
  },
  {
    slug: 'women-and-the-papers',
    title: 'Women and the papers',
    summary: 'Nominee, joint account, locker, will: explained so that you can ask for them.',
    by: 'kokila-shah',
    language: 'Gujarati',
    pricePaise: 0,
    outcomes: ['A folder', 'Your name in the right places', 'Nine words that banks use'],
    audience: 'For wives, widows, daughters and whoever is told “I handle that”.',
    caution: 'For a contested inheritance you need a lawyer. The folder will help her.',
    about: `
Kokila learned all this in one terrible month after her husband’s death, so that you need not. It costs nothing.`,
    sections: [
      {
        title: 'The folder',
        lessons: [
          watch('What goes in'),
          take('The list for the folder'),
          quiz(
            'Nominee',
            ask(
              'Does a nominee own the money?',
              ['Yes', 'No, she receives it for the heirs', 'Only with a will'],
              1,
              'A nominee receives it first. Who owns it, the law of inheritance says. Life insurance for close family is an exception.',
            ),
          ),
        ],
      },
      {
        title: 'The counter',
        lessons: [
          watch('At the bank'),
          read(
            'Nine words',
            '\n*Nominee, joint, either or survivor, locker, will, executor, succession, mandate, dormant.*\n\nYou need not like them. Learn to say each once, aloud, at the counter, and to wait for the answer.',
          ),
        ],
      },
    ],
  },
  {
    slug: 'enough',
    title: 'Enough',
    summary: 'A course about wanting, for people who have most of it.',
    by: 'padmavathi-rao',
    pricePaise: 9900,
    outcomes: ['Your own number', 'A month without buying', 'Something to give'],
    audience: 'For people whose salary grew and whose evenings did not.',
    caution: 'Not for people in debt: take “Money without stomach ache” first.',
    about: `
Padmavathi asks each of her clients for the number at which they would stop. Nobody has ever had it ready.`,
    sections: [
      {
        title: 'The number',
        lessons: [
          watch('At which you would stop'),
          read(
            'A month without',
            '\nFood, medicine, rent, school: yes. Everything else waits on a list until the first of the next month.\n\nOn the first, read the list. Most of it will seem to have been written by somebody else.',
          ),
          hear('Wanting, seen up close'),
        ],
      },
      { title: 'The rest', lessons: [watch('Something to give'), take('The list that waits')] },
    ],
  },
]
