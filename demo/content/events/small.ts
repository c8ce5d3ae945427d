import type { DemoEvent } from './event.ts'

/** Those that meet in a room of the site as soon as the demo is loaded, and those at a place. */
export const smallEvents: DemoEvent[] = [
  {
    slug: 'three-at-the-table',
    kind: 'workshop',
    title: 'Three at the table',
    lead: 'A small group, open today: each person brings one question, and nobody gets advice.',
    by: 'meera-krishnan',
    category: 'family',
    language: 'English',
    when: 'soon',
    minutes: 240,
    rupees: 0,
    seats: 3,
    enrolled: ['ananya-rao', 'lakshmi-nair'],
    what_to_bring: 'One question that you have carried for longer than a month.',
    about: `
Three people and Meera sit around a table that is made of screens. Each has twenty minutes.

## What we do

- You say your question aloud, once, without its history.
- The other two may ask what they do not understand. They may not say what they would do.
- At the end you say the question again. Usually it is a different one.

There are three seats, so that everybody is seen.`,
  },
  {
    slug: 'two-chairs',
    kind: 'workshop',
    title: 'Two chairs',
    lead: 'Two healers and two guests, open today: one listens to what you say, the other to what you leave out.',
    by: 'meera-krishnan',
    category: 'relationship',
    language: 'English',
    when: 'soon',
    minutes: 240,
    rupees: 0,
    seats: 2,
    enrolled: ['ananya-rao'],
    what_to_bring: 'A conversation that you keep putting off.',
    about: `
Meera and Farida sit with two people who have something to say to somebody.

## How it goes

- You say it to an empty chair first, as you would like to say it.
- Farida answers as the other person might. Meera stops you both when it gets loud.
- Then the other guest has the chair.`,
  },
  {
    slug: 'evening-by-the-sea',
    kind: 'workshop',
    title: 'An evening by the sea',
    lead: 'Walking, breathing, and tea at the end, for people who sit all day.',
    by: 'meera-krishnan',
    category: 'health',
    language: 'English',
    when: { day: -6, time: '17:30' },
    minutes: 120,
    rupees: 0,
    seats: 14,
    enrolled: ['ananya-rao', 'lakshmi-nair', 'arup-das'],
    venue: {
      name: 'The Banyan Hall (demo)',
      address: '2, Elliot’s Beach Road',
      city: 'Chennai',
      map_link: 'https://www.openstreetmap.org/search?query=Elliot%27s%20Beach%20Chennai',
    },
    what_to_bring: 'Shoes for sand.',
    about: `
We walk for an hour, sit for half of one, and drink tea.

## How it goes

- Meera says three sentences before each part, and then nothing.
- You can turn back at any time. Somebody walks with you.`,
  },
  {
    slug: 'morning-in-adyar',
    kind: 'workshop',
    title: 'A morning in Adyar',
    lead: 'Ten people, one large tree, and the sleep that you would like to have.',
    by: 'meera-krishnan',
    category: 'health',
    language: 'Tamil',
    when: { day: 9, time: '08:00' },
    minutes: 150,
    rupees: 0,
    seats: 10,
    enrolled: ['ananya-rao', 'kabir-malhotra'],
    venue: {
      name: 'Garden of the Theosophical Society (demo)',
      address: 'Besant Avenue',
      city: 'Chennai',
      map_link: 'https://www.openstreetmap.org/search?query=Adyar%20Chennai',
    },
    what_to_bring: 'A mat and water.',
    about: `
We lie under a tree that is older than anybody’s worries.

## How it goes

- An hour on the ground, with words from Meera now and then.
- Half an hour in pairs: what your evenings look like.
- Everybody leaves with one thing to try for a week.`,
  },
  {
    slug: 'questions-about-sleep',
    kind: 'webinar',
    title: 'Your questions about sleep',
    lead: 'An open hour today: Meera answers what you have always wanted to ask about nights.',
    by: 'meera-krishnan',
    category: 'health',
    language: 'English',
    when: 'soon',
    minutes: 240,
    rupees: 0,
    seats: 60,
    enrolled: ['ananya-rao', 'lakshmi-nair', 'arup-das'],
    what_to_bring: 'A question, if you have one.',
    about: `
Meera speaks for ten minutes, and the rest of the hour is yours.

## How it goes

- You write questions while she speaks; the ones most people share come first.
- If you would like to ask aloud, raise your hand.
- Nobody sees you unless you choose to speak.`,
  },
]
