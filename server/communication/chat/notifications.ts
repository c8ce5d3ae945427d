import { frontEndPathOf, pathTo, withQuery } from '@newyou/contract/addresses'
import type { ChatSide } from '@newyou/contract/communication/chat'
import { socketEvents } from '@newyou/contract/socket-events'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { after, type Clock, hours, minutes } from '../../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Realtime } from '../../platform/realtime/realtime.ts'

const mailQueue = 'chat-mail'
/** A mail waits so long for the reader to see the message on the site, and then so long after the mail before it. */
const unreadFor = minutes(10)
const betweenMails = hours(1)

interface MailJob {
  conversationId: string
  side: ChatSide
  /** The first message that the reader had not read. */
  seq: number
  /** When it is to go out. */
  due: string
}

interface Conversation {
  u_id: string
  client_id: string
  healer_person_id: string
  full_name: string
  anonymous_name: string
  first_name: string
}

interface ChatNotificationDependencies {
  db: Database
  clock: Clock
  jobs: Jobs
  accounts: Pick<Accounts, 'knownAs'>
  notifications: Pick<Notifications, 'notify' | 'mailToPerson' | 'readAbout'>
  realtime: Pick<Realtime, 'publish'>
  publicUrl: string
}

const pageOf = { client: 'chat', healer: 'practiceChat' } as const

/**
 * Says that a message came: to open windows each time, in the bell once until it is read, by mail when it is unread for
 * ten minutes. The text stays on the site; a mail may be seen on a screen that others see too.
 */
export function createChatNotifications(dependencies: ChatNotificationDependencies) {
  const { db, clock, jobs, accounts, notifications, realtime, publicUrl } = dependencies

  const scheduleMail = (trx: Trx, job: Omit<MailJob, 'due'>, due: Date) =>
    jobs.send<MailJob>(
      trx,
      mailQueue,
      { ...job, due: due.toISOString() },
      { afterSeconds: Math.ceil((due.getTime() - clock.now().getTime()) / 1000) },
    )

  jobs.work<MailJob>(mailQueue, ({ conversationId, side, seq }) =>
    inTransaction(db, async (trx) => {
      const conversation = await trx
        .selectFrom('conversation')
        .selectAll()
        .where('u_id', '=', conversationId)
        .forUpdate()
        .executeTakeFirst()
      if (!conversation || conversation[`${side}_read_seq`] >= seq) return
      if (conversation[`${side}_mailed_seq`] >= seq) return
      const now = clock.now()
      const mailedAt = conversation[`${side}_mailed_at`]
      const next = mailedAt && after(mailedAt, betweenMails)
      if (next && now < next) return scheduleMail(trx, { conversationId, side, seq }, next)
      await trx
        .updateTable('conversation')
        .set({ [`${side}_mailed_at`]: now, [`${side}_mailed_seq`]: seq })
        .where('u_id', '=', conversationId)
        .execute()
      const { person_id: healerPersonId } = await trx
        .selectFrom('healer_card')
        .select('person_id')
        .where('u_id', '=', conversation.healer_id)
        .executeTakeFirstOrThrow()
      await notifications.mailToPerson(trx, `chat:${conversationId}:${side}:${seq}`, {
        about: null,
        personId: side === 'client' ? conversation.client_id : healerPersonId,
        message: 'chat.unread',
        parameters: { link: `${publicUrl}${withQuery(pathTo(pageOf[side]), { with: conversationId })}` },
      })
    }),
  )

  return {
    /** In the transaction of the message; `side` is who gets it, `isFirst` that they had read all before it. */
    async messageArrived(
      trx: Trx,
      conversation: Conversation,
      side: ChatSide,
      { seq, isFirst }: { seq: number; isFirst: boolean },
    ) {
      const personId = side === 'client' ? conversation.client_id : conversation.healer_person_id
      const event = socketEvents.healerMessage
      if (!isFirst)
        return realtime.publish(trx, event, { notification_users: [personId], target_id: conversation.u_id })
      const from = side === 'client' ? conversation.full_name : accounts.knownAs(conversation)
      await notifications.notify(trx, {
        personId,
        about: side === 'client' ? conversation.healer_person_id : conversation.client_id,
        type: 'chat',
        message: 'chat.messageArrived',
        parameters: { other: from },
        frontEndPath: frontEndPathOf(pageOf[side]),
        targetId: conversation.u_id,
        senderName: from,
        event,
      })
      await scheduleMail(trx, { conversationId: conversation.u_id, side, seq }, after(clock.now(), unreadFor))
    },

    /** Both sides hear it: the one how far the other is, the reader's other windows that there is less unread. */
    async read(
      trx: Trx,
      conversationId: string,
      { reader, isAllRead, people }: { reader: string; isAllRead: boolean; people: string[] },
    ) {
      if (isAllRead) await notifications.readAbout(trx, reader, conversationId)
      await realtime.publish(trx, socketEvents.healerMessage, {
        notification_users: people,
        target_id: conversationId,
      })
    },
  }
}
export type ChatNotifications = ReturnType<typeof createChatNotifications>
