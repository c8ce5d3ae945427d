import { z } from 'zod'
import { referralPointsMax } from './business.ts'
import { endpoint } from './endpoint.ts'

/** Until when an appointment is moved for free, what comes back on cancelling, and what being late means. */
export const bookingPolicy = z.object({
  move_until_hours: z.number().min(0),
  refund_steps: z.array(z.object({ until_hours: z.number().min(0), percent: z.int().min(0).max(100) })),
  /** So long after booking, cancelling returns all, unless the start is nearer than so many hours. */
  grace_minutes: z.int().min(0).max(120),
  grace_until_hours: z.number().min(0),
  late_minutes: z.int().min(0).max(45),
  report_hours: z.number().min(1),
})

/** The settings that are links: a path of ours, or `https:` at one of `link_hosts`. */
export const linkSettings = [
  'whatsapp_community',
  'facebook_community',
  'twitter_community',
  'instagram_community',
  'linkedin_community',
  'youtube_community',
  'google_play_link',
  'address_link',
] as const

export const helpline = z.object({
  name: z.string(),
  number: z.string(),
  note: z.string(),
  /** Empty where it was not written in Hindi. */
  note_hi: z.string(),
})
export type Helpline = z.output<typeof helpline>

/** What the back office may set. Links that are empty are not shown. */
export const houseSettings = z.object({
  whatsapp_community: z.string(),
  facebook_community: z.string(),
  twitter_community: z.string(),
  instagram_community: z.string(),
  linkedin_community: z.string(),
  youtube_community: z.string(),
  /** Where the app can be had; empty: no badge. */
  google_play_link: z.string(),
  /** Hosts to which links of settings, notifications and venues may lead, each with and without `www.`. */
  link_hosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)),
  address: z.string(),
  address_link: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Percent of tax that is already inside every price. */
  tax_percent: z.number(),
  tax_name: z.string(),
  booking_policy: bookingPolicy,
  /** Whether visitors see what a bundle costs before they log in. */
  bundle_prices_public: z.boolean(),
  /** New words of a healer's page are read by staff before the public does. */
  healer_words_reviewed: z.boolean(),
  /** A seat in a webinar or workshop goes back, with all its money, until so many hours before. */
  event_give_back_hours: z.number().min(0),
  /**
   * How long a healer's offer of a healing session stands, unless the healer sets another end, and the most that it may
   * cost.
   */
  healing_offer_hours: z.int().min(1).max(168),
  healing_price_max_paise: z.int().min(0),
  /** Times that one client may hold at once without having paid, and in any 24 hours without ever paying. */
  unpaid_holds_max: z.int().min(1),
  unpaid_holds_daily: z.int().min(1),
  /** Free sessions that a new client may have. */
  demo_appointments_per_client: z.int().min(0),
  /** How long before its start and after its end the room of a session is open. */
  room_opens_minutes: z.int().min(0).max(120),
  room_closes_minutes: z.int().min(0).max(120),
  /** A closed request for help can be opened again for so many days. */
  support_reopen_days: z.number().min(0),
  /** Read notifications are deleted after so many days. */
  notification_keep_days: z.int().min(30),
  /** Who issues invoices; its state decides which tax a supply has. */
  company_name: z.string(),
  company_state: z.string(),
  gstin: z.string(),
  /** What kind of service is sold, by the code of the tax rules. */
  service_code: z.string(),
  /** Life points for a friend who joins and buys; nothing switches the scheme off. */
  referral_points: z.int().min(0).max(referralPointsMax),
  /** From this age on a person under 18 may register with a guardian's consent; 18 asks for adults only. */
  minimum_age_with_guardian: z.int().min(13).max(18),
  /** Who answers complaints about data, and within how many days. */
  grievance_officer: z.string(),
  grievance_email: z.string(),
  grievance_days: z.int().min(1).max(90),
  /** A refund by a colleague above this sum needs a second one. */
  refund_alone_max_paise: z.int().min(0),
  /** What a healer gets of a price without its tax, for orders paid from now on. */
  healer_share_percent: z.number().min(0).max(100),
  /** New bank details wait so long before a payout uses them. */
  bank_details_hold_hours: z.int().min(0),
  /** Less than this is not paid out, and a batch of more by one colleague in a day needs a second one. */
  payout_min_paise: z.int().min(1),
  payout_alone_max_paise: z.int().min(0),
})
export type HouseSettings = z.output<typeof houseSettings>

/** What the site says about itself, with the helplines in their order. */
export const siteSettings = houseSettings
  .omit({
    refund_alone_max_paise: true,
    healer_share_percent: true,
    bank_details_hold_hours: true,
    payout_min_paise: true,
    payout_alone_max_paise: true,
    grievance_officer: true,
    grievance_email: true,
    grievance_days: true,
    healer_words_reviewed: true,
  })
  .extend({ helplines: z.array(helpline) })
export type SiteSettings = z.output<typeof siteSettings>

export const settings = {
  'GET /api/website/settings': endpoint({
    summary: 'Get the public settings of the site',
    who: 'any',
    data: siteSettings,
  }),
}
