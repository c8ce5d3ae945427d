/** Notes of the printed healer on clients, in the order of their sessions, latest first. */
export const practiceHealer = 'meera-krishnan'

type Sections = { heading: string; text: string }[]

/** Without sections it is free text; `signed` is the name under it. */
export const demoNotes: { client: string; daysAgo: number; text: string | Sections; signed?: string }[] = [
  {
    client: 'ananya-rao',
    daysAgo: 2,
    text: 'Wakes at 3:10, checks work e-mail at once. Father ill since March, she does not say it at home.\nNext time: begin with the phone outside the bedroom, ask about her brother.',
  },
  {
    client: 'ananya-rao',
    daysAgo: 6,
    text: [
      { heading: 'subjective', text: 'First night without e-mail: slept until five. Proud of it.' },
      { heading: 'objective', text: 'Speaks more slowly than last week, laughs twice.' },
      {
        heading: 'assessment',
        text: 'Sleep begins to follow the evening. Careful not to make a test of it.',
      },
      { heading: 'plan', text: 'The same evening for a week, nothing new.' },
    ],
    signed: 'Meera Krishnan',
  },
  {
    client: 'suresh-patil',
    daysAgo: 3,
    text: 'Talks about the shop for forty minutes, about himself for five. Asked him to bring one thing that is not the shop.',
  },
  {
    client: 'arup-das',
    daysAgo: 5,
    text: 'Came through the employer’s programme and asked twice who can read this. Explained that no report goes there.',
  },
]

/** What was added to the signed note, by its place in the list. */
export const demoAddendum = {
  note: 1,
  daysAgo: 5,
  text: 'She wrote the day after: it was the second night, not the first.',
  signed: 'Meera Krishnan',
}

export const demoSummaries: { client: string; text: string; homework: string[] }[] = [
  {
    client: 'ananya-rao',
    text: 'We looked at the hour between three and four. What wakes you is not the work: it is the wish not to have missed anything. The phone makes that wish louder.\n\nYou have slept through twice since we began. That was you, not luck.',
    homework: [
      'Phone in the kitchen from ten in the evening',
      'Six slow breaths before reading anything',
      'One line in the notebook after waking',
    ],
  },
  {
    client: 'suresh-patil',
    text: 'We spoke about evenings that belong to nobody. You decided on one evening in the week without the shop.',
    homework: ['Close the shop at seven on Thursday', 'A walk to the river and back'],
  },
  {
    client: 'lakshmi-nair',
    text: 'You said the sentence that you had kept for a year. Nothing broke. Please rest after it.',
    homework: [],
  },
]

/** Inquiries to the printed healer before booking. */
export const demoInquiries: {
  name: string
  email: string
  phone: string
  text: string
  hoursAgo: number
  preferredInHours?: number
  answer?: string
}[] = [
  {
    name: 'Kavita Iyer',
    email: 'kavita.iyer@example.com',
    phone: '+919845090011',
    text: 'My mother would like to sit with me in the first session. She speaks only Tamil. Is that possible?',
    hoursAgo: 5,
    preferredInHours: 60,
  },
  {
    name: 'Devika Menon',
    email: 'devika.menon@example.com',
    phone: '+919845090012',
    text: 'I take sleep medicine that my doctor gave me. May I begin with you all the same?',
    hoursAgo: 50,
    answer:
      'Yes. We leave your medicine as it is, and you tell your doctor that we meet. What changes in it is for the two of you to decide.',
  },
  {
    name: 'Ananya Rao',
    email: 'ananya@example.com',
    phone: '+919845000001',
    text: 'I would like to bring a friend to the first session. Is that all right?',
    hoursAgo: 190,
    answer: 'Yes, for the first one. Please tell me her name before we begin.',
  },
]

/** At the workshop that was hosted: who was checked in by ticket, and what they said. */
export const hostedWorkshop = {
  event: 'evening-by-the-sea',
  checkedIn: ['ananya-rao', 'lakshmi-nair'],
  feedback: [
    {
      client: 'lakshmi-nair',
      stars: 5,
      text: 'The wind did half of the work. I would come again, with my sister.',
    },
    {
      client: 'ananya-rao',
      stars: 4,
      text: 'Good, and a little short. The tea at the end was the best part.',
    },
  ],
} as const
