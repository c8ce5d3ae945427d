import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../endpoint.ts'
import { locales } from '../locales.ts'

/** Kinds of notifications for which people choose the channels. */
export const chosenKinds = [
  'sessions',
  'messages',
  'learning',
  'events',
  'plans',
  'support',
  'community',
] as const
export type ChosenKind = (typeof chosenKinds)[number]
/** `money` and `security` are always sent, by every channel. */
export type NotificationKind = ChosenKind | 'money' | 'security'

export const notificationChannels = ['bell', 'mail', 'sms', 'whatsapp', 'push'] as const
export type NotificationChannel = (typeof notificationChannels)[number]
export const channelChoices = ['on', 'digest', 'off'] as const
export type ChannelChoice = (typeof channelChoices)[number]

const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const quietHours = z
  .strictObject({ from: wallTime, until: wallTime })
  .refine(({ from, until }) => from !== until, {
    message: 'The end must be after the start',
    path: ['until'],
  })
const choice = z
  .strictObject({
    kind: z.enum(chosenKinds),
    channel: z.enum(notificationChannels),
    choice: z.enum(channelChoices),
  })
  .refine((one) => one.choice !== 'digest' || one.channel === 'mail', {
    message: 'Only e-mails can be sent as a daily digest',
    path: ['choice'],
  })

const preferences = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(chosenKinds),
      /** Null if this kind is never sent by the channel. */
      channels: z.record(z.enum(notificationChannels), z.enum(channelChoices).nullable()),
    }),
  ),
  quiet: z.object({ from: wallTime, until: wallTime }).nullable(),
  digest_at: wallTime,
  time_zone: z.string(),
  /** The language of e-mails, SMS, WhatsApp and push. */
  language: z.enum(locales),
})
export type NotificationPreferences = z.output<typeof preferences>

/** The signed token of a link in an e-mail. */
const token = z.object({ token: z.string().max(200) })
const subscription = z.object({ kind: z.enum(chosenKinds), is_on: z.boolean() })

export const notification = z.object({
  u_id: uId,
  /** Grows by one with each notification of a person: the cursor of `after`. */
  seq: z.int(),
  type: z.string(),
  title: z.string(),
  description: z.string(),
  text: z.string().meta({ description: 'Title and description in one line' }),
  front_end_path: z.string(),
  target_id: z.string(),
  sender_name: z.string(),
  kind: z.enum(chosenKinds).nullable().meta({ description: 'Null for kinds that are always sent' }),
  notification_users: z.array(uId).meta({ description: 'The recipient: always the caller alone' }),
  is_read: z.boolean(),
  created_at: instant,
})
export type Notification = z.output<typeof notification>

const pushKey = (bytes: number) =>
  z
    .string()
    .regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`), { error: 'This code is not valid' })

/** The subscription that the push service gave the browser. */
const pushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.strictObject({ p256dh: pushKey(65), auth: pushKey(16) }),
})

const pushState = z.object({
  public_key: z
    .string()
    .nullable()
    .meta({ description: 'The key to subscribe with; null if push is not available' }),
  endpoint: z.string().nullable().meta({ description: 'The endpoint of the subscription of my session' }),
})
export type PushState = z.output<typeof pushState>

/** Choices of idle minutes after which a device is logged out. */
export const logOutMinutes = z.literal([5, 15, 30, 60])

export const discreetChoices = z.strictObject({
  /** The browser tab does not show what the page is about. */
  has_neutral_titles: z.boolean(),
  /** E-mails, SMS and WhatsApp messages only say that there is something new. */
  has_neutral_messages: z.boolean(),
  has_quick_exit: z.boolean(),
  log_out_minutes: logOutMinutes.nullable(),
})
export type DiscreetChoices = z.output<typeof discreetChoices>

export const notifications = {
  'GET /api/website/notification': endpoint({
    summary: 'List my notifications, latest first; `after` a cursor, newer ones, oldest first',
    who: 'signed-in',
    query: z.strictObject({
      ...paging(20),
      after: z.coerce.number().int().min(0).optional(),
      language: z
        .enum(locales)
        .optional()
        .meta({ description: 'The language of the texts; by default that of the person' }),
    }),
    data: z.array(notification),
    list: true,
  }),
  'GET /api/website/notification-count': endpoint({
    summary: 'Count my unread notifications, with the cursor of the latest',
    who: 'signed-in',
    data: z.object({
      count: z.int(),
      latest_seq: z.int(),
      /** Milliseconds since the latest one, by the server's clock; null if it is more than a day old. */
      latest_age_ms: z.int().nullable(),
    }),
  }),
  'POST /api/website/read-notification': endpoint({
    summary: 'Mark one or all of my notifications as read',
    who: 'signed-in',
    body: z.union([
      z.strictObject({ is_read_all: z.literal(true) }),
      z.strictObject({ is_read: z.literal(true), notification_u_id: uId }),
    ]),
    data: z.object({ count: z.int() }),
  }),
  'GET /api/website/notification-preferences': endpoint({
    summary: 'Get my notification preferences: channels, quiet hours, digest and language of messages',
    who: 'signed-in',
    data: preferences,
  }),
  'PUT /api/website/notification-preferences': endpoint({
    summary: 'Change my notification preferences; those that are not sent stay',
    who: 'signed-in',
    body: z.strictObject({
      choices: z
        .array(choice)
        .max(chosenKinds.length * notificationChannels.length)
        .optional(),
      quiet: quietHours.nullable().optional(),
      digest_at: wallTime.optional(),
      language: z.enum(locales).optional(),
    }),
    data: preferences,
  }),
  'GET /api/website/push-subscription': endpoint({
    summary: 'Get whether this session has push notifications',
    who: 'signed-in',
    data: pushState,
  }),
  'PUT /api/website/push-subscription': endpoint({
    summary: 'Turn on push notifications in this browser until the session ends',
    who: 'signed-in',
    body: pushSubscription,
    data: pushState,
    errors: ['notNow'],
  }),
  'DELETE /api/website/push-subscription': endpoint({
    summary: 'Turn off push notifications in this browser',
    who: 'signed-in',
    data: pushState,
  }),
  'GET /api/website/discreet-use': endpoint({
    summary: 'Get my settings of discreet mode',
    who: 'signed-in',
    data: discreetChoices,
  }),
  'PUT /api/website/discreet-use': endpoint({
    summary: 'Change my settings of discreet mode',
    who: 'signed-in',
    body: discreetChoices,
    data: discreetChoices,
  }),
  'GET /api/website/unsubscribe/{token}': endpoint({
    summary: 'Get which e-mails the unsubscribe link would stop',
    who: 'any',
    params: token,
    data: subscription,
    errors: ['linkNotValid'],
  }),
  'POST /api/website/unsubscribe/{token}': endpoint({
    summary: 'Unsubscribe from these e-mails, or subscribe again',
    who: 'any',
    params: token,
    body: z.strictObject({ is_on: z.boolean() }),
    data: subscription,
    errors: ['linkNotValid'],
  }),
}
