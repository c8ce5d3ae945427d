import { backOfficePath, frontEndPathOf, type PageName, pathTo, withQuery } from '@newyou/contract/addresses'
import type { CrisisPlace } from '@newyou/contract/foundation/crisis/crisis'
import { dangersIn } from '@newyou/contract/foundation/crisis/dangers'
import { isHarm } from '@newyou/contract/foundation/crisis/kinds'
import { after, hours } from '../../platform/clock.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import type { Platform } from '../../platform/platform.ts'
import type { NotificationInput, Notifications } from '../notifications/index.ts'

/** Harm to oneself, or harm by others: whoever is notified does other things then. */
type About = 'self-harm' | 'harm'
const aboutsIn = (text: string): About[] => [
  ...new Set(dangersIn(text).map((danger) => (isHarm(danger) ? 'harm' : danger))),
]

/** The message for each; those for harm say that others may read the writer's phone and mail. */
const messages = {
  healer: { 'self-harm': 'crisis.forHealer', harm: 'crisis.harmForHealer' },
  ticket: { 'self-harm': 'crisis.forStaff', harm: 'crisis.harmForStaff' },
  article: { 'self-harm': 'crisis.belowArticle', harm: 'crisis.harmBelowArticle' },
  group: { 'self-harm': 'crisis.inGroup', harm: 'crisis.harmInGroup' },
} as const satisfies Record<string, Record<About, string>>

/** One notice an hour about the same conversation, ticket or appointment: the reader is there by then. */
const quietFor = hours(1)

/** Where a healer reads what was written, by its id. */
const pages = {
  chat: { name: 'practiceChat', link: (id) => withQuery(pathTo('practiceChat'), { with: id }) },
  booking: {
    name: 'practiceAppointment',
    link: (id) => pathTo('practiceAppointment', { appointmentId: id }),
  },
  review: { name: 'practiceAppointment', link: (id) => pathTo('practiceAppointment', { appointmentId: id }) },
  room: { name: 'room', link: (id) => pathTo('room', { roomId: id }) },
  question: { name: 'courseOverview', link: (id) => pathTo('courseOverview', { courseId: id }) },
} as const satisfies Partial<Record<CrisisPlace, { name: PageName; link: (id: string) => string }>>

export interface WrittenToHealer {
  /** A review of a course stands where its questions do. */
  place: keyof typeof pages
  /** The id in the page's address. */
  targetId: string
  /** Id of the text on a page with texts by several people. */
  subjectId?: string
  text: string
  healerPersonId: string
  clientId: string
  client: string
}

/** The staff to notify. */
export interface Staff {
  peopleWithRole(queryable: Queryable, role: 'support'): Promise<string[]>
}

interface CrisisDependencies extends Pick<Platform, 'db' | 'clock' | 'ids' | 'publicUrl'> {
  accounts: Staff
  notifications: Pick<Notifications, 'notify'>
}

/**
 * Reactions to crisis words in a client's text: the healer or the staff is notified separately, in the transaction of
 * the writing. Detection is a word list and no assessment, and the notice says so. The words are stored only where they
 * were written, and nothing is sent to the writer: people who harm them may read their phone and mail.
 */
export function createCrisis({ db, clock, ids, publicUrl, accounts, notifications }: CrisisDependencies) {
  /** Of these, what there was no notice about for a while; then one is written down. Its caller holds the target's lock. */
  async function newOf(trx: Trx, abouts: readonly About[], place: CrisisPlace, targetId: string) {
    if (abouts.length === 0) return []
    const now = clock.now()
    const known = await trx
      .selectFrom('crisis_notice')
      .select('about')
      .where('target_id', '=', targetId)
      .where('created_at', '>', after(now, -quietFor))
      .execute()
    const fresh = abouts.filter((about) => !known.some((one) => one.about === about))
    if (fresh.length > 0)
      await trx
        .insertInto('crisis_notice')
        .values(
          fresh.map((about) => ({
            ...{ u_id: ids.next(), kind: 'notified', place, about },
            ...{ target_id: targetId, created_at: now },
          })),
        )
        .execute()
    return fresh
  }

  async function notifyStaff(trx: Trx, all: readonly Omit<NotificationInput, 'personId' | 'type'>[]) {
    if (all.length === 0) return
    const staff = await accounts.peopleWithRole(trx, 'support')
    await lockPeople(trx, staff)
    for (const news of all)
      for (const personId of staff) await notifications.notify(trx, { ...news, personId, type: 'crisis' })
  }

  return {
    /** That the helplines were shown while a person wrote. */
    async shown(place: CrisisPlace) {
      await db
        .insertInto('crisis_notice')
        .values({ u_id: ids.next(), kind: 'shown', place, target_id: null, created_at: clock.now() })
        .execute()
    },

    /** A client wrote to their healer, or where the healer reads it. Locks the healer. */
    async wroteToHealer(
      trx: Trx,
      { place, targetId, subjectId = targetId, text, healerPersonId, clientId, client }: WrittenToHealer,
    ) {
      const page = pages[place]
      for (const danger of await newOf(trx, aboutsIn(text), place, subjectId))
        await notifications.notify(trx, {
          about: clientId,
          personId: healerPersonId,
          type: 'crisis',
          message: messages.healer[danger],
          parameters: { other: client, link: publicUrl + page.link(targetId) },
          frontEndPath: frontEndPathOf(page.name),
          targetId,
          senderName: client,
        })
    },

    /** The staff to notify. */
    staff: (trx: Trx) => accounts.peopleWithRole(trx, 'support'),

    /**
     * A client gave a worrying answer in a test. Colleagues are notified and one of them follows it up. Its caller has
     * locked `staff`.
     */
    async answeredTest(trx: Trx, { resultId }: { resultId: string }) {
      const followUpId = ids.next()
      await trx
        .insertInto('crisis_follow_up')
        .values({ u_id: followUpId, result_id: resultId, created_at: clock.now() })
        .execute()
      await newOf(trx, ['self-harm'], 'test', resultId)
      const path = `${backOfficePath}/crisis-follow-ups`
      for (const personId of await accounts.peopleWithRole(trx, 'support'))
        await notifications.notify(trx, {
          about: null,
          personId,
          type: 'crisis',
          message: 'crisis.testForStaff',
          parameters: { link: `${publicUrl}${path}/${followUpId}` },
          frontEndPath: path.slice(1),
          targetId: followUpId,
        })
    },

    /** A reader wrote below an article, in public. Locks the people of the support team. */
    async wroteBelowArticle(
      trx: Trx,
      {
        reviewId,
        articleId,
        kind,
        text,
      }: { reviewId: string; articleId: string; kind: 'blog' | 'success-story'; text: string },
    ) {
      const fresh = await newOf(trx, aboutsIn(text), 'review', reviewId)
      const name = kind === 'blog' ? 'blogPost' : 'successStory'
      const path =
        kind === 'blog'
          ? pathTo('blogPost', { blogId: articleId })
          : pathTo('successStory', { storyId: articleId })
      await notifyStaff(
        trx,
        fresh.map((danger) => ({
          about: null,
          message: messages.article[danger],
          parameters: { link: publicUrl + path },
          frontEndPath: frontEndPathOf(name),
          targetId: articleId,
        })),
      )
    },

    /** A member wrote in a group, and the report of it waits for staff. Locks the people of the support team. */
    async wroteInGroup(
      trx: Trx,
      {
        memberId,
        reportId,
        group,
        text,
      }: { memberId: string; reportId: string; group: string; text: string },
    ) {
      const fresh = await newOf(trx, aboutsIn(text), 'group', memberId)
      const path = `${backOfficePath}/community-reports`
      await notifyStaff(
        trx,
        fresh.map((danger) => ({
          about: null,
          message: messages.group[danger],
          parameters: { group, link: `${publicUrl}${path}/${reportId}` },
          frontEndPath: path.slice(1),
          targetId: reportId,
        })),
      )
    },

    /** A client wrote to the support team. Locks its people. */
    async wroteToStaff(
      trx: Trx,
      { ticketId, number, text }: { ticketId: string; number: number; text: string },
    ) {
      const fresh = await newOf(trx, aboutsIn(text), 'ticket', ticketId)
      await notifyStaff(
        trx,
        fresh.map((danger) => ({
          about: null,
          message: messages.ticket[danger],
          parameters: { number, link: publicUrl + pathTo('helpDeskTicket', { supportId: ticketId }) },
          frontEndPath: frontEndPathOf('helpDeskTicket'),
          targetId: ticketId,
        })),
      )
    },
  }
}
export type Crisis = ReturnType<typeof createCrisis>
