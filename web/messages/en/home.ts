export const home = {
  meta: {
    title: 'New You: book a session with a verified healer online',
    description:
      'Talk to verified healers from all over India. See qualifications, prices and available times, and book a 45-minute session by video, voice or chat.',
  },
  hero: {
    title: 'The light is on.<br></br>Come as you are.',
    voice: 'दीया जल रहा है। जैसे हैं, वैसे आइए।',
    sentence: 'I would like to talk about <topic></topic> in <language></language>, <free></free>.',
    topic: 'Topic',
    language: 'Language',
    free: 'When',
    show: 'Find a healer',
    topics: {
      'sleep-and-anxiety': 'sleep and anxiety',
      marriage: 'my marriage',
      money: 'money',
      family: 'my family',
      work: 'work',
      growth: 'personal growth',
      spirituality: 'spirituality',
      any: 'any topic',
    },
    anyLanguage: 'any language',
    frees: { tomorrow: 'today or tomorrow', week: 'this week', any: 'any time' },
    night:
      'Illustration: a house at night with a lit door. Two people sit talking on the verandah beside a kolam.',
    dawn: 'Illustration: the same house at dawn. Two people sit talking on the verandah beside a kolam.',
  },
  board: {
    title: 'Next available sessions',
    time: 'Your time zone: {zone}. It is {time} on {day}.',
    all: 'See all healers available within 24 hours',
  },
  doors: { title: 'What would you like help with?' },
  costs: {
    title: 'Clear prices',
    rich: '<from></from> to <to></to>',
    price: 'For {count, number} minutes with a healer. Each healer sets their own price.',
    tax: '{percent, number}% {name}',
    taxWords: 'Included in every price. Nothing is added at checkout.',
    hold: '{count, number} minutes',
    holdWords: 'Your chosen time is held while you pay. If you do not pay, nothing is charged.',
    healers: '{count, plural, =10001 {10,000+ healers} one {# healer} other {# healers}}',
    healersWords: 'Each with verified qualifications, shown on their page.',
  },
  steps: {
    title: 'How a session works',
    healers: 'See all healers',
    one: {
      title: 'Choose a healer and a time',
      words: 'Browse without an account. You log in only when you book.',
    },
    two: {
      title: 'Meet for {count, number} minutes',
      words: 'By video, voice or chat. Your healer sees only the name you choose.',
    },
    three: {
      title: 'Decide on the next step',
      words: 'Use the first session to see if the healer is right for you. If not, you can try another.',
    },
  },
  courses: { title: 'Short courses, made for evenings', all: 'All courses' },
  events: { title: 'Webinars and workshops', all: 'All events' },
  books: { title: 'E-books', all: 'All e-books', free: 'Free' },
  reels: { title: 'Reels', all: 'All reels', open: 'Reel: {title}' },
  story: {
    told: 'By {name} (name changed)',
    demo: 'This story is demo content.',
    read: 'Read the story',
  },
  articles: { title: 'From the blog', all: 'All articles', by: '{name}, {minutes}' },
  offers: {
    title: 'Offers',
    lead: 'Enter the code at checkout.',
    code: 'Code',
    until: 'Valid until {date}',
    open: 'No expiry date',
  },
  start: {
    metaTitle: 'Get started | New You',
    metaDescription: 'How to get started with New You in four steps.',
    title: 'Get started',
    lead: 'Four short steps to your first session.',
    steps: {
      look: {
        title: 'Browse without an account',
        words: 'You can see all healers, prices and available times without logging in.',
        action: 'See all healers',
      },
      account: {
        title: 'Register with your mobile number',
        words:
          'Enter your name, mobile number and e-mail. You log in with an OTP, without a password. Healers see only the name you choose.',
        action: 'Register',
        done: 'You are registered',
      },
      profile: {
        title: 'Complete your profile',
        words:
          'Eight questions, asked only once, so that your healer can prepare. Your answers do not affect the price.',
        action: 'Complete profile',
        done: 'Your profile is complete',
      },
      book: {
        title: 'Book a 45-minute session',
        words:
          'The time is held for 10 minutes while you pay. You get a confirmation by e-mail, and the session appears in your dashboard.',
        action: 'Choose a time',
      },
    },
    listen: 'Would you like to see how it works first?',
    listenWords: 'Join a free webinar to see what happens in a session. You can ask questions anonymously.',
    or: 'Not sure which healer is right for you?',
    orWords: 'Browse by topic.',
    healer: 'Are you a healer?',
    healerWords:
      'You set your own hours and price. We verify your documents before your page becomes public.',
    healerAction: 'Login as a Healer',
  },
} as const
