import type { DemoEvent } from './event.ts'

/** Upcoming workshops. Days count from the loading of the demo. */
export const upcomingWorkshops: DemoEvent[] = [
  {
    slug: 'four-chairs',
    kind: 'workshop',
    title: 'Four chairs: listening in pairs',
    lead: 'Four people, two pairs, one exercise: to hear somebody out without repairing anything.',
    by: 'nandini-bose',
    category: 'relationship',
    language: 'English',
    when: { day: 6, time: '18:30' },
    minutes: 90,
    rupees: 0,
    seats: 4,
    enrolled: ['ananya-rao', 'suresh-patil', 'shabnam-ansari'],
    what_to_bring: 'Earphones, and something small that happened this week.',
    about: `
We listen in order to answer. It is not a fault of character, it is practice, and it can be practised otherwise.

In this small round one person talks for six minutes about something ordinary. The other may only ask one kind of question. Then you change. Nandini sits with each pair in turn and says what she heard.

There are four places, because with six it becomes a lecture.`,
  },
  {
    slug: 'the-second-interview-aloud',
    kind: 'workshop',
    title: 'The second interview, aloud',
    lead: 'Say the hard answers once in front of kind strangers, before you say them where it counts.',
    by: 'harpreet-singh-gill',
    category: 'business-career',
    language: 'English',
    when: { day: 9, time: '10:00' },
    minutes: 150,
    rupees: 1499,
    seats: 12,
    what_to_bring: 'The question you are afraid of, written down.',
    about: `
“Why did you leave?” “What have you done since March?” “Where do you see yourself?” Everybody has an answer in the shower. Few have said it aloud.

## What we do

- Each of you brings one question and answers it twice: as you would, and after the group has told you what it heard.
- Harpreet plays the interviewer, friendly first, then tired, then late for lunch.
- You leave with three sentences of your own that are true and can be said in one breath.

This is not a course in selling yourself. People notice that, and hire the other one.`,
  },
  {
    slug: 'a-day-for-a-decision',
    kind: 'workshop',
    title: 'A day for a decision at work',
    lead: 'Stay, ask or go: six unhurried hours in Pune, with lunch and without laptops.',
    by: 'anjali-kulkarni',
    category: 'business-career',
    language: 'English',
    when: { day: 15, time: '10:00' },
    minutes: 360,
    rupees: 2499,
    seats: 16,
    venue: {
      name: 'The Courtyard Room (demo)',
      address: '14, Lane 5, Koregaon Park',
      city: 'Pune',
      map_link: 'https://www.openstreetmap.org/search?query=Koregaon%20Park%20Pune',
    },
    what_to_bring: 'A shawl, the room is cool. Lunch is vegetarian and part of the price.',
    about: `
Some decisions are made in meetings, others at two in the morning. Neither is a good time.

In the morning you write down what you would have to give up on each road, and who would notice. At noon we eat. In the afternoon you tell one other person, who has been told not to advise you. At four you choose the next step, not the whole road.

## How to come

The room is on the ground floor, with a ramp. It is ten minutes on foot from the main road; there is little room to park.`,
  },
  {
    slug: 'breath-before-words',
    kind: 'workshop',
    title: 'Breath before words',
    lead: 'A morning for people who speak too fast when it matters.',
    by: 'prakash-hegde',
    category: 'health',
    language: 'English',
    when: { day: 22, time: '07:00' },
    minutes: 90,
    rupees: 999,
    seats: 20,
    what_to_bring: 'A mat or a folded blanket, and an empty stomach.',
    about: `
How a sentence will sound is decided in the breath before it. That breath can be learned.

We begin lying down and end standing, speaking. Between them are four exercises for the breath, each of which you can do in a lift, in a queue, or with your hand on a doorknob.

If you are pregnant, or have heart trouble or glaucoma, write to us first; Prakash will show you another way.`,
  },
  {
    slug: 'small-courage',
    kind: 'workshop',
    title: 'Small courage, in a room',
    lead: 'A Saturday kind of day in Kochi: saying no, asking for more, and being seen doing it.',
    by: 'devika-menon',
    category: 'self-development',
    language: 'English',
    when: { day: 30, time: '09:30' },
    minutes: 300,
    rupees: 1999,
    seats: 14,
    venue: {
      name: 'Tile House on the Backwater (demo)',
      address: 'Bellar Road, Fort Kochi',
      city: 'Kochi',
      map_link: 'https://www.openstreetmap.org/search?query=Fort%20Kochi',
    },
    what_to_bring: 'Comfortable clothes, and shoes that you can take off.',
    about: `
Courage is spoken of as if it came in one size. Most of us need a much smaller one: enough to send the plate back.

We practise on things that do not matter. You will ask for a discount on a banana, refuse a second helping three times, and read one paragraph aloud badly, on purpose. By the afternoon it is mostly laughter, and something has shifted.

The house has one step at the door; somebody will help you over it.`,
  },
  {
    slug: 'two-people-one-budget',
    kind: 'workshop',
    title: 'Two people, one budget',
    lead: 'For couples: one sheet, two colours, and an hour in which nobody says “your mother”.',
    by: 'joseph-mathew',
    category: 'wealth',
    language: 'English',
    when: { day: 43, time: '11:00' },
    minutes: 120,
    rupees: 1299,
    seats: 10,
    what_to_bring: 'Last month’s expenses, roughly. Two pens of different colours.',
    about: `
Money quarrels are rarely about money. They are about who decides, who asks, and who finds out.

Joseph has a sheet that he made for his own marriage. You fill it in apart, lay the two beside each other, and talk about the three lines that differ most. He goes from room to room and helps where it gets stuck.

One place is for one couple, on one screen.`,
  },
]
