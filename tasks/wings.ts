// The wings of the house. A domain imports from its own wing and from those below it.
import { type Imports, isTest } from './boundaries.ts'

/** From the ground up, with the domains that each holds. */
export const wings: readonly (readonly [wing: string, domains: readonly string[]])[] = [
  ['foundation', ['settings', 'notifications', 'media', 'search']],
  ['people', ['accounts', 'guardians', 'staff', 'crisis', 'wishlist', 'blocks']],
  ['money', ['ledger', 'payments', 'purchases', 'wallet', 'earnings', 'referrals', 'organizations']],
  [
    'care',
    [
      ...['healers', 'appointments', 'healing-sessions', 'waitlist', 'inquiries', 'practice'],
      ...['action-plans', 'self-tests', 'questionnaire'],
    ],
  ],
  ['learning', ['courses', 'ebooks', 'events', 'bundles']],
  ['communication', ['rooms', 'chat', 'community', 'support', 'contact', 'cometchat']],
  ['content', ['articles', 'pages', 'reels', 'home', 'suggestions', 'submissions']],
  ['administration', ['back-office', 'reports', 'privacy']],
]

const levels = new Map(wings.flatMap(([, domains], level) => domains.map((domain) => [domain, level])))

/** `server/payments/orders.ts` and `contract/wallet.ts` belong to a domain; `contract/api.ts`, `server/app.ts` and parts do not. */
function domainOf(file: string) {
  const [, name] = /^(?:contract|server|web)\/([^/.]+)/.exec(file) ?? []
  return name !== undefined && levels.has(name) ? name : undefined
}

/** Imports from a wing to one above it, in one room or from room to room: `server/media → server/staff`. */
export function upwardImports(imports: Imports) {
  const arrows = new Set<string>()
  for (const [from, targets] of imports) {
    const own = domainOf(from)
    if (own === undefined || isTest(from)) continue
    for (const to of targets) {
      const other = domainOf(to)
      if (other === undefined || (levels.get(other) ?? 0) <= (levels.get(own) ?? 0)) continue
      arrows.add(`${from.split('/')[0]}/${own} → ${to.split('/')[0]}/${other}`)
    }
  }
  return [...arrows].sort()
}
