import { chatText } from '@newyou/contract/communication/chat'
import { uId } from '@newyou/contract/endpoint'
import { v5 as uuidFrom } from 'uuid'
import type { CometChat, CometChatMessage } from '../../integrations/cometchat.ts'
import type { Database } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Registry } from '../../platform/registry.ts'
import type { CometChatOutbox } from './outbox.ts'
import type { CometChatPeople, Participant } from './people.ts'

const queue = 'cometchat-arrived'
/** Of the ids that messages from there have with us. */
const namespace = '5d0f6f0c-36d5-4c6b-9b0e-8f6f1c1d2a77'

/** A message from there, as the domain that writes it gets it. `to` is the other person's user, or the group. */
export interface Arrival {
  participant: Participant
  to: string
  draft: { u_id: string; text: string }
}

/** Writes it by the rules of the site. @throws DomainError when they refuse it */
type Write = (arrival: Arrival) => Promise<unknown>
export type Receivers = Registry<'conversation' | 'group', Write>

interface ArrivalDependencies {
  db: Database
  jobs: Pick<Jobs, 'work' | 'send'>
  cometChat: CometChat
  people: CometChatPeople
  outbox: CometChatOutbox
  receivers: Receivers
}

/**
 * Messages that were written in CometChat's apps. The webhook only says that there is one; what it says is asked for
 * there. Refused messages are deleted there: it is already to be read when we hear of it.
 */
export function createCometChatArrivals(dependencies: ArrivalDependencies) {
  const { db, jobs, cometChat, people, outbox, receivers } = dependencies

  /**
   * Undefined for people whom we do not know, and what is not for ours. `isMisplaced`: a client writes in a group by the
   * user of that group alone, and to a person by their own.
   */
  async function arrivalOf({ id, sender, receiver }: CometChatMessage, text: string) {
    if (!uId.safeParse(sender).success || !uId.safeParse(receiver.id).success) return undefined
    const participant = await people.whoIs(sender)
    if (!participant) return undefined
    const { side, personId, groupId } = participant
    const belongs = receiver.type === 'group' && side === 'client' ? receiver.id : null
    const draft = { u_id: uuidFrom(id, namespace), text }
    return { participant: { side, personId }, to: receiver.id, draft, isMisplaced: groupId !== belongs }
  }

  /** Whether our rules take it. @throws DomainError tooManyRequests: it is tried again later */
  async function isTaken({ receiver }: CometChatMessage, arrival: Arrival): Promise<boolean> {
    const write = receivers.of(receiver.type === 'user' ? 'conversation' : 'group')
    try {
      await write(arrival)
      return true
    } catch (error) {
      const isRefused = error instanceof DomainError && error.status < 500 && error.code !== 'tooManyRequests'
      if (!isRefused) throw error
      return false
    }
  }

  const isSent = async (id: string) =>
    (await db
      .selectFrom('cometchat_message')
      .select('seq')
      .where('remote_id', '=', id)
      .executeTakeFirst()) !== undefined
  const isBeingSent = async (ourId: string) =>
    (await db
      .selectFrom('cometchat_message')
      .select('seq')
      .where('message_id', '=', ourId)
      .where('remote_id', 'is', null)
      .executeTakeFirst()) !== undefined

  jobs.work<{ id: string }>(queue, async ({ id }) => {
    if (await isSent(id)) return
    const message = await cometChat.message(id)
    if (!message || message.isDeleted) return
    const { ourId } = message
    // Any client of CometChat can write our mark on a message, so it counts only together with its id.
    if (uId.safeParse(ourId).success && ourId && (await isBeingSent(ourId)))
      throw new Error('may be one of ours that is being sent')
    const text = chatText.min(1).safeParse(message.text).data
    const arrival = await arrivalOf(message, text ?? '')
    if (!arrival) return
    const isFine =
      text !== undefined &&
      !arrival.isMisplaced &&
      (await outbox.during(arrival.draft.u_id, id, () => isTaken(message, arrival)))
    if (!isFine) await cometChat.deleteMessage(id)
  })

  return {
    /** Heard twice, it is one job. */
    heard: (id: string) => jobs.send(db, queue, { id }, { key: id }),
  }
}
export type CometChatArrivals = ReturnType<typeof createCometChatArrivals>
