interface DemoLetter {
  slug: string
  kind: 'message' | 'enquiry'
  name: string
  email: string
  phone: string
  subject: string
  text: string
  hoursAgo: number
  preferredInHours?: number
  answer?: string
}

/** Messages of the contact form, and enquiries that name no healer. */
export const demoLetters: readonly DemoLetter[] = [
  {
    slug: 'school-workshop',
    kind: 'message',
    name: 'Rohini Sawant',
    email: 'rohini.sawant@example.com',
    phone: '+919845000951',
    subject: 'A workshop at our school',
    text: 'We are a school in Nashik with 40 teachers. Do you hold workshops on stress at schools, and what do they cost?',
    hoursAgo: 20,
  },
  {
    slug: 'invoice-company',
    kind: 'message',
    name: 'Joseph Kurian',
    email: 'joseph.kurian@example.com',
    phone: '+919845000952',
    subject: 'Invoice for my company',
    text: 'Can my employer be named on the invoice of a course?',
    hoursAgo: 75,
    answer:
      'Not yet. Invoices are in the name of the account. We have noted your request and will write to you when it is possible.',
  },
  {
    slug: 'evening-hindi',
    kind: 'enquiry',
    name: 'Sabiha Ansari',
    email: 'sabiha.ansari@example.com',
    phone: '+919845000953',
    subject: '',
    text: 'I would like to talk to a woman in Hindi, after eight in the evening. I have not been able to sleep since my shop closed.',
    hoursAgo: 6,
    preferredInHours: 30,
  },
]

/** Webinar feedback, one from each client. */
export const demoFeedback = [
  {
    event: 'the-night-before-monday',
    stars: 5,
    text: 'I tried the list on Sunday. It works.',
    hoursAgo: 400,
  },
  {
    event: 'evening-lamp',
    stars: 4,
    text: 'Calm, and not too long. The sound was low at first.',
    hoursAgo: 300,
  },
  {
    event: 'habits-one-line-at-a-time',
    stars: 3,
    text: 'Good, but I had hoped for more examples.',
    hoursAgo: 90,
  },
] as const
