import { randomUUID } from 'node:crypto'
import type { SandboxOptions } from '../options.ts'
import { isObject, json, type Router, readObject, type SandboxRequest } from '../platform/http.ts'
import { type ChatGroup, type ChatMessage, ChatStore, type ChatUser, Refusal } from './store.ts'

export interface CometChatControl {
  users(): ChatUser[]
  groups(): (Omit<ChatGroup, 'members'> & { members: string[] })[]
  /** Whether its apps let this token in. */
  isTokenValid(token: string): boolean
  /** All that were not deleted, oldest first. */
  messages(): ChatMessage[]
  /** A user writes in one of its apps: a text, or without one a picture. The webhook follows, where there is one. */
  write(
    message: Pick<ChatMessage, 'sender' | 'receiver' | 'receiverType'> & {
      text?: string
      metadata?: Record<string, unknown>
    },
  ): Promise<ChatMessage>
  /** Webhook payload of a message. */
  newsOf(message: ChatMessage): object
  /** All users, groups and messages are gone. */
  forget(): void
  /** For so many calls it answers 503. */
  fail(times: number): void
  /** Accepts this many messages but loses the answers. */
  loseAnswers(times: number): void
}

const base = '/cometchat/v3'
const refused = (status: number, code: string) =>
  json(status, { error: { message: code, devMessage: '', source: '', code } })

/** CometChat's REST API (version 3) and its webhook, for one app. */
export function addCometChat(
  router: Router,
  { cometchatKey, cometchatWebhookUrl, cometchatCredential }: SandboxOptions,
): CometChatControl {
  const store = new ChatStore()
  let failures = 0
  let lost = 0

  /** Undefined: the answer is lost. */
  type Answer = (request: SandboxRequest, body: Record<string, unknown>) => object | undefined
  function on(method: string, path: string, answer: Answer) {
    router.on(method, `${base}${path}`, (request) => {
      if (failures > 0) {
        failures--
        return refused(503, 'ERR_SERVICE_UNAVAILABLE')
      }
      if (request.headers.apikey !== cometchatKey) return refused(401, 'AUTH_ERR_APIKEY_NOT_FOUND')
      const body = readObject(request)
      if (!body) return refused(400, 'ERR_BAD_REQUEST')
      try {
        const data = answer(request, body)
        return data ? json(200, { data }) : 'cut'
      } catch (error) {
        if (error instanceof Refusal) return refused(error.status, error.code)
        throw error
      }
    })
  }
  const uidOf = ({ params }: SandboxRequest) => params.uid ?? ''
  const guidOf = ({ params }: SandboxRequest) => params.guid ?? ''
  const present = ({ members, ...group }: ChatGroup) => ({ ...group, membersCount: members.size })
  const asUser = ({ headers }: SandboxRequest) => store.user(String(headers.onbehalfof ?? '')).uid
  const named = <T extends { name: string }>(thing: T, { name }: Record<string, unknown>) => {
    if (typeof name !== 'string' || name === '') throw new Refusal(400, 'ERR_BAD_REQUEST')
    thing.name = name
    return thing
  }

  on('POST', '/users', (_request, { uid, name }) => store.addUser(uid, name))
  on('PUT', '/users/:uid', (request, body) => named(store.user(uidOf(request)), body))
  on('DELETE', '/users/:uid', (request, { permanent }) => {
    if (permanent !== true) throw new Refusal(400, 'ERR_BAD_REQUEST')
    store.removeUser(uidOf(request))
    return { success: true }
  })
  on('POST', '/users/:uid/auth_tokens', (request) => {
    const { uid } = store.user(uidOf(request))
    const authToken = `${uid}_${randomUUID()}`
    store.tokens.set(authToken, uid)
    return { uid, authToken, createdAt: Math.floor(Date.now() / 1000) }
  })
  on('DELETE', '/users/:uid/auth_tokens', (request) => {
    const { uid } = store.user(uidOf(request))
    for (const [token, owner] of store.tokens) if (owner === uid) store.tokens.delete(token)
    return { success: true }
  })

  on('POST', '/groups', (_request, { guid, name, type }) => present(store.addGroup(guid, name, type)))
  on('PUT', '/groups/:guid', (request, body) => present(named(store.group(guidOf(request)), body)))
  on('DELETE', '/groups/:guid', (request) => {
    store.removeGroup(guidOf(request))
    return { success: true }
  })
  on('POST', '/groups/:guid/members', (request, { participants }) => {
    const { members } = store.group(guidOf(request))
    const join = (uid: string) => {
      const code = members.has(uid)
        ? 'ERR_ALREADY_JOINED'
        : store.users.has(uid)
          ? undefined
          : 'ERR_UID_NOT_FOUND'
      if (code) return { success: false, error: { code } }
      members.add(uid)
      return { success: true }
    }
    const uids = Array.isArray(participants) ? participants.map(String) : []
    return { participants: Object.fromEntries(uids.map((uid) => [uid, join(uid)])) }
  })
  on('DELETE', '/groups/:guid/members/:uid', (request) => {
    if (!store.group(guidOf(request)).members.delete(uidOf(request)))
      throw new Refusal(400, 'ERR_NOT_A_MEMBER')
    return { success: true }
  })

  on('POST', '/messages', (request, { receiver, receiverType, category, type, data }) => {
    const sender = asUser(request)
    const isText =
      category === 'message' && type === 'text' && isObject(data) && typeof data.text === 'string'
    if (!isText || (receiverType !== 'user' && receiverType !== 'group'))
      throw new Refusal(400, 'ERR_BAD_REQUEST')
    const message = store.send({ sender, receiver: String(receiver), receiverType, type: 'text', data })
    if (lost === 0) return message
    lost--
    return undefined
  })
  on('GET', '/messages/:id', ({ params }) => store.message(params.id ?? ''))
  on('DELETE', '/messages/:id', ({ params }) => {
    const message = store.message(params.id ?? '')
    message.deletedAt = Math.floor(Date.now() / 1000)
    message.data = {}
    return message
  })
  const latest = ({ query }: SandboxRequest, all: ChatMessage[]) =>
    all.slice(-Math.min(100, Number(query.get('perPage') ?? 30)))
  on('GET', '/users/:uid/messages', (request) =>
    latest(request, store.between(asUser(request), uidOf(request), 'user')),
  )
  on('GET', '/groups/:guid/messages', (request) =>
    latest(request, store.between(asUser(request), guidOf(request), 'group')),
  )

  const newsOf = (message: ChatMessage) => ({
    trigger: 'message_sent',
    data: { message },
    appId: 'sandbox',
    region: 'in',
  })

  return {
    users: () => [...store.users.values()],
    groups: () => [...store.groups.values()].map((group) => ({ ...group, members: [...group.members] })),
    isTokenValid: (token) => store.tokens.has(token),
    messages: () => store.messages.filter(({ deletedAt }) => deletedAt === undefined),
    async write({ text, metadata, ...to }) {
      const message = store.send({
        ...to,
        type: text === undefined ? 'image' : 'text',
        data: {
          ...(text === undefined ? { url: 'https://files.example/picture.jpg' } : { text }),
          ...(metadata && { metadata }),
        },
      })
      if (cometchatWebhookUrl)
        await fetch(cometchatWebhookUrl, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Basic ${Buffer.from(cometchatCredential).toString('base64')}`,
          },
          body: JSON.stringify(newsOf(message)),
        })
      return message
    },
    newsOf,
    forget() {
      store.users.clear()
      store.groups.clear()
      store.tokens.clear()
      store.messages.splice(0)
    },
    fail(times) {
      failures = times
    },
    loseAnswers(times) {
      lost = times
    },
  }
}
