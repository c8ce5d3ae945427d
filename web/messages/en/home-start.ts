export const homeStart = {
  metaTitle: 'Get started | ⟦brand⟧',
  metaDescription: 'How to get started with ⟦brand⟧ in four steps.',
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
        'Eight short questions, asked once. Healers do not see your answers, and they do not change the price.',
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
  healerWords: 'You set your own hours and price. We verify your documents before your page becomes public.',
  healerAction: 'Login as a Healer',
} as const
