import { z } from 'zod'
import { endpoint, instant, paging, uId } from './endpoint.ts'

export const notification = z.object({
  u_id: uId,
  /** Grows by one for each notification of a person: the cursor of replay. */
  seq: z.int(),
  type: z.string(),
  title: z.string(),
  description: z.string(),
  text: z.string().meta({ description: 'Title and description in one line' }),
  front_end_path: z.string(),
  target_id: z.string(),
  sender_name: z.string(),
  notification_users: z.array(uId).meta({ description: 'Whose notification it is: always the caller alone' }),
  is_read: z.boolean(),
  created_at: instant,
})
export type Notification = z.output<typeof notification>

export const notifications = {
  'GET /api/website/notification': endpoint({
    summary: 'My notifications, latest first; with `after`, those past a cursor, oldest first',
    who: 'signed-in',
    query: z.strictObject({ ...paging(20), after: z.coerce.number().int().min(0).optional() }),
    data: z.array(notification),
    list: true,
  }),
  'GET /api/website/notification-count': endpoint({
    summary: 'How many I have not read, and the cursor of the latest',
    who: 'signed-in',
    data: z.object({ count: z.int(), latest_seq: z.int() }),
  }),
  'POST /api/website/read-notification': endpoint({
    summary: 'Mark one or all of mine as read',
    who: 'signed-in',
    body: z.union([
      z.strictObject({ is_read_all: z.literal(true) }),
      z.strictObject({ is_read: z.literal(true), notification_u_id: uId }),
    ]),
    data: z.object({ count: z.int() }),
  }),
}
