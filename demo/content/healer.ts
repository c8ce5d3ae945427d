import type { HealerFieldName, healerFields } from '@newyou/contract/care/healers/fields'
import type { CheckWithoutRegister } from '@newyou/contract/care/healers/titles'
import type { ValueOf } from '@newyou/contract/people/accounts/declared'
import type { Category } from '../art/colours.ts'
import type { Gender, Looks } from '../art/portrait/traits.ts'
import type { Language } from './languages.ts'

export type Mode = 'video' | 'voice' | 'chat'

/** 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** A stretch of free time on one day in the healer's own zone; it ends at 24:00 at the latest. */
export type WeeklyWindow = { weekday: Weekday; from: string; to: string }

export type DemoReview = {
  /** The name the writer chose. */
  by: string
  sessions: number
  stars: 3 | 4 | 5
  text: string
  monthsAgo: number
}

type BaseHealer = {
  /** Never changes: ids and pictures are derived from it. */
  slug: string
  honorific?: string
  firstName: string
  lastName: string
  gender: Gender
  birthYear: number
  title: string
  mainCategory: Category
  /** The main category first. */
  categories: Category[]
  languages: Language[]
  city: string
  /** Where the healer lives; the hours are written in this zone. */
  zone: string
  pricePaise: number
  practisingSince: number
  qualifications: string
  qualifiedAs?: 'psychiatrist' | 'psychologist'
  /** ISO date on which a person here saw the papers. */
  proofSeenOn: string
  /** What was checked of a practice without a register. */
  checkedInstead?: CheckWithoutRegister[]
  topics: string
  /** Paragraphs in the healer's own words. */
  about: string[]
  /** One line in Hindi or in the healer's own language. */
  greeting?: { lang: string; text: string }
  client_concerns: string
  modes: Mode[]
  hours: WeeklyWindow[]
  bufferMinutes: 0 | 5 | 10 | 15
  noticeMinutes: number
  /** An intern, who gives free first sessions beside paid ones. */
  isIntern?: true
  portrait: Looks
  reviews: DemoReview[]
}

/** A healer of the demo; a field of the profile that is new stands here by the name of its declaration. */
export type DemoHealer = BaseHealer & {
  [Name in Exclude<
    HealerFieldName,
    keyof BaseHealer | 'main_category' | 'practising_since' | 'price_rupees'
  >]?: ValueOf<(typeof healerFields)[Name]>
}

/** The same window on several days of the week. */
export function weekly(weekdays: Weekday[], from: string, to: string): WeeklyWindow[] {
  return weekdays.map((weekday) => ({ weekday, from, to }))
}

/** Everyday India Standard Time, where all but two of the healers live. */
export const india = 'Asia/Kolkata'
