import { z } from 'zod'
import { referralPointsMax } from '../business.ts'
import { endpoint } from '../endpoint.ts'
import { askableFields } from '../profile-fields.ts'
import { siteBrand } from './brand/brand.ts'
import { dangers } from './crisis/kinds.ts'

/** The appointment policy: rescheduling, refunds, and being late. */
export const bookingPolicy = z.object({
  reschedule_until_hours: z.number().min(0),
  refund_steps: z.array(z.object({ until_hours: z.number().min(0), percent: z.int().min(0).max(100) })),
  /**
   * For this many minutes after booking, cancelling is refunded in full, unless the start is nearer than
   * `grace_until_hours`.
   */
  grace_minutes: z.int().min(0).max(120),
  grace_until_hours: z.number().min(0),
  late_minutes: z.int().min(0).max(45),
  report_hours: z.number().min(1),
})

/** The policy of one appointment, as published when it was booked. */
export const appointmentPolicy = bookingPolicy.extend({
  /** Another client had released the time: there is no full refund after booking. */
  was_released: z.boolean().optional(),
  /** It was booked with a healer who was available now. */
  begins_now: z.boolean().optional(),
  /** Minutes that the client of a late healer has to answer before the refund; by default five. */
  late_answer_minutes: z.int().optional(),
  /** How long before the start its room opens; by default `room_opens_minutes` of the settings. */
  room_opens_minutes: z.int().optional(),
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
  /** Empty if there is no Hindi text. */
  note_hi: z.string(),
  /** Empty if the Hindi name is the same. */
  name_hi: z.string(),
  /** Dangers it covers. */
  dangers: z.array(z.enum(dangers)),
})
export type Helpline = z.output<typeof helpline>

/** The settings of the back office. Empty links are not shown. */
export const houseSettings = z.object({
  whatsapp_community: z.string(),
  facebook_community: z.string(),
  twitter_community: z.string(),
  instagram_community: z.string(),
  linkedin_community: z.string(),
  youtube_community: z.string(),
  /** The address of the app; empty for no badge. */
  google_play_link: z.string(),
  /** Hosts to which links of settings, notifications and venues may lead, each with and without `www.`. */
  link_hosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)),
  address: z.string(),
  address_link: z.string(),
  phone: z.string(),
  email: z.string(),
  /** When tickets and messages are answered, as text; Hindi pages show `support_hours_hi`. Empty: not shown. */
  support_hours: z.string(),
  support_hours_hi: z.string(),
  /** The tax included in every price, in percent. */
  tax_percent: z.number(),
  tax_name: z.string(),
  booking_policy: bookingPolicy,
  /** Whether visitors see prices of packages before login. */
  bundle_prices_public: z.boolean(),
  /** Whether staff review new text of healers' pages before publication. */
  healer_words_reviewed: z.boolean(),
  /** Enrolment can be cancelled with a full refund until this many hours before the start. */
  event_cancel_hours: z.number().min(0),
  /**
   * Hours until a healer's offer of a healing session expires, unless the healer sets another time, and its highest
   * price.
   */
  healing_offer_hours: z.int().min(1).max(168),
  healing_price_max_paise: z.int().min(0),
  /** The most unpaid holds of one client at once, and the most never-paid holds in any 24 hours. */
  unpaid_holds_max: z.int().min(1),
  unpaid_holds_daily: z.int().min(1),
  /** Sessions that may be paid later are paid until so many hours before the start; and the most of one client at once. */
  pay_later_hours: z.int().min(1).max(720),
  pay_later_max: z.int().min(1).max(50),
  /** The most sessions of series of one client at once that are still to be paid. */
  series_unpaid_max: z.int().min(1).max(200),
  /** Hours that those who are invited to a session together have to say yes and to pay their part, at most. */
  together_hours: z.int().min(1).max(168),
  /** Number of free sessions of a new client. */
  demo_appointments_per_client: z.int().min(0),
  /** Minutes before the start and after the end in which the room of a session is open. */
  room_opens_minutes: z.int().min(0).max(120),
  room_closes_minutes: z.int().min(0).max(120),
  /** Whether two whose line is lost may go on by telephone, where a provider is configured. */
  phone_calls_allowed: z.boolean(),
  /** A closed ticket can be reopened for this many days. */
  support_reopen_days: z.number().min(0),
  /** Read notifications are deleted with their month once its last day is this many days ago. */
  notification_keep_days: z.int().min(30),
  /** The company that issues invoices; its state decides which tax applies. */
  company_name: z.string(),
  company_state: z.string(),
  gstin: z.string(),
  /** The code of the service in the tax rules. */
  service_code: z.string(),
  /** Life points for a referred friend's first purchase; 0 turns referrals off. */
  referral_points: z.int().min(0).max(referralPointsMax),
  /** The share of that purchase that comes as points, in percent, for friends who join from now on. */
  referral_share_percent: z.int().min(1).max(100),
  /** Client data required beside name, birth date and contacts; the booking gate requires it too. */
  asked_fields: z.array(z.enum(askableFields)),
  /** The least age for registration with a guardian's consent; 18 means adults only. */
  minimum_age_with_guardian: z.int().min(13).max(18),
  /** The grievance officer for complaints about data, and the days to answer. */
  grievance_officer: z.string(),
  grievance_email: z.string(),
  grievance_days: z.int().min(1).max(90),
  /** Refunds by one colleague above this amount need a second person. */
  refund_alone_max_paise: z.int().min(0),
  /** The healer's share of the price without tax, in percent, for orders paid from now on. */
  healer_share_percent: z.number().min(0).max(100),
  /** Hours before payouts use new bank details. */
  bank_details_hold_hours: z.int().min(0),
  /** The smallest payout; and the most that one colleague can pay out per day without a second person. */
  payout_min_paise: z.int().min(1),
  payout_alone_max_paise: z.int().min(0),
  /** Paise of cash that a colleague may count more or less than expected without a second one. */
  till_difference_alone_max_paise: z.int().min(0),
})
export type HouseSettings = z.output<typeof houseSettings>

/** The public settings, with the helplines in their order. */
export const siteSettings = houseSettings
  .omit({
    refund_alone_max_paise: true,
    healer_share_percent: true,
    bank_details_hold_hours: true,
    payout_min_paise: true,
    payout_alone_max_paise: true,
    till_difference_alone_max_paise: true,
    grievance_officer: true,
    grievance_email: true,
    grievance_days: true,
    healer_words_reviewed: true,
    phone_calls_allowed: true,
  })
  .extend({
    helplines: z.array(helpline),
    brand: siteBrand,
    /** The page that says whether the site works, which another machine serves; empty where there is none. */
    status_url: z.string(),
  })
export type SiteSettings = z.output<typeof siteSettings>

export const settings = {
  'GET /api/website/settings': endpoint({
    summary: 'Get the public settings of the site',
    who: 'any',
    data: siteSettings,
  }),
}
