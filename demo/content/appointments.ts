import type { AppointmentState } from '../../contract/appointment-rules.ts'

export interface DemoAppointment {
  client: string
  healer: string
  /** Days from now, in the healer's zone, and which of that day's times. Days without hours go on to the next. */
  day: number
  time: number
  state: Extract<AppointmentState, 'confirmed' | 'completed' | 'cancelled' | 'no-show'>
  mode: 'video' | 'voice' | 'chat'
  description: string
  /** The healer moved it here from so many days before, and the client has not answered yet. */
  movedFromDaysBefore?: number
  isConfirmedByClient?: boolean
}

/** What makes the screens of Ananya and of Meera look lived in. */
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
    description: 'My father is ill and I do not know how to speak with him.',
    movedFromDaysBefore: 1,
  },
  {
    client: 'ananya-rao',
    healer: 'meera-krishnan',
    day: -6,
    time: 1,
    state: 'completed',
    mode: 'video',
    description: 'I sleep badly since the new job.',
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
    movedFromDaysBefore: 1,
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
]
