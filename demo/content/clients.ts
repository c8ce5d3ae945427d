import type { Gender } from '../art/portrait/traits.ts'

export type DemoClient = {
  slug: string
  firstName: string
  lastName: string
  gender: Gender
  city: string
  /** The name others see on a review. */
  anonymousName: string
  email: string
  phone: string
}

export const demoClients: DemoClient[] = [
  {
    slug: 'ananya-rao',
    firstName: 'Ananya',
    lastName: 'Rao',
    gender: 'female',
    city: 'Bengaluru',
    anonymousName: 'Silver Neem',
    email: 'ananya@example.com',
    phone: '+91 98450 00001',
  },
  {
    slug: 'suresh-patil',
    firstName: 'Suresh',
    lastName: 'Patil',
    gender: 'male',
    city: 'Pune',
    anonymousName: 'Monsoon 1979',
    email: 'suresh@example.com',
    phone: '+91 98450 00002',
  },
  {
    slug: 'shabnam-ansari',
    firstName: 'Shabnam',
    lastName: 'Ansari',
    gender: 'female',
    city: 'Nagpur',
    anonymousName: 'Quiet Heron',
    email: 'shabnam@example.com',
    phone: '+91 98450 00003',
  },
  {
    slug: 'kabir-malhotra',
    firstName: 'Kabir',
    lastName: 'Malhotra',
    gender: 'male',
    city: 'Chandigarh',
    anonymousName: 'Second Cup',
    email: 'kabir@example.com',
    phone: '+91 98450 00004',
  },
  {
    slug: 'lakshmi-nair',
    firstName: 'Lakshmi',
    lastName: 'Nair',
    gender: 'female',
    city: 'Kozhikode',
    anonymousName: 'Blue Umbrella',
    email: 'lakshmi@example.com',
    phone: '+91 98450 00005',
  },
  {
    slug: 'arup-das',
    firstName: 'Arup',
    lastName: 'Das',
    gender: 'male',
    city: 'Guwahati',
    anonymousName: 'Night Ferry',
    email: 'arup@example.com',
    phone: '+91 98450 00006',
  },
]

/** Under 18: can look around, and cannot book before a guardian has consented. */
export const demoYoungClient: DemoClient = {
  slug: 'ishaan-kulkarni',
  firstName: 'Ishaan',
  lastName: 'Kulkarni',
  gender: 'male',
  city: 'Mysuru',
  anonymousName: 'Paper Kite',
  email: 'ishaan@example.com',
  phone: '+91 98450 00016',
}
