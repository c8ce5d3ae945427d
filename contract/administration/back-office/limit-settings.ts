import type { SettingKey } from './settings.ts'

/**
 * Settings that limit how much money may leave, and the direction in which they allow more. A change in that direction
 * waits for another administrator; one in the other is made at once.
 */
const limits: Partial<Record<SettingKey, 'more' | 'less'>> = {
  refund_alone_max_paise: 'more',
  payout_alone_max_paise: 'more',
  till_difference_alone_max_paise: 'more',
  bank_details_hold_hours: 'less',
  healer_share_percent: 'more',
  referral_points: 'more',
  referral_share_percent: 'more',
  demo_appointments_per_client: 'more',
}

/** Whether this change of a setting lets more money leave, so that a second administrator must approve it. */
export function loosensLimit(key: string, before: unknown, after: unknown): boolean {
  const direction = limits[key as SettingKey]
  if (!direction) return false
  return direction === 'more' ? Number(after) > Number(before) : Number(after) < Number(before)
}
