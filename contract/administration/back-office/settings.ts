import { z } from 'zod'
import { referralPointsMax } from '../../business.ts'
import { endpoint } from '../../endpoint.ts'
import { bookingPolicy, type HouseSettings, houseSettings } from '../../foundation/settings.ts'
import { askableFields } from '../../profile-fields.ts'
import { appointmentSettings } from './appointment-settings.ts'
import { approval } from './approvals.ts'
import { choices, type Field, long, money, text, whole, words, yesNo } from './fields.ts'

export type SettingKey = keyof HouseSettings

interface SettingGroup {
  label: string
  /** These settings affect money: changing one needs an OTP. */
  isMoney?: boolean
  fields: Partial<Record<SettingKey, Field>>
}

const link = (label: string) =>
  text(label, { max: 300, isRequired: false, hint: 'Leave empty to hide the link' })
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
        hint: 'Shown in the footer. Contact messages, enquiries and tickets are mailed to it',
      }),
      phone: text('Phone', {
        ...empty,
        max: 20,
        pattern: { is: /^(\+?[\d ]{8,20})?$/, words: 'Please enter digits, such as +91 98450 12345' },
        hint: 'Shown in the footer as a WhatsApp link',
      }),
      support_hours: text('Hours of answering', {
        ...empty,
        max: 120,
        hint: 'Such as: Monday to Saturday, 9 am to 7 pm (India time). Shown on support, FAQ and contact pages. Leave empty to hide it',
      }),
      support_hours_hi: text('Hours of answering in Hindi', { ...empty, max: 120, hint: 'English if empty' }),
      address: long('Address', { ...empty, max: 300, hint: 'Shown in the footer and on receipts' }),
      address_link: link('Map link'),
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
      link_hosts: words('Allowed link domains', {
        max: 60,
        hint: 'One per line, such as youtube.com. Links in settings, notifications and venues can only use these',
      }),
    },
  },
  {
    label: 'Appointments',
    isMoney: true,
    fields: appointmentSettings,
  },
  {
    label: 'Healing sessions, events, support and publishing',
    isMoney: true,
    fields: {
      healing_offer_hours: whole('Healing session offer valid for (hours)', {
        min: 1,
        max: 168,
        hint: 'Unless the healer chooses another time',
      }),
      healing_price_max_paise: money('Maximum price of a healing session'),
      event_cancel_hours: hours(
        'Free cancellation of an enrolment (hours before)',
        720,
        'With a full refund. Existing enrolments are not affected',
      ),
      support_reopen_days: hours('Closed tickets can be reopened for (days)', 365, ''),
      notification_keep_days: whole('Read notifications kept at least (days)', { min: 30, max: 3650 }),
      healer_words_reviewed: yesNo('Review healers’ page changes before publishing', {
        hint: 'If off, new text and portraits are published immediately',
      }),
      bundle_prices_public: yesNo('Show package prices to visitors', {
        hint: 'If off, visitors see the price after logging in',
      }),
    },
  },
  {
    label: 'Referrals',
    isMoney: true,
    fields: {
      referral_share_percent: whole('Reward (% of the friend’s first purchase)', {
        min: 1,
        max: 100,
        hint: 'For friends who join from now on. Another administrator must approve more',
      }),
      referral_points: whole('Maximum life points per friend', {
        max: referralPointsMax,
        hint: 'Credited when the friend’s first purchase can no longer be refunded. 0 turns referrals off. Another administrator must approve more',
      }),
    },
  },
  {
    label: 'Privacy',
    fields: {
      asked_fields: choices('Asked of a client', askableFields, {
        hint: 'Beside name, birth date and contacts. A client answers these before the first booking',
      }),
      grievance_officer: text('Grievance officer', {
        ...empty,
        max: 120,
        hint: 'Shown in the privacy centre. Leave empty for the support team',
      }),
      grievance_email: text('E-mail for complaints', {
        ...empty,
        max: 254,
        pattern: { is: /^([^\s@]+@[^\s@]+\.[^\s@]+)?$/, words: 'Please enter a valid e-mail' },
        hint: 'Leave empty to use the contact e-mail',
      }),
      minimum_age_with_guardian: whole('Minimum age with a guardian’s consent', {
        min: 13,
        max: 18,
        hint: 'Shown on the site. With 18, no one under 18 can register. Existing accounts are not affected',
      }),
      grievance_days: whole('Complaints are answered within (days)', {
        min: 1,
        max: 90,
        hint: 'For new complaints. Please check the legal limit',
      }),
    },
  },
  {
    label: 'Taxes and invoices',
    isMoney: true,
    fields: {
      tax_percent: whole('Tax (%)', {
        max: 50,
        hint: 'Included in every price. Existing orders are not affected',
      }),
      tax_name: text('Tax name', { max: 20 }),
      company_name: text('Company name', { ...empty, max: 120, hint: 'Issues the invoices' }),
      company_state: text('Company state', {
        ...empty,
        max: 60,
        hint: 'Decides whether CGST and SGST or IGST applies',
      }),
      gstin: text('GSTIN', {
        ...empty,
        max: 15,
        pattern: {
          is: /^(\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z])?$/,
          words: 'Please enter the 15 characters of a GSTIN, such as 29ABCDE1234F1Z5',
        },
      }),
      service_code: text('Service code (SAC)', {
        ...empty,
        max: 8,
        pattern: { is: /^(\d{4,8})?$/, words: 'Please enter 4 to 8 digits' },
        hint: 'Such as 999319',
      }),
      refund_alone_max_paise: money('Refunds and coupons without approval up to', {
        hint: 'Of one colleague in a day, adjustments too. Above this amount, another finance colleague must approve. Another administrator must approve a higher limit',
      }),
      healer_share_percent: whole('Healer’s share (%)', {
        max: 100,
        hint: 'Of the price, excluding tax. Existing orders are not affected. Another administrator must approve a higher share',
      }),
      bank_details_hold_hours: whole('New bank details take effect after (hours)', {
        max: 336,
        hint: 'Until then, payouts use the previous details and the healer can withdraw the change. Another administrator must approve fewer hours',
      }),
      payout_min_paise: money('Minimum payout', { min: 1 }),
      payout_alone_max_paise: money('Payouts without approval up to', {
        hint: 'Per day. Above this amount, another finance colleague must approve. Another administrator must approve a higher limit',
      }),
      till_difference_alone_max_paise: money('Difference of a till without a second colleague up to', {
        hint: 'Cash counted more or less than expected. Above this amount, another colleague must confirm the count. Another administrator must approve a higher limit',
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

/** The appointment policy is one setting with its own fields. Each booked appointment keeps a copy. */
export const policyFields = {
  reschedule_until_hours: whole('Rescheduling possible until (hours before)', {
    max: 720,
    hint: 'Clients can reschedule until then',
  }),
  grace_minutes: whole('Full refund after booking (minutes)', {
    max: 120,
    hint: 'For bookings made by mistake. 0 turns this off',
  }),
  grace_until_hours: whole('Except if it starts within (hours)', {
    max: 72,
    hint: 'The full refund after booking does not apply then',
  }),
  late_minutes: whole('Counts as absent after (minutes)', {
    max: 45,
    hint: 'After this, the client or healer counts as absent',
  }),
  report_hours: whole('Time to report (hours)', {
    min: 1,
    max: 720,
    hint: 'After the end, either side can report that the other did not join',
  }),
} as const

const schemaOf = (field: Field) => field.schema.optional()
/** The settings by their keys. */
export const settingFields = Object.assign({}, ...settingGroups.map(({ fields }) => fields)) as Record<
  SettingKey,
  Field
>

/** The schema of a change: any of the settings. */
export const settingValues = z.strictObject({
  ...Object.fromEntries(Object.entries(settingFields).map(([key, field]) => [key, schemaOf(field)])),
  booking_policy: bookingPolicy
    .extend({
      reschedule_until_hours: z.int().min(0).max(720),
      grace_until_hours: z.int().min(0).max(72),
      report_hours: z.int().min(1).max(720),
      refund_steps: steps,
    })
    .optional(),
}) as unknown as z.ZodType<Partial<HouseSettings>>

/** The settings that need an OTP. */
export const moneySettings: ReadonlySet<string> = new Set([
  'booking_policy',
  ...settingGroups.filter(({ isMoney }) => isMoney).flatMap(({ fields }) => Object.keys(fields)),
])

/** The labels of the settings. */
export const settingLabels: Record<string, Pick<Field, 'label'>> = {
  ...settingFields,
  booking_policy: { label: 'Booking policy' },
}

const version = z.int().min(0)
const kept = z.object({
  version,
  values: houseSettings,
  /** Changes that wait for another administrator. */
  waiting: z.array(approval),
})
export type KeptSettings = z.output<typeof kept>

export const settingCalls = {
  'GET /api/staff/settings': endpoint({
    summary: 'Get all settings as they were written',
    who: ['admin', 'finance'],
    data: kept,
  }),
  'PATCH /api/staff/settings': endpoint({
    summary:
      'Change settings, unless they were changed meanwhile. Settings about money need an OTP; those that let more money leave wait for another administrator',
    who: ['admin'],
    body: z.strictObject({ version, values: settingValues }),
    data: kept,
    errors: ['changedMeanwhile', 'stepUpRequired'],
  }),
}
