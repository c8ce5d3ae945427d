import { money, shown, yesNo } from './fields.ts'
import type { Values } from './resource.ts'

/** Resources with a price set by colleagues. */
export const pricedResources: ReadonlySet<string> = new Set(['courses', 'ebooks', 'bundles', 'events'])

/** The price of what is sold, and whether a change of it waits for another colleague. */
export const priceFields = ({ min = 0 } = {}) => ({
  price_paise: money('Price', {
    min,
    hint: 'Once it was published, a lower price applies when another colleague approves it, and so does more for the same price',
  }),
  waits_for_approval: shown(yesNo('Waits for approval', { isHidden: true })),
})

type Gives = (before: unknown, after: unknown) => boolean

const isMore: Gives = (before, after) => Number(after ?? 0) > Number(before ?? 0)
const holdsMore: Gives = (before, after) =>
  Array.isArray(after) && after.some((one) => !Array.isArray(before) || !before.includes(one))

/** The fields that decide what a buyer gets for how much, and when a change of one is in the buyer's favour. */
const terms: Record<string, Gives> = {
  price_paise: (before, after) => Number(after) < Number(before),
  courses: holdsMore,
  ebooks: holdsMore,
  session_count: isMore,
  session_days: isMore,
  session_healer_id: (before, after) => after !== null && after !== before,
}

/** The fields of a change by which buyers pay less, or get more for it. */
export const givesMoreForLess = (before: Values, values: Values): string[] =>
  Object.entries(terms).flatMap(([field, gives]) =>
    field in values && field in before && gives(before[field], values[field]) ? [field] : [],
  )
