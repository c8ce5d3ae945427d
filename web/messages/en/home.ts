export const home = {
  meta: {
    title: 'Someone to talk to | New You',
    description:
      'Healers from all over India, who they are, what they cost and when they are free. Book 45 minutes, by video, voice or chat.',
  },
  hero: {
    title: 'The light is on.<br></br>Come as you are.',
    voice: 'दीया जल रहा है। जैसे हैं, वैसे आइए।',
    sentence: 'I would like to talk about <topic></topic> in <language></language>, <free></free>.',
    topic: 'Topic',
    language: 'Language',
    free: 'When',
    show: 'Show who is free',
    topics: {
      health: 'sleep and worry',
      relationship: 'my marriage',
      wealth: 'money',
      family: 'my family',
      'business-career': 'work',
      'self-development': 'the person I want to be',
      spirituality: 'faith and quiet',
      any: 'anything at all',
    },
    anyLanguage: 'any language',
    frees: { tomorrow: 'tonight or tomorrow', week: 'this week', any: 'any time' },
    night:
      'A tiled house at night. The door is lit, two people sit talking on the verandah, a kolam is drawn at the step.',
    dawn: 'The same house at dawn. Two people sit talking on the verandah, a kolam is drawn at the step.',
  },
  board: {
    title: 'The next free 45 minutes',
    time: 'Your time, {zone}. It is {time} on {day}.',
    all: 'All who are free within a day',
  },
  doors: { title: 'Which door is yours?' },
  costs: {
    title: 'What it costs, before you ask',
    rich: '<from></from> to <to></to>',
    price: '{count, number} minutes with a healer. The healer sets the price, and it is the whole price.',
    tax: '{percent, number}% {name}',
    taxWords: 'Already inside the price you see. Nothing is added on the last page.',
    hold: '{count, number} minutes',
    holdWords: 'Your chosen time is kept so long while you pay. If you let it go, nothing is charged.',
    healers: '{count, plural, one {# healer} other {# healers}}',
    healersWords: 'Each with the degree, licence or letters behind the title, in plain words on one page.',
  },
  steps: {
    title: 'How a session goes',
    healers: 'See who is here',
    one: {
      title: 'You choose a person and a time',
      words:
        'Look as long as you like. You only log in when you book, and one line about what is on your mind is enough.',
    },
    two: {
      title: 'You meet for {count, number} minutes',
      words:
        'By video, by voice alone, or in writing. Nobody sees your name unless you want it: you choose what you are called.',
    },
    three: {
      title: 'You take one thing along',
      words:
        'A first session is for finding out what is going on, and whether this is the right person. If not, try another.',
    },
  },
  courses: { title: 'Short courses, made for evenings', all: 'All courses' },
  events: { title: 'Sit with others', all: 'All events' },
  books: { title: 'Books for the bedside', all: 'All e-books', free: 'Free' },
  reels: { title: 'One sentence, ten seconds', all: 'All reels', open: 'Reel: {title}' },
  story: {
    told: 'Told by {name}, a name of their own choosing.',
    demo: 'This story is demo content.',
    read: 'Read the story',
  },
  articles: { title: 'To read tonight', all: 'All articles', by: '{name}, {minutes}' },
  offers: {
    title: 'What makes it less',
    lead: 'Write the code down where you pay. There is no hurry: it works until the day that stands here.',
    code: 'Code',
    until: 'Until {date}',
    open: 'No end set',
  },
  start: {
    metaTitle: 'Get started | New You',
    metaDescription: 'How to begin with New You in four small steps, what it costs, and what to do tonight.',
    title: 'Get started',
    lead: 'Four small steps. You can stop after each one, and nothing is lost.',
    steps: {
      look: {
        title: 'Look around, without an account',
        words:
          'Every healer, price and free time can be seen without logging in. Nobody is told that you looked.',
        action: 'See the healers',
      },
      account: {
        title: 'Open an account with your mobile number',
        words:
          'Your name, a number, an e-mail address. An OTP lets you in; there is no password to forget. Healers see the name that you choose.',
        action: 'Register',
        done: 'You are in',
      },
      profile: {
        title: 'Tell your healer where you stand',
        words:
          'Age, place, family, income: eight answers, once. They decide nothing about the price; they save you ten minutes of the first session.',
        action: 'Complete your profile',
        done: 'Your profile is complete',
      },
      book: {
        title: 'Choose 45 minutes',
        words:
          'The time is kept for ten minutes while you pay. Afterwards you find it on your dashboard, in your mail and in your calendar.',
        action: 'Choose a time',
      },
    },
    listen: 'Would you rather listen first?',
    listenWords:
      'Now and then we show, in a free webinar, what happens in a session. You only watch, and may ask without your name.',
    or: 'Not sure who is right for you?',
    orWords: 'Begin with what hurts. Each door leads to people who know it.',
    healer: 'Are you a healer?',
    healerWords: 'Your practice, your hours, your price. We look at your papers, then you are listed.',
    healerAction: 'Login as a Healer',
  },
} as const
