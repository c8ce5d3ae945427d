export interface DemoChat {
  client: string
  healer: string
  /** Oldest first. */
  lines: readonly { by: 'client' | 'healer'; hoursAgo: number; text: string }[]
  /** How many of the last lines the other side has not read. */
  unread: number
}

/** Chats of Ananya and the healers around their sessions. */
export const demoChats: DemoChat[] = [
  {
    client: 'ananya-rao',
    healer: 'imran-qureshi',
    unread: 0,
    lines: [
      {
        by: 'healer',
        hoursAgo: 52,
        text: 'Good evening. I had to move our session by a day, because I am needed in my own family. Please tell me if the new time does not suit you.',
      },
      {
        by: 'client',
        hoursAgo: 50,
        text: 'I hope all is well with you. I will look at the new time tomorrow.',
      },
      { by: 'healer', hoursAgo: 49.8, text: 'It is, thank you. There is no hurry.' },
    ],
  },
  {
    client: 'ananya-rao',
    healer: 'meera-krishnan',
    unread: 1,
    lines: [
      {
        by: 'client',
        hoursAgo: 170,
        text: 'Good evening. Our first session is tomorrow, and I do not know what to bring. Is there anything I should write down before?',
      },
      {
        by: 'healer',
        hoursAgo: 168.5,
        text: 'Good evening. Nothing is needed. If you like, note when you went to bed on the last few days and when you got up. Roughly is enough.',
      },
      { by: 'client', hoursAgo: 168.2, text: 'Roughly I can do.' },
      { by: 'client', hoursAgo: 168.1, text: 'Thank you. Until tomorrow!' },
      {
        by: 'healer',
        hoursAgo: 141,
        text: 'Thank you for today. As we said: get up at the same time, on Sundays too, and the phone sleeps in the kitchen. Nothing more for now.',
      },
      { by: 'client', hoursAgo: 139.5, text: 'The phone will protest more than I do.' },
      { by: 'healer', hoursAgo: 139.3, text: 'They all do in the first week.' },
      {
        by: 'client',
        hoursAgo: 74,
        text: 'Three nights now. Two were better. On the third I lay awake again and was cross with myself.',
      },
      {
        by: 'healer',
        hoursAgo: 72.4,
        text: 'Two of three is more than I would have asked for. When you are awake and cross, you may get up, sit in the other room with a dull book and come back when you are sleepy. It is not a test.',
      },
      { by: 'client', hoursAgo: 72, text: 'My flatmate owns only dull books, so that will work.' },
      {
        by: 'client',
        hoursAgo: 26,
        text: 'It did. Page eleven of a book about drains. May I bring my notes to the session, or do we go on without them?',
      },
      {
        by: 'healer',
        hoursAgo: 25,
        text: 'Please bring them. We look at them together, and they need not be tidy.',
      },
      { by: 'client', hoursAgo: 24.6, text: 'They are not. See you then.' },
      {
        by: 'healer',
        hoursAgo: 2.5,
        text: 'One small thing before we meet: could you think of a recent evening that was good, and of what was different about it?',
      },
    ],
  },
]
