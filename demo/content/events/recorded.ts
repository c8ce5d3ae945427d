import type { DemoEvent } from './event.ts'

const nothing = 'Nothing but time. You can pause and continue whenever you like.'

/** Past events with a recording. The films are sample films. */
export const recordedEvents: DemoEvent[] = [
  {
    slug: 'the-night-before-monday',
    kind: 'webinar',
    title: 'The night before Monday',
    lead: 'Why Sunday evening is heavier than Monday morning, and what lightens it.',
    by: 'rohit-bhatnagar',
    category: 'business-career',
    language: 'English',
    when: { day: -6, time: '19:00' },
    minutes: 60,
    rupees: 149,
    recording: 'video-moon',
    what_to_bring: nothing,
    about: `
Rohit asked two hundred people at work what they dread on Sunday evening. Almost nobody named the work. They named the first e-mail, the first look, the first stairs.

He shows how to take the week apart on Friday at five, so that Sunday has nothing left to carry.`,
  },
  {
    slug: 'evening-lamp',
    kind: 'workshop',
    title: 'An evening lamp',
    lead: 'A slow hour for coming home: light, breath, and putting the day down.',
    by: 'ayesha-siddiqui',
    category: 'health',
    language: 'English',
    when: { day: -11, time: '18:30' },
    minutes: 60,
    rupees: 0,
    enrolled: ['ananya-rao'],
    recording: 'video-diya',
    what_to_bring: 'A lamp or a candle, if you have one.',
    about: `
Between the last task and the first spoon of dinner there used to be a pause. Somebody lit a lamp. It took a minute and it said: that was the day.

Ayesha takes the minute back, with or without a lamp, and with or without faith.`,
  },
  {
    slug: 'habits-one-line-at-a-time',
    kind: 'webinar',
    title: 'Habits, drawn one line at a time',
    lead: 'A kolam is made of small strokes that are all easy. So is a morning.',
    by: 'arnab-chatterjee',
    category: 'self-development',
    language: 'English',
    when: { day: -19, time: '20:00' },
    minutes: 75,
    rupees: 199,
    recording: 'video-kolam',
    what_to_bring: nothing,
    about: `
If you look at the finished pattern, you give up. If you look at the next dot, you are done in ten minutes.

Arnab builds one habit in front of you, from a wish to the first stroke, and shows where it broke for others.`,
  },
  {
    slug: 'first-salary',
    kind: 'webinar',
    title: 'Your first salary, without the noise',
    lead: 'Four jars, one conversation with your parents, and nothing that anybody wants to sell you.',
    by: 'padmavathi-rao',
    category: 'wealth',
    language: 'English',
    when: { day: -27, time: '19:00' },
    minutes: 60,
    rupees: 0,
    enrolled: ['ananya-rao', 'arup-das'],
    recording: 'video-rain',
    what_to_bring: nothing,
    about: `
The first salary arrives together with eleven calls. Padmavathi suggests answering none of them for three months.

She explains what to set aside first, how to speak at home about what you give and what you keep, and when it is time to look at the rest. This is not investment advice.`,
  },
  {
    slug: 'rasoi-mein-do-raay',
    kind: 'webinar',
    title: 'रसोई में दो राय',
    lead: 'सास और बहू, दोनों सही हों तो क्या किया जाए।',
    by: 'nasreen-bano',
    category: 'family',
    language: 'Hindi',
    when: { day: -34, time: '16:30' },
    minutes: 60,
    rupees: 149,
    recording: 'video-diya',
    what_to_bring: 'कुछ नहीं। जब चाहें रोकिए, जब चाहें आगे देखिए।',
    about: `
नमक कम है या ज़्यादा, यह सवाल नमक का नहीं होता।

नसरीन तीन छोटे क़िस्से सुनाती हैं और दिखाती हैं कि बात कहाँ मुड़ी, और कहाँ मुड़ सकती थी। किसी को जिताया नहीं जाता।`,
  },
  {
    slug: 'moods-are-weather',
    kind: 'workshop',
    title: 'Moods are weather',
    lead: 'Keeping a small log of the sky inside, and what it is good for.',
    by: 'zara-wadia',
    category: 'self-development',
    language: 'English',
    when: { day: -41, time: '10:30' },
    minutes: 120,
    rupees: 299,
    recording: 'video-moon',
    what_to_bring: 'A notebook that is not your phone.',
    about: `
Nobody says “I am rain”. We say that it rains, and take an umbrella.

Zara shows a way of writing down three things a day, in less than a minute, and how to read a month of it without making a story of every cloud.`,
  },
  {
    slug: 'the-hour-after-a-quarrel',
    kind: 'webinar',
    title: 'The hour after a quarrel',
    lead: 'Not who was right, but who makes the tea.',
    by: 'farida-sheikh',
    category: 'relationship',
    language: 'English',
    when: { day: -52, time: '20:30' },
    minutes: 60,
    rupees: 199,
    recording: 'video-rain',
    what_to_bring: nothing,
    about: `
The quarrel itself is often not the harm. The harm is in the hour after it, when two people walk about in the same flat and each waits.

Farida has five ways back. None of them begins with “but”.`,
  },
  {
    slug: 'sitting-with-a-question',
    kind: 'workshop',
    title: 'Sitting with a question',
    lead: 'Ninety minutes in which nothing is solved, and why that helps.',
    by: 'maitreyi-bhattacharya',
    category: 'spirituality',
    language: 'English',
    when: { day: -63, time: '07:30' },
    minutes: 90,
    rupees: 249,
    recording: 'video-kolam',
    what_to_bring: 'A question that you have had for more than a year.',
    about: `
Some questions want an answer. Others want company.

Maitreyi reads a short text, asks everybody to write their question in nine words, and then we sit with it three times, each time a little longer.`,
  },
]
