import type { Danger } from '@newyou/contract/foundation/crisis/kinds'
import {
  type Helpline,
  type HouseSettings,
  houseSettings,
  linkSettings,
  type SiteSettings,
} from '@newyou/contract/foundation/settings'
import { safeTarget, usualLinkHosts } from '@newyou/contract/link-targets'
import { askableFields } from '@newyou/contract/profile-fields'
import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'

/** Defaults before anything is set. */
const defaults: HouseSettings = {
  whatsapp_community: '',
  facebook_community: '',
  twitter_community: '',
  instagram_community: '',
  linkedin_community: '',
  youtube_community: '',
  google_play_link: '',
  link_hosts: usualLinkHosts,
  address: '',
  address_link: '',
  phone: '',
  email: '',
  support_hours: '',
  support_hours_hi: '',
  tax_percent: 18,
  tax_name: 'GST',
  booking_policy: {
    reschedule_until_hours: 24,
    refund_steps: [
      { until_hours: 24, percent: 100 },
      { until_hours: 2, percent: 50 },
    ],
    grace_minutes: 15,
    grace_until_hours: 1,
    late_minutes: 15,
    report_hours: 24,
  },
  bundle_prices_public: false,
  healer_words_reviewed: true,
  event_cancel_hours: 24,
  healing_offer_hours: 48,
  healing_price_max_paise: 1_000_000,
  unpaid_holds_max: 3,
  unpaid_holds_daily: 12,
  pay_later_hours: 48,
  pay_later_max: 4,
  series_unpaid_max: 30,
  together_hours: 24,
  demo_appointments_per_client: 1,
  room_opens_minutes: 10,
  room_closes_minutes: 15,
  phone_calls_allowed: false,
  support_reopen_days: 14,
  notification_keep_days: 365,
  company_name: '',
  company_state: '',
  gstin: '',
  service_code: '',
  referral_points: 500,
  referral_share_percent: 10,
  asked_fields: [...askableFields],
  minimum_age_with_guardian: 13,
  grievance_officer: '',
  grievance_email: '',
  grievance_days: 15,
  refund_alone_max_paise: 500_000,
  healer_share_percent: 100,
  bank_details_hold_hours: 48,
  payout_min_paise: 10_000,
  payout_alone_max_paise: 10_000_000,
  till_difference_alone_max_paise: 10_000,
}

/** A link that leads elsewhere than the list says is not shown. */
function withSafeLinks(settings: HouseSettings): HouseSettings {
  const { link_hosts: hosts } = settings
  const safe = linkSettings.map((key) => [key, safeTarget(settings[key], { hosts }) ?? ''])
  return { ...settings, ...Object.fromEntries(safe) }
}

/** The operator's settings from the settings table, and defaults for the rest. */
export function createSettings({ db, statusUrl = '' }: { db: Queryable; statusUrl?: string | undefined }) {
  /** As it was written, for the back office. */
  async function written(queryable: Queryable): Promise<HouseSettings> {
    const rows = await queryable.selectFrom('setting').select(['key', 'value']).execute()
    return houseSettings.parse({
      ...defaults,
      ...Object.fromEntries(rows.map(({ key, value }) => [key, value])),
    })
  }
  const read = async (queryable: Queryable = db) => withSafeLinks(await written(queryable))

  const helplines = (): Promise<Helpline[]> =>
    db
      .selectFrom('helpline')
      .select(['name', 'name_hi', 'number', 'note', 'note_hi', 'dangers'])
      .orderBy('position')
      .orderBy('u_id')
      .execute()
      .then((rows) => rows.map((row) => ({ ...row, dangers: row.dangers as Danger[] }))) // checked by the table

  return {
    read,
    written,
    async forSite(): Promise<Omit<SiteSettings, 'brand'>> {
      const [settings, lines] = await Promise.all([read(), helplines()])
      return { ...settings, helplines: lines, status_url: statusUrl }
    },
  }
}

export type Settings = ReturnType<typeof createSettings>

type SwitchName = {
  [Key in keyof HouseSettings]: HouseSettings[Key] extends boolean ? Key : never
}[keyof HouseSettings]

/** Whether a setting that is a switch is on, as a part of another statement. */
export const settingIsOn = (name: SwitchName) =>
  sql<boolean>`coalesce((select value = 'true' from setting where key = ${name}), ${defaults[name]}::boolean)`
