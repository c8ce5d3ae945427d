import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Until when an appointment is moved for free, what comes back on cancelling, and what being late means. */
export const bookingPolicy = z.object({
  move_until_hours: z.number().min(0),
  refund_steps: z.array(z.object({ until_hours: z.number().min(0), percent: z.int().min(0).max(100) })),
  late_minutes: z.int().min(0).max(45),
  report_hours: z.number().min(1),
})

/** What the site says about itself; links that are empty are not shown. */
export const siteSettings = z.object({
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
  helpline_name: z.string(),
  helpline_number: z.string(),
  helpline_note: z.string(),
  /** Percent of tax that is already inside every price. */
  tax_percent: z.number(),
  tax_name: z.string(),
  booking_policy: bookingPolicy,
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
  /** Who issues invoices; its state decides which tax a supply has. */
  company_name: z.string(),
  company_state: z.string(),
  gstin: z.string(),
  /** What kind of service is sold, by the code of the tax rules. */
  service_code: z.string(),
})
export type SiteSettings = z.output<typeof siteSettings>

export const settings = {
  'GET /api/website/settings': endpoint({
    summary: 'What the site says about itself',
    who: 'any',
    data: siteSettings,
  }),
}
