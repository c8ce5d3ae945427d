import { z } from 'zod'
import { referralPointsMax } from '../business.ts'
import { endpoint } from '../endpoint.ts'
import { safeTarget } from '../link-targets.ts'
import { bookingPolicy, type HouseSettings, houseSettings, linkSettings } from '../settings.ts'
import { type Field, long, money, text, whole, words, yesNo } from './fields.ts'

export type SettingKey = keyof HouseSettings

interface SettingGroup {
  label: string
  /** Such settings move money: changing one wants an OTP. */
  isMoney?: boolean
  fields: Partial<Record<SettingKey, Field>>
}

const link = (label: string) =>
  text(label, { max: 300, isRequired: false, hint: 'Empty: the link is not shown on the site' })
const hours = (label: string, max: number, hint: string) => whole(label, { max, hint })
const empty = { isRequired: false } as const

/** Every setting of the back office with its explanation, in the order of the screen. */
export const settingGroups: readonly SettingGroup[] = [
  {
    label: 'Contact',
    fields: {
      email: text('E-mail', {
        ...empty,
        max: 254,
        pattern: { is: /^([^\s@]+@[^\s@]+\.[^\s@]+)?$/, words: 'Please enter a valid e-mail' },
        hint: 'Shown in the footer. Messages of the contact form, enquiries and tickets are mailed there',
      }),
      phone: text('Phone', {
        ...empty,
        max: 20,
        pattern: { is: /^(\+?[\d ]{8,20})?$/, words: 'Please enter digits, such as +91 98450 12345' },
        hint: 'Shown in the footer as a WhatsApp link',
      }),
      address: long('Address', { ...empty, max: 300, hint: 'Shown in the footer and on receipts' }),
      address_link: link('Link to the map'),
    },
  },
  {
    label: 'Communities and links',
    fields: {
      whatsapp_community: link('WhatsApp'),
      facebook_community: link('Facebook'),
      twitter_community: link('X'),
      instagram_community: link('Instagram'),
      linkedin_community: link('LinkedIn'),
      youtube_community: link('YouTube'),
      google_play_link: link('Google Play'),
      link_hosts: words('Sites that links may lead to', {
        max: 60,
        hint: 'One on each line, such as youtube.com. Links of settings, notifications and venues lead nowhere else',
      }),
    },
  },
  {
    label: 'Appointments',
    isMoney: true,
    fields: {
      unpaid_holds_max: whole('Unpaid bookings at once', {
        min: 1,
        max: 50,
        hint: 'How many times one client may hold without having paid',
      }),
      unpaid_holds_daily: whole('Unpaid bookings in 24 hours', {
        min: 1,
        max: 200,
        hint: 'How many times one client may hold in a day without ever paying',
      }),
      demo_appointments_per_client: whole('Free sessions for a new client', {
        max: 10,
        hint: 'For clients who register from now on',
      }),
      room_opens_minutes: whole('The room opens, minutes before the start', { max: 120 }),
      room_closes_minutes: whole('The room closes, minutes after the end', { max: 120 }),
    },
  },
  {
    label: 'Healing sessions, events and tickets',
    isMoney: true,
    fields: {
      healing_offer_hours: whole('An offer of a healing session stands for hours', {
        min: 1,
        max: 168,
        hint: 'Unless the healer sets another end',
      }),
      healing_price_max_paise: money('Highest price of a healing session'),
      event_give_back_hours: hours(
        'An enrolment can be cancelled until hours before',
        720,
        'With a full refund. Enrolments that exist keep the hours of their day',
      ),
      support_reopen_days: hours('A closed ticket can be reopened for days', 365, ''),
      notification_keep_days: whole('Read notifications are kept for days', { min: 30, max: 3650 }),
      healer_words_reviewed: yesNo('New text and portraits on healers’ pages are reviewed first', {
        hint: 'Off: what a healer writes or sends is public at once',
      }),
      bundle_prices_public: yesNo('Package prices are public', {
        hint: 'Off: visitors see what a package costs after they log in',
      }),
    },
  },
  {
    label: 'Referrals',
    isMoney: true,
    fields: {
      referral_points: whole('Life points for each friend', {
        max: referralPointsMax,
        hint: 'Booked when the first purchase of the friend can no longer be refunded, and never more than it cost. 0 switches the scheme off',
      }),
    },
  },
  {
    label: 'Privacy',
    fields: {
      grievance_officer: text('Grievance officer', {
        ...empty,
        max: 120,
        hint: 'Named in the privacy centre. Empty: the support team',
      }),
      grievance_email: text('E-mail for complaints', {
        ...empty,
        max: 254,
        pattern: { is: /^([^\s@]+@[^\s@]+\.[^\s@]+)?$/, words: 'Please enter a valid e-mail' },
        hint: 'Empty: the e-mail of the site',
      }),
      minimum_age_with_guardian: whole('Youngest age with a guardian’s consent', {
        min: 13,
        max: 18,
        hint: 'Published on the site. 18: nobody under 18 can register. Accounts that exist stay',
      }),
      grievance_days: whole('Complaints are answered within days', {
        min: 1,
        max: 90,
        hint: 'For complaints from now on. Please ask your lawyer what the law allows',
      }),
    },
  },
  {
    label: 'Taxes and invoices',
    isMoney: true,
    fields: {
      tax_percent: whole('Tax (%)', {
        max: 50,
        hint: 'Already inside every price. Orders that exist keep the tax of their day',
      }),
      tax_name: text('Name of the tax', { max: 20 }),
      company_name: text('Company', { ...empty, max: 120, hint: 'Issues the invoices' }),
      company_state: text('State of the company', {
        ...empty,
        max: 60,
        hint: 'Decides which tax a supply has: its own state or another',
      }),
      gstin: text('GSTIN', {
        ...empty,
        max: 15,
        pattern: {
          is: /^(\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z])?$/,
          words: 'Please enter the 15 characters of a GSTIN, such as 29ABCDE1234F1Z5',
        },
      }),
      service_code: text('Service code', {
        ...empty,
        max: 8,
        pattern: { is: /^(\d{4,8})?$/, words: 'Please enter 4 to 8 digits' },
        hint: 'The SAC of what is sold, such as 999319',
      }),
      refund_alone_max_paise: money('Refunds and adjustments without a second person up to', {
        hint: 'Above this sum a refund, or a change of a wallet or of life points, waits until another colleague of finance approves it',
      }),
      healer_share_percent: whole('Share of healers (%)', {
        max: 100,
        hint: 'What a healer gets of a price without its tax. Orders that exist keep the share of their day',
      }),
      bank_details_hold_hours: whole('New bank details wait hours', {
        max: 336,
        hint: 'So long after a change payouts still use the earlier details, and the healer can withdraw the new ones',
      }),
      payout_min_paise: money('Smallest payout', { min: 1 }),
      payout_alone_max_paise: money('Payouts without a second person up to', {
        hint: 'What one day sends above this sum waits until another colleague of finance approves it',
      }),
    },
  },
]

const steps = bookingPolicy.shape.refund_steps
  .min(1, { error: 'Please keep at least one step' })
  .max(6)
  .refine(
    (list) => list.every((step, at) => at === 0 || step.until_hours < (list[at - 1]?.until_hours ?? 0)),
    {
      error: 'Each step must have fewer hours than the one before',
    },
  )
  .refine((list) => list.every((step, at) => at === 0 || step.percent < (list[at - 1]?.percent ?? 0)), {
    error: 'Each step must refund less than the one before',
  })

/** The policy of appointments is one setting with fields of its own; it stands in each appointment that is booked. */
export const policyFields = {
  move_until_hours: whole('Free rescheduling until hours before', {
    max: 720,
    hint: 'A client may move an appointment until then',
  }),
  grace_minutes: whole('Full refund within minutes of booking', {
    max: 120,
    hint: 'For who booked by mistake; 0 means never',
  }),
  grace_until_hours: whole('Not when it starts within hours', {
    max: 72,
    hint: 'So near to the start, the full refund after booking does not hold',
  }),
  late_minutes: whole('Late after minutes', { max: 45, hint: 'From then on a side counts as not there' }),
  report_hours: whole('Reports within hours', {
    min: 1,
    max: 720,
    hint: 'So long after the end either side may say that the other did not come',
  }),
} as const

const schemaOf = (field: Field) => field.schema.optional()
const settingFields = Object.assign({}, ...settingGroups.map(({ fields }) => fields)) as Record<
  SettingKey,
  Field
>

/** What may be written: any of the settings. */
export const settingValues = z.strictObject({
  ...Object.fromEntries(Object.entries(settingFields).map(([key, field]) => [key, schemaOf(field)])),
  booking_policy: bookingPolicy
    .extend({
      move_until_hours: z.int().min(0).max(720),
      grace_until_hours: z.int().min(0).max(72),
      report_hours: z.int().min(1).max(720),
      refund_steps: steps,
    })
    .optional(),
}) as unknown as z.ZodType<Partial<HouseSettings>>

/** The settings that want an OTP. */
export const moneySettings: ReadonlySet<string> = new Set([
  'booking_policy',
  ...settingGroups.filter(({ isMoney }) => isMoney).flatMap(({ fields }) => Object.keys(fields)),
])

/** The fields by which people read the settings. */
export const settingLabels: Record<string, Pick<Field, 'label'>> = {
  ...settingFields,
  booking_policy: { label: 'Policy of appointments' },
}

/** What a field alone cannot know, by setting: browser and server ask the same. */
export function settingProblems(settings: HouseSettings): Record<string, string> {
  const { link_hosts: hosts } = settings
  const problems: Record<string, string> = {}
  for (const key of linkSettings)
    if (settings[key] && !safeTarget(settings[key], { hosts }))
      problems[key] =
        'Please enter a link that begins with https:// and leads to one of the sites named below'
  if (hosts.some((host) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)))
    problems.link_hosts = 'Please enter names of sites alone, such as youtube.com'
  if (settings.company_name && !settings.company_state)
    problems.company_state = 'An invoice needs the state of the company'
  return problems
}

const version = z.int().min(0)
const kept = z.object({ version, values: houseSettings })
export type KeptSettings = z.output<typeof kept>

export const settingCalls = {
  'GET /api/staff/settings': endpoint({
    summary: 'Every setting, as it was written',
    who: ['admin', 'finance'],
    data: kept,
  }),
  'PATCH /api/staff/settings': endpoint({
    summary: 'Change settings, unless they were changed meanwhile; those about money want an OTP',
    who: ['admin'],
    body: z.strictObject({ version, values: settingValues }),
    data: kept,
    errors: ['changedMeanwhile', 'stepUpRequired'],
  }),
}
