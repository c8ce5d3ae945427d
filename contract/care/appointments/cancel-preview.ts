import { z } from 'zod'
import { paise } from '../../endpoint.ts'

/** The effect of cancelling now: exact amounts in paise, by payment source. */
export const cancelPreview = z.object({
  refund_percent: z.int().min(0).max(100),
  refund_paise: paise,
  gateway_paise: paise,
  /** Paid back at the desk. */
  desk_paise: paise,
  wallet_paise: paise,
  life_points_paise: paise,
  coupon_paise: paise,
  allowance_paise: paise,
  kept_paise: paise,
  /** Whether the free session is returned and can be booked again. */
  is_free_session_back: z.boolean(),
  /** Whether the session of a pack is returned and can be booked again. */
  is_pack_session_back: z.boolean(),
})
export type CancelPreview = z.output<typeof cancelPreview>
