import type { AppointmentState } from '../../contract/care/appointments/rules.ts'

export interface DemoAppointment {
  client: string
  healer: string
  /** Days from now, in the healer's zone, and which of that day's times. Days without hours go on to the next. */
  day: number
  time: number
  /** In the place of a day and a time: so many minutes after the demo content was loaded, so that its room is open soon. */
  startsInMinutes?: number
  state: Extract<AppointmentState, 'confirmed' | 'completed' | 'cancelled' | 'no-show'>
  mode: 'video' | 'voice' | 'chat'
  description: string
  /** The healer moved it here from so many days before, and the client has not answered yet. */
  rescheduledFromDaysBefore?: number
  isConfirmedByClient?: boolean
  /** The healer offered it after an earlier one of these. */
  healing?: DemoHealing
  /** Which of the healer's services beside the first, counted from nothing. */
  service?: number
  /** Booked, and still to be paid. */
  paysLater?: true
  /** A session of the pack that the client has. */
  byPack?: true
  /** The rest is paid at the gateway. */
  paidFrom?: { walletPaise: number; lifePoints: number }
  /** The client's organisation pays what it can. */
  isByOrganization?: true
}

export interface DemoHealing {
  /** Which of the appointments below it followed, counted from nothing. */
  after: number
  title: string
  words: string
  pricePaise: number
}

/** A healing session that is offered and waits for an answer. */
export interface DemoOffer extends DemoHealing {
  client: string
  healer: string
  day: number
  time: number
  mode: 'video' | 'voice' | 'chat'
  /** For so many days, or to its start. */
  standsDays: number
}

export const demoOffers: DemoOffer[] = [
  {
    client: 'ananya-rao',
    healer: 'meera-krishnan',
    after: 2,
    day: 7,
    time: 0,
    mode: 'video',
    title: 'The hour between three and four',
    words:
      'You told me about the hour when you lie awake. I would like to spend one session on that hour alone: what comes first, the thought or the heartbeat, and what you can do without turning the light on. Please have a pen with you.',
    pricePaise: 120_000,
    standsDays: 6,
  },
]

/** A series under way: two sessions were held, the others are still to be paid. */
export const demoSeries = {
  client: 'ananya-rao',
  healer: 'farida-sheikh',
  day: -8,
  time: 2,
  count: 8,
  mode: 'video',
  description: 'To say no, and to sleep afterwards. A little every week.',
} as const

/** Sessions that several of the demo have together; whom nobody counts as coming has not answered. */
export const demoTogether = [
  {
    client: 'ananya-rao',
    healer: 'lalitha-subramaniam',
    service: 1,
    companions: ['kabir-malhotra'],
    invited: [],
    isSplit: true,
    day: 6,
    time: 1,
    description: 'We would like to talk about moving in together.',
    words: 'I worry that we decide too fast.',
  },
  {
    client: 'lakshmi-nair',
    healer: 'lalitha-subramaniam',
    service: 2,
    companions: ['arup-das'],
    invited: ['ananya-rao'],
    isSplit: false,
    day: 8,
    time: 0,
    description: 'Our mother needs care, and we live in three cities.',
    words: '',
  },
]

/** Appointments that fill the screens of Ananya and Meera, and an open room for the two demo logins. */
export const demoAppointments: DemoAppointment[] = [
  {
    client: 'ananya-rao',
    healer: 'meera-krishnan',
    day: 2,
    time: 1,
    state: 'confirmed',
    mode: 'video',
    description: 'I wake at three and count the hours until work.',
    isConfirmedByClient: true,
  },
  {
    client: 'ananya-rao',
    healer: 'imran-qureshi',
    day: 5,
    time: 0,
    state: 'confirmed',
    mode: 'voice',
    description: 'My father is ill and I do not know how to talk to him.',
    rescheduledFromDaysBefore: 1,
  },
  {
    client: 'ananya-rao',
    healer: 'meera-krishnan',
    day: -6,
    time: 1,
    state: 'completed',
    mode: 'video',
    description: 'I have been sleeping badly since I started the new job.',
  },
  {
    client: 'ananya-rao',
    healer: 'nandini-bose',
    day: 4,
    time: 0,
    state: 'cancelled',
    mode: 'chat',
    description: 'A quarrel that comes back every Sunday.',
  },
  {
    client: 'ananya-rao',
    healer: 'lalitha-subramaniam',
    day: 9,
    time: 0,
    service: 0,
    paysLater: true,
    state: 'confirmed',
    mode: 'video',
    description: 'My parents and I would like to talk about who looks after whom.',
  },
  {
    client: 'suresh-patil',
    healer: 'meera-krishnan',
    day: 0,
    time: 9,
    state: 'confirmed',
    mode: 'voice',
    description: 'My heart beats loudly when the phone rings.',
    isConfirmedByClient: true,
  },
  {
    client: 'shabnam-ansari',
    healer: 'meera-krishnan',
    day: 1,
    time: 0,
    state: 'confirmed',
    mode: 'video',
    description: 'I cannot fall asleep before two.',
  },
  {
    client: 'kabir-malhotra',
    healer: 'meera-krishnan',
    day: 1,
    time: 2,
    state: 'confirmed',
    mode: 'chat',
    description: 'Night shifts, and a child who wakes at five.',
  },
  {
    client: 'lakshmi-nair',
    healer: 'meera-krishnan',
    day: 3,
    time: 1,
    state: 'confirmed',
    mode: 'video',
    description: 'The house is quiet now and I do not like it.',
    rescheduledFromDaysBefore: 1,
  },
  {
    client: 'arup-das',
    healer: 'meera-krishnan',
    day: 4,
    time: 0,
    state: 'confirmed',
    mode: 'voice',
    description: 'I would like to need fewer tablets for sleep. My doctor knows.',
  },
  {
    client: 'suresh-patil',
    healer: 'meera-krishnan',
    day: -3,
    time: 0,
    state: 'completed',
    mode: 'voice',
    description: 'The first talk: what happens in the evening.',
  },
  {
    client: 'kabir-malhotra',
    healer: 'meera-krishnan',
    day: -2,
    time: 2,
    state: 'no-show',
    mode: 'chat',
    description: 'Sleep on trains.',
  },
  {
    client: 'ananya-rao',
    healer: 'meera-krishnan',
    day: -2,
    time: 3,
    state: 'completed',
    mode: 'voice',
    description: '',
    healing: {
      after: 2,
      title: 'Breathing for the nights',
      words: 'A quiet session on the breath, lying down, with the lamp off. Nothing to prepare.',
      pricePaise: 90_000,
    },
  },
  {
    client: 'ananya-rao',
    healer: 'meera-krishnan',
    day: -61,
    time: 1,
    state: 'completed',
    mode: 'video',
    description: 'A first talk. I would like to know whether this is for me.',
    paidFrom: { walletPaise: 76_000, lifePoints: 450 },
  },
  {
    client: 'ananya-rao',
    healer: 'farida-sheikh',
    day: -24,
    time: 0,
    state: 'completed',
    mode: 'video',
    description: 'I have said yes to everything since I was nine.',
    byPack: true,
  },
  {
    client: 'ananya-rao',
    healer: 'farida-sheikh',
    day: -10,
    time: 0,
    state: 'completed',
    mode: 'video',
    description: 'I said no once. It is still in my stomach.',
    byPack: true,
  },
  {
    client: 'arup-das',
    healer: 'meera-krishnan',
    day: -5,
    time: 0,
    state: 'completed',
    mode: 'video',
    description: 'Which of the tablets to talk to my doctor about first.',
  },
  {
    client: 'lakshmi-nair',
    healer: 'meera-krishnan',
    day: -4,
    time: 1,
    state: 'completed',
    mode: 'video',
    description: 'The first weeks in a quiet house.',
  },
  {
    client: 'ananya-rao',
    healer: 'harpreet-singh-gill',
    day: 0,
    time: 0,
    startsInMinutes: 5,
    state: 'confirmed',
    mode: 'video',
    description: 'I have an offer from another company and cannot decide.',
    isConfirmedByClient: true,
  },
]
