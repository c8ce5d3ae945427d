import { z } from 'zod'
import { attachment } from '../attachments.ts'
import { chatTextMax } from '../business.ts'
import { healerImage } from '../care/healers/healers.ts'
import { endpoint, instant, paging, uId } from '../endpoint.ts'
import { reportForm } from '../people/moderation/reports.ts'

/** Control characters and those that change the text direction; line breaks stay. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** The text as it is stored: `\n` for line breaks, no invisible characters, trimmed. */
export const cleanText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(unseen, (sign) => (sign === '\n' ? sign : ''))
    .trim()

/** May be empty if a file is attached. */
export const chatText = z.string().overwrite(cleanText).max(chatTextMax)

export const chatSide = z.enum(['client', 'healer'])
export type ChatSide = z.output<typeof chatSide>

/** The author of a post in a group, as members see them. */
export const chatAuthor = z.object({
  u_id: uId.meta({ description: 'The id of the member, in this group only' }),
  name: z
    .string()
    .meta({ description: 'For clients the anonymous name; empty after the account was deleted' }),
  is_healer: z.boolean(),
  is_moderator: z.boolean(),
  /** Set if the author is a healer with a public page. */
  healer_u_id: uId.nullable(),
})
export type ChatAuthor = z.output<typeof chatAuthor>

export const chatMessage = z.object({
  u_id: uId,
  /** Counts up without gaps in a conversation: the cursor for `before` and `after`. */
  seq: z.int(),
  side: chatSide,
  is_mine: z.boolean(),
  /** In groups only. */
  author: chatAuthor.nullable(),
  text: z.string(),
  files: z.array(attachment),
  /** Hidden, removed, or from a person whom I blocked: text and author are left out. */
  is_gone: z.boolean(),
  created_at: instant,
})
export type ChatMessage = z.output<typeof chatMessage>

/** Whether I can write, or why not. The values from `rules` on apply to groups. */
export const chatWriting = [
  'open',
  'not-met',
  'healer-left',
  'client-left',
  'blocked',
  'blocked-by-me',
  'rules',
  'muted',
  'closed',
] as const

export const chat = z.object({
  u_id: uId.meta({
    description:
      'The id of the conversation. Before its first message: for a client the id of the healer, for a healer that of the latest appointment with the client. Every call accepts either',
  }),
  is_begun: z.boolean(),
  is_group: z.boolean(),
  /** The name of the group, or the name that the other person chose. */
  name: z.string(),
  title: z.string(),
  image: healerImage.nullable(),
  /** For a client: the healer, if they have a public page. */
  healer_u_id: uId.nullable(),
  /** Whether both can write. Earlier messages can always be read. */
  writing: z.enum(chatWriting),
  last: chatMessage
    .nullable()
    .meta({ description: 'The latest message, with shortened text and without files' }),
  unread: z.int(),
  is_demo: z.boolean(),
})
export type Chat = z.output<typeof chat>

export const chatThread = z.object({
  chat,
  /** In ascending order. */
  messages: z.array(chatMessage),
  gone: z.array(z.int()).meta({ description: 'The `seq` of recent messages that were hidden or removed' }),
  /** Whether there are more in the requested direction. */
  has_more: z.boolean(),
  read_seq: z.int().meta({ description: 'The `seq` up to which I have read' }),
  other_read_seq: z.int().meta({ description: 'The `seq` up to which the other person has read' }),
  other_read_at: instant.nullable(),
})
export type ChatThread = z.output<typeof chatThread>

const list = { ...paging(50) }
const cursor = z.coerce.number().int().min(0).optional()
const one = z.object({ id: uId })

/** A message by its `seq`; without it the other person of the conversation. */
const about = { seq: z.int().min(1).optional() }

/** A message found by a search. */
const foundMessage = z.object({
  chat_u_id: uId,
  is_group: z.boolean(),
  name: z.string(),
  message: chatMessage,
})
export type FoundMessage = z.output<typeof foundMessage>

/**
 * Chat between a client and a healer, and in groups. Clients and healers use the same calls. The id is that of a
 * conversation or of a group.
 */
export const chats = {
  'GET /api/website/all-user-chat': endpoint({
    summary:
      'List my conversations, latest first, then people to whom I can write first; with `is_group` the groups that I joined',
    who: 'signed-in',
    query: z.strictObject({ ...list, is_group: z.stringbool().default(false) }),
    data: z.array(chat),
    list: true,
  }),
  'GET /api/website/all-user-chat/{id}': endpoint({
    summary:
      'Get one conversation with its latest messages; `before` a message gets earlier ones, `after` a message later ones',
    who: 'signed-in',
    params: one,
    query: z.strictObject({ before: cursor, after: cursor }),
    data: chatThread,
  }),
  'GET /api/website/all-user-chat-demo-appointment': endpoint({
    summary: 'List my conversations with the healers of my free sessions',
    who: 'client',
    query: z.strictObject(list),
    data: z.array(chat),
    list: true,
  }),
  'POST /api/website/all-user-chat/{id}/message': endpoint({
    summary:
      'Send a message, with pictures and PDFs if wanted. The caller creates its u_id: sending the same one again has no effect',
    who: 'signed-in',
    params: one,
    body: z.strictObject({ u_id: uId, text: chatText.default('') }),
    data: z.object({ chat_u_id: uId, message: chatMessage }),
    created: true,
    errors: [
      'chatNotMet',
      'chatEnded',
      'chatBlocked',
      'rulesNotAgreed',
      'memberMuted',
      'fileRefused',
      'filesFull',
      'placeFilesFull',
      'idempotencyKeyReused',
    ],
  }),
  'GET /api/website/all-user-chat/{id}/file/{fileId}': endpoint({
    summary: 'Get a new address of a file after the previous one has expired',
    who: 'signed-in',
    params: z.object({ id: uId, fileId: uId }),
    data: attachment,
  }),
  'POST /api/website/all-user-chat/{id}/typing': endpoint({
    summary: 'Show the others for some seconds that I am typing',
    who: 'signed-in',
    params: one,
    data: z.object({}),
  }),
  'POST /api/website/all-user-chat/{id}/report': endpoint({
    summary: 'Report to the moderators: a message, its author, or the author’s name in a group',
    who: 'signed-in',
    params: one,
    body: z.strictObject({
      ...about,
      about: z.enum(['message', 'person', 'name']).meta({ description: '`name` only in groups' }),
      ...reportForm,
    }),
    data: z.object({}),
    created: true,
    errors: ['ownContent'],
  }),
  'POST /api/website/all-user-chat/{id}/block': endpoint({
    summary:
      'Block the other person of a conversation, or the author of a message in a group. Neither can write to the other, and their posts are hidden from me',
    who: 'signed-in',
    params: one,
    body: z.strictObject(about),
    data: z.object({}),
    created: true,
  }),
  'GET /api/website/search-chat': endpoint({
    summary: 'Search the messages of my conversations and groups, latest first',
    who: 'signed-in',
    query: z.strictObject({ words: z.string().trim().min(2).max(80) }),
    data: z.array(foundMessage),
  }),
  'POST /api/website/all-user-chat/{id}/read': endpoint({
    summary: 'Mark messages as read, up to this one',
    who: 'signed-in',
    params: one,
    body: z.strictObject({ seq: z.int().min(1) }),
    data: z.object({ unread: z.int() }),
  }),
  'GET /api/website/unread-chat-count': endpoint({
    summary: 'Count my unread messages',
    who: 'signed-in',
    data: z.object({ count: z.int() }),
  }),
}
