import { z } from 'zod'
import { chatTextMax } from './business.ts'
import { endpoint, instant, paging, uId } from './endpoint.ts'
import { healerImage } from './healers.ts'

/** Control characters, and those that turn the direction of what follows; line breaks stay. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** Words as they are kept: one kind of line break, nothing unseen, no blanks around them. */
export const cleanText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(unseen, (sign) => (sign === '\n' ? sign : ''))
    .trim()

export const chatText = z
  .string()
  .overwrite(cleanText)
  .min(1, { error: 'This field is required' })
  .max(chatTextMax)

export const chatSide = z.enum(['client', 'healer'])
export type ChatSide = z.output<typeof chatSide>

export const chatMessage = z.object({
  u_id: uId,
  /** Without gaps in a conversation: the cursor of its pages and of what was missed. */
  seq: z.int(),
  side: chatSide,
  text: z.string(),
  created_at: instant,
})
export type ChatMessage = z.output<typeof chatMessage>

export const chat = z.object({
  u_id: uId.meta({
    description:
      'Of the conversation. Before its first message: of the healer, or for a healer of the latest appointment with the client. Every call takes either',
  }),
  is_begun: z.boolean(),
  /** The other person, by the name they chose to be known by. */
  name: z.string(),
  title: z.string(),
  image: healerImage.nullable(),
  /** For a client: the healer whose page can be opened. */
  healer_u_id: uId.nullable(),
  /** Whether both may write; what was written can be read whatever it says. */
  writing: z.enum(['open', 'not-met', 'healer-left', 'client-left']),
  last: chatMessage.nullable().meta({ description: 'Its text is cut' }),
  unread: z.int(),
  is_demo: z.boolean(),
})
export type Chat = z.output<typeof chat>

export const chatThread = z.object({
  chat,
  /** In their order. */
  messages: z.array(chatMessage),
  /** Whether there are more in the direction that was asked for. */
  has_more: z.boolean(),
  read_seq: z.int().meta({ description: 'How far I have read' }),
  other_read_seq: z.int().meta({ description: 'How far the other side has read' }),
  other_read_at: instant.nullable(),
})
export type ChatThread = z.output<typeof chatThread>

const list = { ...paging(50) }
const cursor = z.coerce.number().int().min(0).optional()
const one = z.object({ id: uId })

/** Chat of a client and a healer. Both make the same calls; each sees their own side. */
export const chats = {
  'GET /api/website/all-user-chat': endpoint({
    summary:
      'My conversations, latest first, then those with whom I may begin one. There are no group chats yet: is_group gives an empty list',
    who: 'signed-in',
    query: z.strictObject({ ...list, is_group: z.stringbool().default(false) }),
    data: z.array(chat),
    list: true,
  }),
  'GET /api/website/all-user-chat/{id}': endpoint({
    summary:
      'One conversation with its latest messages; `before` a message those that came earlier, `after` one those that came since',
    who: 'signed-in',
    params: one,
    query: z.strictObject({ before: cursor, after: cursor }),
    data: chatThread,
  }),
  'GET /api/website/all-user-chat-demo-appointment': endpoint({
    summary: 'My conversations with those who gave me a free session',
    who: 'client',
    query: z.strictObject(list),
    data: z.array(chat),
    list: true,
  }),
  'POST /api/website/all-user-chat/{id}/message': endpoint({
    summary: 'Write a message. Its u_id is made by the browser: sent again, it is written once',
    who: 'signed-in',
    params: one,
    body: z.strictObject({ u_id: uId, text: chatText }),
    data: z.object({ chat_u_id: uId, message: chatMessage }),
    created: true,
    errors: ['chatNotMet', 'chatEnded', 'idempotencyKeyReused'],
  }),
  'POST /api/website/all-user-chat/{id}/read': endpoint({
    summary: 'I have read up to this message',
    who: 'signed-in',
    params: one,
    body: z.strictObject({ seq: z.int().min(1) }),
    data: z.object({ unread: z.int() }),
  }),
  'GET /api/website/unread-chat-count': endpoint({
    summary: 'How many messages I have not read',
    who: 'signed-in',
    data: z.object({ count: z.int() }),
  }),
}
