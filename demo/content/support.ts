import type { SupportTag } from '@newyou/contract/communication/support/tags'
import type { CategorySlug } from '@newyou/contract/vocabulary'

export interface DemoRequest {
  /** Its client, of content/clients.ts. */
  client: string
  title: string
  description: string
  category?: CategorySlug
  tags: SupportTag[]
  hoursAgo: number
  /** The replies after it, in order. */
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
      'An e-mail about my session had my healer’s name in the subject, and it showed on the lock screen of my phone. Please tell me how to stop that, and who else saw it.',
    tags: ['account'],
    hoursAgo: 24 * 41,
    thread: [
      {
        by: 'support',
        hoursAgo: 24 * 39,
        text: 'Thank you for telling us. In the Privacy centre, under Discreet mode, you can turn on neutral e-mails and text messages: they say only that there is something new. No one but you received that e-mail. The list “Who viewed my records” in the Privacy centre shows each time a colleague opened one of your records.',
      },
    ],
    closed: { by: 'client', hoursAgo: 24 * 38 },
    grievanceDays: 15,
  },
  {
    client: 'ananya-rao',
    title: 'The lesson’s audio stops when my screen turns off',
    description:
      'I listen to “Sleep, slowly” lying down. After a minute my screen turns off, and the voice stops in the middle of a sentence. It happens every night on my phone. On my laptop it keeps playing.',
    category: 'health',
    tags: ['learning', 'technical'],
    hoursAgo: 29,
    thread: [
      {
        by: 'support',
        hoursAgo: 5,
        text: 'Thank you for the details. Some phones stop web pages in the background to save battery. Could you open Settings, Battery, and check whether your browser is restricted there? If it is, please remove the restriction.\n\nIf the audio still stops, tell us which phone and browser you use, and we will try it on the same model.',
      },
    ],
  },
  {
    client: 'ananya-rao',
    title: 'Two messages about one payment',
    description:
      'I paid for a session once, and my bank sent me two messages. One says that the amount was blocked, the other that it was paid. Did I pay twice?',
    tags: ['payment'],
    hoursAgo: 24 * 19,
    thread: [
      {
        by: 'support',
        hoursAgo: 24 * 19 - 6,
        text: 'You paid once. Your bank sent the first message when it blocked the amount, and the second when the amount was paid to us. Your dashboard has one order with one receipt, and our payment gateway shows one payment.',
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
    title: 'My session is on the evening of Eid',
    description:
      'I booked before I knew on which day Eid would be. I would rather come two days later, at the same hour. The page shows only mornings.',
    category: 'family',
    tags: ['booking'],
    hoursAgo: 9,
    thread: [
      {
        by: 'support',
        hoursAgo: 7,
        text: 'Your healer has opened two more evenings this week. Could you look again, and tell us if one of them suits you?',
      },
      {
        by: 'client',
        hoursAgo: 4,
        text: 'One of them is, but it is at 8:30 pm. Is there anything earlier?',
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
        text: 'No, you lose nothing. What you bought belongs to your account, not to your number. In My Profile, under Login details, you can change your mobile number. You need an OTP on the old number and one on the new one, so please do it while the old number still works.',
      },
    ],
    closed: { by: 'support', hoursAgo: 24 * 2 },
  },
  {
    client: 'lakshmi-nair',
    title: 'Malayalam subtitles for the videos',
    description: 'My mother would like to watch with me. Will the videos get Malayalam subtitles?',
    tags: ['learning', 'other'],
    hoursAgo: 3,
    thread: [],
  },
]

/** Canned replies of the help desk. */
export const savedReplies = [
  {
    title: 'Refund: when it arrives',
    text: 'Hello {name},\n\nYour refund has been made. A refund to a card or bank account takes 5 to 7 working days. Wallet and life points are credited at once. The credit note is in your dashboard, next to the order.',
  },
  {
    title: 'Video: camera or sound does not work',
    text: 'Hello {name},\n\nPlease open the joining link a few minutes early. The page before the room checks your camera, microphone and connection, and tells you what to change. If the browser asks for permission, please allow it. Without video you can join by voice or by chat.',
  },
  {
    title: 'We need one more detail',
    text: 'Hello {name},\n\nThank you for writing. Could you tell us on which day and at what time it happened, and send a screenshot? Please leave out anything about your health.',
  },
]
