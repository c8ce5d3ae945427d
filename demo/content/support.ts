import type { CategorySlug, SupportTag } from '@newyou/contract/vocabulary'

export interface DemoRequest {
  /** Whose it is, of content/clients.ts. */
  client: string
  title: string
  description: string
  category?: CategorySlug
  tags: SupportTag[]
  hoursAgo: number
  /** What was said after it, in turn. */
  thread: { by: 'client' | 'support'; hoursAgo: number; text: string }[]
  closed?: { by: 'client' | 'support'; hoursAgo: number }
  review?: { stars: number; text: string; hoursAgo: number }
  /** A complaint about personal data, to be answered within so many days. */
  grievanceDays?: number
}

export const demoRequests: DemoRequest[] = [
  {
    client: 'ananya-rao',
    title: 'Complaint about personal data',
    description:
      'A mail about my session named my healer in its subject, and it was shown on the locked screen of my phone. Please tell me how to stop that, and who else saw it.',
    tags: ['account'],
    hoursAgo: 24 * 41,
    thread: [
      {
        by: 'support',
        hoursAgo: 24 * 39,
        text: 'Thank you for telling us. Under Profile, Notifications you can turn on discreet notifications: mails and messages then say only that there is something new. Nobody but you received that mail; the list under Privacy centre shows when a colleague looked at your records.',
      },
    ],
    closed: { by: 'client', hoursAgo: 24 * 38 },
    grievanceDays: 15,
  },
  {
    client: 'ananya-rao',
    title: 'The sound of a lesson stops when my screen goes dark',
    description:
      'In “Sleep, slowly” I lie down, the screen goes dark after a minute, and the voice stops in the middle of a sentence. It happens every night, on my phone. On the laptop it goes on.',
    category: 'health',
    tags: ['learning', 'technical'],
    hoursAgo: 29,
    thread: [
      {
        by: 'support',
        hoursAgo: 5,
        text: 'Thank you for telling us so exactly. Some phones put pages to sleep to save the battery. Could you look under Settings, Battery, whether your browser is among the apps that are held back, and take it off that list?\n\nIf the voice still stops, tell us which phone and browser you use, and we will try it on one like it.',
      },
    ],
  },
  {
    client: 'ananya-rao',
    title: 'Two messages about one payment',
    description:
      'I paid for a session once, and my bank sent me two messages. One of them says that the money was kept and one that it was paid. Did I pay twice?',
    tags: ['payment'],
    hoursAgo: 24 * 19,
    thread: [
      {
        by: 'support',
        hoursAgo: 24 * 19 - 6,
        text: 'You paid once. The first message is of the moment in which your bank set the sum aside, the second of the moment in which it came to us. In your dashboard there is one order with one receipt, and with our gateway there is one payment.',
      },
      {
        by: 'client',
        hoursAgo: 24 * 18,
        text: 'Now I see it, there is one line on the statement too. Thank you!',
      },
    ],
    closed: { by: 'client', hoursAgo: 24 * 18 - 1 },
    review: { stars: 5, text: 'Somebody looked it up and told me in plain words.', hoursAgo: 24 * 18 - 2 },
  },
  {
    client: 'suresh-patil',
    title: 'The invoice should be in the name of my shop',
    description: 'Can the invoice for the course carry the name of my shop in Pune and its GST number?',
    tags: ['payment', 'learning'],
    hoursAgo: 31,
    thread: [],
  },
  {
    client: 'shabnam-ansari',
    title: 'A session in the evening of Eid',
    description:
      'I booked before I knew on which day Eid would be. I would rather come two days later, at the same hour. The page offers me only mornings.',
    category: 'family',
    tags: ['booking'],
    hoursAgo: 9,
    thread: [
      {
        by: 'support',
        hoursAgo: 7,
        text: 'Your healer has opened two more evenings this week. Could you look again, and tell us if yours is among them?',
      },
      {
        by: 'client',
        hoursAgo: 4,
        text: 'One is, but it is at half past eight. Is there something before that?',
      },
    ],
  },
  {
    client: 'kabir-malhotra',
    title: 'My number will change next month',
    description: 'I am moving and will have a new mobile number. Do I lose what I bought when I change it?',
    tags: ['account'],
    hoursAgo: 24 * 6,
    thread: [
      {
        by: 'support',
        hoursAgo: 24 * 5,
        text: 'No, nothing is lost: all that you bought belongs to your account, not to your number. Under My Profile, “Change number or e-mail”, you prove the old one and the new one, so please do it while the old one still works.',
      },
    ],
    closed: { by: 'support', hoursAgo: 24 * 2 },
  },
  {
    client: 'lakshmi-nair',
    title: 'Words under the films in Malayalam',
    description: 'My mother would like to watch with me. Will there be words in Malayalam under the films?',
    tags: ['learning', 'other'],
    hoursAgo: 3,
    thread: [],
  },
]

/** What the help desk answers again and again. */
export const savedReplies = [
  {
    title: 'Refund: when it arrives',
    text: 'Hello {name},\n\nyour refund has been made. A card or a bank account shows it after 5 to 7 working days; wallet and life points have it at once. The credit note is in your dashboard, next to the order.',
  },
  {
    title: 'Video: camera or sound does not work',
    text: 'Hello {name},\n\nplease open the joining link some minutes early: the page before the room tests camera, microphone and connection, and says what to change. If the browser asks for permission, please allow it. Without video you can join by voice or by chat.',
  },
  {
    title: 'We need one more detail',
    text: 'Hello {name},\n\nthank you for writing. Could you tell us the day and time at which it happened, and send a screenshot? Please leave out anything about your health.',
  },
]
