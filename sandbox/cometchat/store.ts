export interface ChatMessage {
  id: string
  sender: string
  receiver: string
  receiverType: 'user' | 'group'
  category: 'message'
  type: 'text' | 'image'
  data: { text?: string; url?: string; metadata?: Record<string, unknown> }
  sentAt: number
  deletedAt?: number
}

export interface ChatUser {
  uid: string
  name: string
}

export interface ChatGroup {
  guid: string
  name: string
  type: string
  members: Set<string>
}

/** A CometChat refusal, by the codes of its error guide. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

const idPattern = /^[\w-]{1,100}$/

/** One app of CometChat: its users, groups and messages. */
export class ChatStore {
  readonly users = new Map<string, ChatUser>()
  readonly groups = new Map<string, ChatGroup>()
  readonly messages: ChatMessage[] = []
  /** Tokens of its apps, each with its user. */
  readonly tokens = new Map<string, string>()

  user(uid: string): ChatUser {
    const user = this.users.get(uid)
    if (!user) throw new Refusal(404, 'ERR_UID_NOT_FOUND')
    return user
  }

  group(guid: string): ChatGroup {
    const group = this.groups.get(guid)
    if (!group) throw new Refusal(404, 'ERR_GUID_NOT_FOUND')
    return group
  }

  message(id: string): ChatMessage {
    const message = this.messages.find((one) => one.id === id)
    if (!message) throw new Refusal(404, 'ERR_MESSAGE_ID_NOT_FOUND')
    return message
  }

  addUser(uid: unknown, name: unknown): ChatUser {
    if (typeof uid !== 'string' || !idPattern.test(uid) || typeof name !== 'string' || name === '')
      throw new Refusal(400, 'ERR_BAD_REQUEST')
    if (this.users.has(uid)) throw new Refusal(400, 'ERR_UID_ALREADY_EXISTS')
    const user = { uid, name }
    this.users.set(uid, user)
    return user
  }

  addGroup(guid: unknown, name: unknown, type: unknown): ChatGroup {
    if (typeof guid !== 'string' || !idPattern.test(guid) || typeof name !== 'string' || name === '')
      throw new Refusal(400, 'ERR_BAD_REQUEST')
    if (this.groups.has(guid)) throw new Refusal(400, 'ERR_GUID_ALREADY_EXISTS')
    const group = { guid, name, type: String(type), members: new Set<string>() }
    this.groups.set(guid, group)
    return group
  }

  /** For good: with what the user wrote, and out of every group. */
  /** With all that was written in it. */
  removeGroup(guid: string): void {
    this.group(guid)
    this.groups.delete(guid)
    const left = this.messages.filter(({ receiver }) => receiver !== guid)
    this.messages.splice(0, this.messages.length, ...left)
  }

  removeUser(uid: string): void {
    this.user(uid)
    this.users.delete(uid)
    for (const [token, owner] of this.tokens) if (owner === uid) this.tokens.delete(token)
    for (const group of this.groups.values()) group.members.delete(uid)
    const left = this.messages.filter(({ sender }) => sender !== uid)
    this.messages.splice(0, this.messages.length, ...left)
  }

  send(draft: Pick<ChatMessage, 'sender' | 'receiver' | 'receiverType' | 'type' | 'data'>): ChatMessage {
    this.user(draft.sender)
    if (draft.receiverType === 'user') this.user(draft.receiver)
    else if (!this.group(draft.receiver).members.has(draft.sender))
      throw new Refusal(403, 'ERR_GROUP_NOT_JOINED')
    const id = String(1 + Number(this.messages.at(-1)?.id ?? 0))
    const message: ChatMessage = {
      ...draft,
      id,
      category: 'message',
      sentAt: Math.floor(Date.now() / 1000),
    }
    this.messages.push(message)
    return message
  }

  /** Between two users, or in a group. */
  between(one: string, other: string, type: ChatMessage['receiverType']): ChatMessage[] {
    return this.messages.filter(({ sender, receiver, receiverType }) => {
      if (receiverType !== type) return false
      if (type === 'group') return receiver === other
      return (sender === one && receiver === other) || (sender === other && receiver === one)
    })
  }
}
