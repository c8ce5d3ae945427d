import { safeTarget, usualLinkHosts } from '@newyou/contract/link-targets'
import { type SiteSettings, siteSettings } from '@newyou/contract/settings'
import type { Queryable } from '../platform/database/database.ts'

/** What a site shows before anybody has set anything. */
const defaults: SiteSettings = {
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
  helpline_name: 'Tele-MANAS',
  helpline_number: '14416',
  helpline_note: 'Free, 24 hours a day, in 20 languages.',
  tax_percent: 18,
  tax_name: 'GST',
  booking_policy: {
    move_until_hours: 24,
    refund_steps: [
      { until_hours: 24, percent: 100 },
      { until_hours: 2, percent: 50 },
    ],
    late_minutes: 15,
    report_hours: 24,
  },
  event_give_back_hours: 24,
  healing_offer_hours: 48,
  healing_price_max_paise: 1_000_000,
  unpaid_holds_max: 3,
  unpaid_holds_daily: 12,
  demo_appointments_per_client: 1,
  room_opens_minutes: 10,
  room_closes_minutes: 15,
  support_reopen_days: 14,
  company_name: '',
  company_state: '',
  gstin: '',
  service_code: '',
}

const links = [
  'whatsapp_community',
  'facebook_community',
  'twitter_community',
  'instagram_community',
  'linkedin_community',
  'youtube_community',
  'google_play_link',
  'address_link',
] as const

/** A link that leads elsewhere than the list says is not shown. */
function withSafeLinks(settings: SiteSettings): SiteSettings {
  const { link_hosts: hosts } = settings
  const safe = links.map((key) => [key, safeTarget(settings[key], { hosts }) ?? ''])
  return { ...settings, ...Object.fromEntries(safe) }
}

/** What the site says about itself, from the settings table. */
export function createSettings({ db }: { db: Queryable }) {
  async function read(queryable: Queryable = db): Promise<SiteSettings> {
    const rows = await queryable.selectFrom('setting').select(['key', 'value']).execute()
    return withSafeLinks(
      siteSettings.parse({
        ...defaults,
        ...Object.fromEntries(rows.map(({ key, value }) => [key, value])),
      }),
    )
  }
  return { read }
}

export type Settings = ReturnType<typeof createSettings>
