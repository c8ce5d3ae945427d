/** Course reviews; invented, and shown as demo content. */
export const courseRemarks: { course: string; by: string; stars: number; text: string }[] = [
  {
    course: 'sleep-slowly',
    by: 'Tin Roof',
    stars: 5,
    text: 'On the fifth evening I fell asleep in the middle of a sentence. My own.',
  },
  {
    course: 'sleep-slowly',
    by: 'Banyan Shade',
    stars: 4,
    text: 'The first week is hard and she says so beforehand. That helped.',
  },
  {
    course: 'sleep-slowly',
    by: 'Second Cup',
    stars: 5,
    text: 'I did it with a baby in the room. It still held.',
  },
  {
    course: 'after-the-layoff',
    by: 'Last Local',
    stars: 5,
    text: 'The fourth call was the hard one. It was also the one that worked.',
  },
  {
    course: 'after-the-layoff',
    by: 'Paper Boat',
    stars: 4,
    text: 'Leaving the house by nine sounded silly. It was not.',
  },
  {
    course: 'speaking-with-a-grown-child',
    by: 'Open Window',
    stars: 5,
    text: 'He rang on a Wednesday. We talked about jasmine.',
  },
  {
    course: 'a-quieter-head',
    by: 'Tin Roof',
    stars: 4,
    text: 'Uncle What-If now has a chair in my kitchen, and no biscuit.',
  },
  {
    course: 'a-quieter-head',
    by: 'Second Cup',
    stars: 5,
    text: 'Fifteen minutes at five. It fits between school and tea.',
  },
  {
    course: 'money-without-stomach-ache',
    by: 'Paper Boat',
    stars: 5,
    text: 'I opened eleven letters. Nine were advertisements.',
  },
  {
    course: 'after-the-separation',
    by: 'Open Window',
    stars: 5,
    text: 'I used the sentence at a wedding, and then the paneer really was getting cold.',
  },
  {
    course: 'sitting-for-ten-minutes',
    by: 'Banyan Shade',
    stars: 4,
    text: 'Short, on a chair, no incense. Exactly what I can do.',
  },
  {
    course: 'breath-at-the-kitchen-window',
    by: 'Last Local',
    stars: 5,
    text: 'The milk no longer boils over, and neither do I, mostly.',
  },
  {
    course: 'grief-has-a-calendar',
    by: 'Tin Roof',
    stars: 5,
    text: 'Somebody at last said that I may laugh.',
  },
  {
    course: 'burnt-out-not-lazy',
    by: 'Second Cup',
    stars: 4,
    text: 'I stopped one meeting. Nobody has noticed in six weeks.',
  },
]

export const courseAnswers: { course: string; by: string; question: string; answer: string }[] = [
  {
    course: 'sleep-slowly',
    by: 'Paper Boat',
    question: 'I work nights. Does the course still make sense?',
    answer:
      'Yes, with one change: your evening is at eight in the morning. Draw the curtain before you take off your shoes.',
  },
  {
    course: 'sleep-slowly',
    by: 'Open Window',
    question: 'My husband wants to watch the news in bed. What now?',
    answer: 'Ask him for the first week only, and watch it together in the other room. Most do not go back.',
  },
  {
    course: 'after-the-layoff',
    by: 'Banyan Shade',
    question: 'Should I tell my parents before I have found something?',
    answer: 'Yes, with the page of ninety days in your hand. A plan frightens them less than a silence.',
  },
  {
    course: 'a-quieter-head',
    by: 'Last Local',
    question: 'What if five o’clock is in the middle of my shift?',
    answer: 'Any hour will do that comes every day and is not the last one before bed.',
  },
  {
    course: 'breath-at-the-kitchen-window',
    by: 'Tin Roof',
    question: 'I get dizzy after the third round. Am I doing it wrong?',
    answer: 'You are breathing too much. Half of it, through the nose, and sit down while you learn.',
  },
]

/** Questions that wait for an answer. */
export const openQuestions: { course: string; by: string; question: string }[] = [
  {
    course: 'sleep-slowly',
    by: 'Third Floor',
    question: 'In the second week I fall asleep during the sound. Should I sit up, or is that the point?',
  },
]
