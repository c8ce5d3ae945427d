export const appointmentsFree = {
  meta: 'Free appointment | New You',
  title: 'Your free session',
  lead: 'Forty-five minutes with an intern, who is still gathering practice, free of charge. The same care, the same rules, no card.',
  left: '{count, plural, one {You have # free session.} other {You have # free sessions.}}',
  zone: 'Times are yours, {zone}.',
  topics: 'Topics',
  all: 'All',
  interns:
    '{count, plural, =0 {No intern has a free time for this just now.} one {One intern has a free time.} other {# interns have free times.}}',
  intern: '{title}, intern',
  times: 'Free times of {name}',
  mode: 'How would you like to meet?',
  modes: { video: 'Video', voice: 'Voice only', chat: 'Chat' },
  description: 'What is on your mind? One line is enough',
  descriptionHint: 'Only {name} reads it.',
  chosen: '{when}, with {name}',
  choose: 'Choose a time above.',
  confirm: 'Confirm the free session',
  change: 'Change to {name}',
  rule: 'Nothing is charged. Cancel by the published rule and the free session is yours again.',
  changeTitle: 'Another intern',
  changeLead:
    'Choose who you would like to meet instead, and when. What you booked stands until you confirm.',
  keep: 'Keep it as it is',
  changed: 'Your session is with {name} now',
  none: {
    title: 'No free session left',
    words: 'You have used it. It comes back when a booked one is cancelled in time.',
    action: 'See the healers',
  },
  profile: {
    title: 'First a few words about you',
    words:
      'Whoever listens should know a little about you. Complete your profile, and come straight back here.',
    action: 'Complete my profile',
  },
  empty: {
    title: 'Nobody is free for this just now',
    words: 'New times open every day. Another topic may have somebody today.',
    action: 'Show all topics',
  },
  tooltip: {
    label: 'Free appointment',
    words: 'Free appointments are waiting!',
    action: 'Book now',
    close: 'Close',
  },
} as const
