import type { DemoAppointment } from './appointments.ts'
import type { DemoClient } from './clients.ts'

/** An invented employer that pays sessions of its staff, long enough for totals of closed months. */
export const demoOrganization = {
  id: 'NILGIRI-TEA',
  name: 'Nilgiri Tea Works',
  seats: 40,
  allowanceRupees: 1500,
  /** Paid in at the beginning, in parts that one colleague may enter alone. */
  budgetRupees: [5000, 5000, 5000, 5000, 5000, 5000, 5000, 5000],
  joinedDaysAgo: 124,
  /** Its members log in with addresses of this, where the sandbox stands for its log-in. */
  emailDomain: 'nilgiri-tea.example',
}

const staff: readonly [firstName: string, lastName: string, gender: DemoClient['gender'], city: string][] = [
  ['Devika', 'Pillai', 'female', 'Coonoor'],
  ['Rekha', 'Menon', 'female', 'Coonoor'],
  ['Joseph', 'Arul', 'male', 'Kotagiri'],
  ['Selvi', 'Murugan', 'female', 'Coonoor'],
  ['Imran', 'Basha', 'male', 'Ooty'],
  ['Kavitha', 'Rajan', 'female', 'Kotagiri'],
  ['Thomas', 'Kurian', 'male', 'Gudalur'],
  ['Meenakshi', 'Sundaram', 'female', 'Coonoor'],
  ['Prakash', 'Bellie', 'male', 'Kotagiri'],
  ['Farzana', 'Ali', 'female', 'Ooty'],
  ['Anand', 'Krishnan', 'male', 'Coonoor'],
  ['Lalitha', 'Gowder', 'female', 'Kotagiri'],
]

/** All of them are members; the second looks after the organisation too. */
export const demoMembers: DemoClient[] = staff.map(([firstName, lastName, gender, city], number) => ({
  slug: `${firstName}-${lastName}`.toLowerCase(),
  firstName,
  lastName,
  gender,
  city,
  anonymousName: `Tea Leaf ${number + 1}`,
  email: `${firstName}.${lastName}@${demoOrganization.emailDomain}`.toLowerCase(),
  phone: `+91 98450 007${String(number + 1).padStart(2, '0')}`,
}))

const session = (member: number, healer: string, day: number, description: string): DemoAppointment => ({
  client: demoMembers[member]?.slug ?? '',
  healer,
  day,
  time: 1,
  state: 'completed',
  mode: 'video',
  description,
  isByOrganization: true,
})

/** Sessions of eight members within a few days, two with each healer. */
const together = (day: number, descriptions: readonly string[]) =>
  descriptions.map((description, number) => {
    const healer = helpers[Math.floor(number / 2)] ?? ''
    return session(withoutManager[number] ?? 0, healer, day + (number % 2) * 3, description)
  })
const helpers = ['rohit-bhatnagar', 'simran-ahluwalia', 'gopakumar-nair', 'shalini-advani']
const withoutManager = [0, 2, 3, 4, 5, 6, 7, 8]

/** Paid by the organisation, as far as it pays. */
export const organizationSessions: DemoAppointment[] = [
  session(0, 'meera-krishnan', -70, 'The plucking season, and no evening of my own.'),
  session(3, 'kavita-jain', -66, 'I cannot sleep after the night shift.'),
  session(5, 'harpreet-singh-gill', -52, 'Whether I should lead the new team.'),
  session(0, 'meera-krishnan', -40, 'The same evening, a little shorter.'),
  session(6, 'kavita-jain', -37, 'My father is ill, four hundred kilometres away.'),
  session(8, 'harpreet-singh-gill', -20, 'A quarrel in the team that does not end.'),
  // Twice eight people within a few days each: the border of two months cuts only one of them, so that one closed month has
  // enough people for its totals to be shown.
  ...together(-57, [
    'Three deadlines, and my neck does not turn any more.',
    'The new shift has taken my mornings.',
    'My son leaves for college in June.',
    'I say yes before I have heard the question.',
    'The doctor says it is nothing. I would like to believe it.',
    'We have bought the house, and I lie awake over it.',
    'Since the accident on the ghat road I do not drive.',
    'How to speak to my manager without shaking.',
  ]),
  ...together(-41, [
    'The neck is better. The deadlines are not.',
    'Sleeping by day, and what it does to me.',
    'The empty room upstairs.',
    'Saying no once a week.',
    'Breathing, and the lists that I make at night.',
    'The first instalment is paid. I am still awake.',
    'I have driven as far as the tea shop.',
    'I spoke to my manager, and now?',
  ]),
]
