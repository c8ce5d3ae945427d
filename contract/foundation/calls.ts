import { advertisingClaims } from './advertising-claims.ts'
import { auditTrail } from './audit.ts'
import { brandCalls } from './brand/calls.ts'
import { crisis } from './crisis/crisis.ts'
import { lists } from './lists.ts'
import { media } from './media.ts'
import { notifications } from './notifications.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'
import { textCalls } from './text-messages/calls.ts'

/** Every call of the wing foundation. */
export const foundationCalls = {
  ...settings,
  ...lists,
  ...notifications,
  ...search,
  ...auditTrail,
  ...advertisingClaims,
  ...media,
  ...brandCalls,
  ...crisis,
  ...textCalls,
}
