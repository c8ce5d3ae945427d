import type { CancelPreview } from '@newyou/contract/care/appointments/cancel-preview'
import { type RefundPreview, refundWay } from '../../money/payments/index.ts'
import type { Found } from './actor-access.ts'

export const basisPoints = (percent: number) => percent * 100
/** The amount that the client gets back, without the shares of a coupon or organisation. */
export const cashRefund = (preview: RefundPreview) =>
  preview.gatewayPaise + preview.deskPaise + preview.walletPaise + preview.lifePointsPaise

/** Session returned instead of money. */
const sessionBack = ({ is_free, session_pack_id }: Pick<Found, 'is_free' | 'session_pack_id'>) =>
  is_free ? 'freeSession' : session_pack_id ? 'packSession' : undefined

/** The client's refund, as named in messages: a session, an amount in paise, or nothing. */
export function refundLabel(appointment: Found, preview: CancelPreview) {
  const { refund_percent, refund_paise: refundPaise } = preview
  if (appointment.pay_by) return { back: 'unpaid', refundPaise }
  const session = sessionBack(appointment)
  if (!session) return { back: refundWay(preview), refundPaise }
  if (refund_percent > 0) return { back: session, refundPaise }
  return { back: session === 'freeSession' ? 'freeUsed' : 'packUsed', refundPaise }
}

/** For nothing paid, or nothing refunded. */
export const noRefund = (percent: number, keptPaise: number): CancelPreview => ({
  refund_percent: percent,
  refund_paise: 0,
  gateway_paise: 0,
  desk_paise: 0,
  wallet_paise: 0,
  life_points_paise: 0,
  coupon_paise: 0,
  allowance_paise: 0,
  kept_paise: keptPaise,
  is_free_session_back: false,
  is_pack_session_back: false,
})
