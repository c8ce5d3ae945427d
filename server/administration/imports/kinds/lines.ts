import type { ImportKind } from '@newyou/contract/administration/imports/kinds'
import { clientLines } from './clients.ts'
import type { Lines } from './kind.ts'
import { sessionLines } from './sessions.ts'

/** What each kind makes of a line. A kind of which the contract says nothing does not compile, and the other way round. */
export const linesOf: { readonly [Kind in ImportKind]: Lines<never> } = {
  // Rows go back only to the kind that made them.
  clients: clientLines as Lines<never>,
  sessions: sessionLines as Lines<never>,
}
