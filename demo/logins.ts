import { demoClients, demoYoungClient } from './content/clients.ts'
import { demoHealers } from './content/healers.ts'
import { demoMembers } from './content/organizations.ts'

/** Mobile numbers of demo healers, in the order of the list. */
export const healerMobile = (index: number) => `+9198450${String(100 + index).padStart(5, '0')}`

const [client] = demoClients
const [member, manager] = demoMembers
const healerNumber = demoHealers.findIndex(({ slug }) => slug === 'meera-krishnan')
const healer = demoHealers[healerNumber]

/** The support agent of the demo. */
export const supportPerson = {
  firstName: 'Nandini',
  lastName: 'Joshi',
  mobile: '+91 98450 00900',
  email: 'nandini@example.com',
}

/** The administrator of the demo, who may do everything in the back office. */
export const adminPerson = {
  firstName: 'Kavya',
  lastName: 'Raghavan',
  mobile: '+91 98450 00901',
  email: 'kavya@example.com',
}

/** Colleagues with one role each. */
export const colleagues = [
  {
    slug: 'editor',
    firstName: 'Tenzin',
    lastName: 'Lhamo',
    mobile: '+91 98450 00902',
    email: 'tenzin@example.com',
  },
  {
    slug: 'finance',
    firstName: 'Ibrahim',
    lastName: 'Khan',
    mobile: '+91 98450 00903',
    email: 'ibrahim@example.com',
  },
  {
    slug: 'desk',
    firstName: 'Farida',
    lastName: 'Shaikh',
    mobile: '+91 98450 00904',
    email: 'farida@example.com',
  },
] as const

export const [, , deskPerson] = colleagues

/** Everybody with a staff role. */
export const demoStaff = [
  { slug: 'admin', ...adminPerson },
  { slug: 'support', ...supportPerson },
  ...colleagues,
]

/** Logins for looking around. */
export const demoLogins = [
  { mobile: client?.phone ?? '', who: `${client?.firstName} ${client?.lastName}, a client` },
  {
    mobile: demoYoungClient.phone,
    who: `${demoYoungClient.firstName} ${demoYoungClient.lastName}, a client under 18 whose guardian has not consented yet`,
  },
  {
    mobile: member?.phone ?? '',
    who: `${member?.firstName} ${member?.lastName}, a client whose employer pays for sessions`,
  },
  {
    mobile: manager?.phone ?? '',
    who: `${manager?.firstName} ${manager?.lastName}, who looks after that employer (see /organisation)`,
  },
  {
    mobile: healerMobile(healerNumber).replace(/^(\+91)(\d{5})/, '$1 $2 '),
    who: `${healer?.firstName} ${healer?.lastName}, a healer (use "Login as a Healer")`,
  },
  {
    mobile: supportPerson.mobile,
    who: `${supportPerson.firstName} ${supportPerson.lastName}, a support agent (use /login/staff)`,
  },
  {
    mobile: adminPerson.mobile,
    who: `${adminPerson.firstName} ${adminPerson.lastName}, an administrator (use /login/staff, then /admin)`,
  },
  {
    mobile: deskPerson.mobile,
    who: `${deskPerson.firstName} ${deskPerson.lastName}, at the front desk (use /login/staff, then /admin)`,
  },
]
