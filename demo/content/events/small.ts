import type { DemoEvent } from './event.ts'

/** Small enough for a room of the site, and open as soon as the demo is loaded. */
export const smallEvents: DemoEvent[] = [
  {
    slug: 'three-at-the-table',
    kind: 'workshop',
    title: 'Three at the table',
    lead: 'A small round that is open today: each brings one question, and nobody is given advice.',
    by: 'meera-krishnan',
    category: 'family',
    language: 'English',
    when: 'soon',
    minutes: 240,
    rupees: 0,
    seats: 3,
    enrolled: ['ananya-rao', 'lakshmi-nair'],
    brings: 'One question that you have carried for longer than a month.',
    about: `
Three people and Meera sit around a table that is made of screens. Each has twenty minutes.

## What we do

- You say your question aloud, once, without its history.
- The other two may ask what they do not understand. They may not say what they would do.
- At the end you say the question again. Usually it is a different one.

There are three seats, so that everybody is seen.`,
  },
]
