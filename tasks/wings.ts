// The wings of the house. A domain imports from its own wing and from those below it.
import { type Imports, isTest } from './read-imports.ts'

/** From the ground up. Each is a folder of the same name in `contract`, `server` and `web`, with its domains inside. */
export const wings = [
  'foundation',
  'people',
  'money',
  'care',
  'learning',
  'communication',
  'content',
  'administration',
] as const

/** What lists the calls of a wing for `contract/api.ts`. */
const ofWing = /^contract\/\w+\/calls\.ts$/
const ofDomain = new RegExp(`^(?:contract|server|web)/(${wings.join('|')})/([^/.]+)(?:/|.(?:test.)?ts$)`)

/**
 * The domain of a file with its wing: `server/money/payments/orders.ts` and `contract/money/wallet.ts` have one;
 * `contract/api.ts`, the calls of a wing, `server/app.ts`, `web/screens`, the page of a wing and the parts of a room do not.
 */
export function placeOf(file: string) {
  const [, wing = '', domain = ''] = ofDomain.exec(file) ?? []
  return domain === '' || ofWing.test(file) ? undefined : { wing, domain }
}

export const domainOf = (file: string) => placeOf(file)?.domain

const levelOf = (wing: string) => wings.map(String).indexOf(wing)

/** Imports from a wing to one above it, in one room or from room to room: `server/media → server/staff`. */
export function upwardImports(imports: Imports) {
  const arrows = new Set<string>()
  for (const [from, targets] of imports) {
    const own = placeOf(from)
    if (!own || isTest(from)) continue
    for (const to of targets) {
      const other = placeOf(to)
      if (!other || levelOf(other.wing) <= levelOf(own.wing)) continue
      arrows.add(`${from.split('/')[0]}/${own.domain} → ${to.split('/')[0]}/${other.domain}`)
    }
  }
  return [...arrows].sort()
}
