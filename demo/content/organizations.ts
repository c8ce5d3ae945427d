import type { DemoAppointment } from './appointments.ts'
import type { DemoClient } from './clients.ts'

/** An invented employer that pays sessions of its staff, long enough for totals of closed months. */
export const demoOrganization = {
  id: 'NILGIRI-TEA',
  name: 'Nilgiri Tea Works',
  seats: 40,
  allowanceRupees: 1500,
  /** Paid in at the beginning, in parts that one colleague may enter alone. */
  budgetRupees: [5000, 5000, 5000, 5000],
  joinedDaysAgo: 124,
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
  email: `${firstName}.${lastName}@example.com`.toLowerCase(),
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

/** Paid by the organisation, as far as it pays. */
export const organizationSessions: DemoAppointment[] = [
  session(0, 'meera-krishnan', -70, 'The plucking season, and no evening of my own.'),
  session(3, 'kavita-jain', -66, 'I cannot sleep after the night shift.'),
  session(5, 'harpreet-singh-gill', -52, 'Whether I should lead the new team.'),
  session(0, 'meera-krishnan', -40, 'The same evening, a little shorter.'),
  session(6, 'kavita-jain', -37, 'My father is ill, four hundred kilometres away.'),
  session(8, 'harpreet-singh-gill', -20, 'A quarrel in the team that does not end.'),
]
