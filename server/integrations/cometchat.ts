import { z } from 'zod'
import type { Config } from '../platform/config.ts'

/** One of its groups or users, as the receiver of a message. */
export interface CometChatReceiver {
  type: 'user' | 'group'
  id: string
}

/** A message as CometChat has it. */
export interface CometChatMessage {
  id: string
  sender: string
  receiver: CometChatReceiver
  /** Undefined for pictures, files, calls and what else is no text. */
  text: string | undefined
  /** The id that we gave it, of one that we sent. */
  ourId: string | undefined
  isDeleted: boolean
}

/** A chat service whose apps people may use beside the site. Every call ends within seconds. @throws CometChatError */
export interface CometChat {
  appId: string
  region: string
  /** Makes the user, or changes the name of the one that is there. */
  putUser(uid: string, name: string): Promise<void>
  /** With all that it wrote. */
  deleteUser(uid: string): Promise<void>
  /** Token for its apps as this user. */
  tokenFor(uid: string): Promise<string>
  /** All that were given for this user. */
  endTokens(uid: string): Promise<void>
  putGroup(guid: string, name: string): Promise<void>
  /** With all that was written in it. */
  deleteGroup(guid: string): Promise<void>
  addMember(guid: string, uid: string): Promise<void>
  removeMember(guid: string, uid: string): Promise<void>
  /** Sends as a user; `ourId` comes back with the message. Resolves with its id there. */
  send(sender: string, receiver: CometChatReceiver, text: string, ourId: string): Promise<string>
  /** Among the latest hundred between these two, or of the group, the one that we sent under this id. */
  findSent(sender: string, receiver: CometChatReceiver, ourId: string): Promise<string | undefined>
  message(id: string): Promise<CometChatMessage | undefined>
  deleteMessage(id: string): Promise<void>
}

/** A refusal by CometChat, or no answer (status 0). Holds nothing of the request. */
export class CometChatError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(`CometChat answered ${status} ${code}`.trim())
    this.status = status
    this.code = code
  }

  /** The user or group does not exist. */
  get isGone(): boolean {
    return this.status === 404 || this.code.endsWith('_NOT_FOUND')
  }
}

const isGone = (error: CometChatError) => error.isGone
const isThere = ({ code }: Pick<CometChatError, 'code'>) => code.includes('ALREADY')
const isNoMember = (error: CometChatError) => isGone(error) || /NOT_A_MEMBER|NOT_JOINED/.test(error.code)

const answerWithinMs = 5000
const lookBack = 100

const refusal = z.object({ error: z.object({ code: z.string() }) })
const wireMessage = z.object({
  id: z.coerce.string(),
  sender: z.string(),
  receiver: z.string(),
  receiverType: z.enum(['user', 'group']),
  category: z.string(),
  type: z.string(),
  data: z
    .object({
      text: z.string().optional(),
      metadata: z.object({ newyou_id: z.string().optional() }).optional().catch(undefined),
    })
    .optional(),
  deletedAt: z.number().optional(),
})
const sent = z.object({ data: z.object({ id: z.coerce.string() }) })
const participants = z.object({
  data: z.object({
    participants: z.record(z.string(), z.object({ error: z.object({ code: z.string() }).optional() })),
  }),
})
const authToken = z.object({ data: z.object({ authToken: z.string() }) })

const presentMessage = (wire: z.output<typeof wireMessage>): CometChatMessage => ({
  id: wire.id,
  sender: wire.sender,
  receiver: { type: wire.receiverType, id: wire.receiver },
  text: wire.category === 'message' && wire.type === 'text' ? wire.data?.text : undefined,
  ourId: wire.data?.metadata?.newyou_id,
  isDeleted: wire.deletedAt !== undefined,
})

type CometChatConfig = Pick<
  Config,
  'COMETCHAT_APP_ID' | 'COMETCHAT_REGION' | 'COMETCHAT_REST_API_KEY' | 'COMETCHAT_API_URL'
>

/** CometChat's REST API, version 3. Undefined where it is not configured. */
export function createCometChat({
  COMETCHAT_APP_ID: appId,
  COMETCHAT_REGION: region,
  COMETCHAT_REST_API_KEY: apiKey,
  COMETCHAT_API_URL: apiUrl,
}: CometChatConfig): CometChat | undefined {
  if (!appId || !region || !apiKey) return undefined
  const base = apiUrl ?? `https://${appId}.api-${region}.cometchat.io/v3`

  async function call(method: string, path: string, given: { body?: object; as?: string } = {}) {
    const answer = await fetch(`${base}${path}`, {
      method,
      headers: {
        apikey: apiKey ?? '',
        accept: 'application/json',
        ...(given.body && { 'content-type': 'application/json' }),
        ...(given.as && { onBehalfOf: given.as }),
      },
      ...(given.body && { body: JSON.stringify(given.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    }).catch(() => undefined)
    if (!answer) throw new CometChatError(0, 'no answer')
    const said: unknown = await answer.json().catch(() => undefined)
    if (answer.ok) return said
    throw new CometChatError(answer.status, refusal.safeParse(said).data?.error.code ?? '')
  }

  /** Runs the second, if there is one, when the first is refused in this way. */
  async function orElse(
    first: Promise<unknown>,
    isFine: (error: CometChatError) => boolean,
    second?: () => Promise<unknown>,
  ) {
    try {
      await first
    } catch (error) {
      if (!(error instanceof CometChatError) || !isFine(error)) throw error
      await second?.()
    }
  }

  const at = (...parts: string[]) => parts.map((part) => `/${encodeURIComponent(part)}`).join('')

  return {
    appId,
    region,
    putUser: (uid, name) =>
      orElse(call('PUT', at('users', uid), { body: { name } }), isGone, () =>
        orElse(call('POST', '/users', { body: { uid, name } }), isThere),
      ),
    deleteUser: (uid) => orElse(call('DELETE', at('users', uid), { body: { permanent: true } }), isGone),
    tokenFor: async (uid) =>
      authToken.parse(await call('POST', at('users', uid, 'auth_tokens'), { body: {} })).data.authToken,
    endTokens: (uid) => orElse(call('DELETE', at('users', uid, 'auth_tokens')), isGone),
    deleteGroup: (guid) => orElse(call('DELETE', at('groups', guid)), isGone),
    putGroup: (guid, name) =>
      orElse(call('PUT', at('groups', guid), { body: { name } }), isGone, () =>
        // Private: it is in no list, and only we let people in.
        orElse(call('POST', '/groups', { body: { guid, name, type: 'private' } }), isThere),
      ),
    async addMember(guid, uid) {
      const answer = await call('POST', at('groups', guid, 'members'), { body: { participants: [uid] } })
      const code = participants.parse(answer).data.participants[uid]?.error?.code
      if (code && !isThere({ code })) throw new CometChatError(400, code)
    },
    removeMember: (guid, uid) => orElse(call('DELETE', at('groups', guid, 'members', uid)), isNoMember),
    async send(sender, { type, id }, text, ourId) {
      const body = {
        receiver: id,
        receiverType: type,
        category: 'message',
        type: 'text',
        data: { text, metadata: { newyou_id: ourId } },
      }
      return sent.parse(await call('POST', '/messages', { body, as: sender })).data.id
    },
    async findSent(sender, { type, id }, ourId) {
      const path = `${at(type === 'user' ? 'users' : 'groups', id, 'messages')}?perPage=${lookBack}&affix=prepend`
      const { data } = z.object({ data: z.array(z.unknown()) }).parse(await call('GET', path, { as: sender }))
      // Other kinds of entries, such as who joined, have other shapes.
      return data
        .map((one) => wireMessage.safeParse(one).data)
        .find((one) => one?.sender === sender && one.data?.metadata?.newyou_id === ourId)?.id
    },
    async message(id) {
      try {
        const { data } = z.object({ data: wireMessage }).parse(await call('GET', at('messages', id)))
        return presentMessage(data)
      } catch (error) {
        if (error instanceof CometChatError && error.isGone) return undefined
        throw error
      }
    },
    deleteMessage: (id) => orElse(call('DELETE', at('messages', id)), isGone),
  }
}
