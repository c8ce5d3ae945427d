import type { ImportKind } from '@newyou/contract/administration/imports/kinds'
import { articleLines } from './articles.ts'
import { balanceLines } from './balances.ts'
import { clientLines } from './clients.ts'
import { couponLines } from './coupons.ts'
import { courseLines } from './courses.ts'
import { hoursLines } from './hours.ts'
import type { Lines } from './kind.ts'
import { packLines } from './packs.ts'
import { serviceLines } from './services.ts'
import { sessionLines } from './sessions.ts'

/** What each kind makes of a line. A kind of which the contract says nothing does not compile, and the other way round. */
export const linesOf: { readonly [Kind in ImportKind]: Lines<never> } = {
  // Rows go back only to the kind that made them.
  clients: clientLines as Lines<never>,
  services: serviceLines as Lines<never>,
  hours: hoursLines as Lines<never>,
  sessions: sessionLines as Lines<never>,
  balances: balanceLines as Lines<never>,
  packs: packLines as Lines<never>,
  coupons: couponLines as Lines<never>,
  courses: courseLines as Lines<never>,
  articles: articleLines as Lines<never>,
}
