import { frontEndPathOf, type PageName, startOf } from '@newyou/contract/addresses'
import type { CommunityReport } from '@newyou/contract/community/desk'
import { aboutOf, type ReportedThing } from '@newyou/contract/community/reports'
import { socketEvents } from '@newyou/contract/socket-events'
import type { TemplateKey } from '../messages/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Trx } from '../platform/database/database.ts'
import { found } from '../platform/http/errors.ts'
import type { Hiding } from './hiding.ts'
import type { OpenThing } from './report-row.ts'
import { type FoundThing, findThing } from './things.ts'

interface ThingDeskDependencies {
  hiding: Hiding
  notifications: Pick<Notifications, 'notify'>
}

const hiddenNews = {
  review: 'community.reviewHidden',
  name: 'community.nameHidden',
  picture: 'community.pictureHidden',
} as const
const restoredNews = {
  review: 'community.reviewRestored',
  name: 'community.nameRestored',
  picture: 'community.pictureRestored',
} as const

/** Where the person looks after it who is told. */
function ownPlace(thing: ReportedThing, { page, page_id: pageId }: FoundThing): [PageName, string] {
  if (thing === 'member-name') return ['community', '']
  if (thing === 'healer-name' || thing === 'healer-picture') return ['practicePage', '']
  return [page ?? 'home', pageId ?? '']
}

/** What follows a decision about what stands on a page: it is hidden or kept, and all concerned are notified. */
export function createThingDesk({ hiding, notifications }: ThingDeskDependencies) {
  const tell = (
    trx: Trx,
    personId: string,
    {
      message,
      title,
      about,
      to,
    }: { message: TemplateKey; title: string; about: string | null; to: [PageName, string] },
  ) =>
    notifications.notify(trx, {
      personId,
      about,
      type: 'community',
      message,
      parameters: { title },
      frontEndPath: frontEndPathOf(to[0]),
      targetId: to[1] || personId,
      event: socketEvents.groupMessage,
    })

  const titleOf = (one: FoundThing) => one.title || one.subject_name

  return {
    present: (one: FoundThing): NonNullable<CommunityReport['content']> => ({
      text: one.text,
      stars: one.stars,
      picture: one.picture,
      title: titleOf(one),
      path: one.page && `${startOf(one.page)}/${one.page_id}`,
      is_hidden: one.is_hidden,
    }),

    /** @throws DomainError notFound when it was deleted and is to be hidden */
    async follow(
      trx: Trx,
      { thing, thingId }: OpenThing,
      { isHidden, reports }: { isHidden: boolean; reports: readonly { reporter_id: string | null }[] },
    ) {
      const reporters = [...new Set(reports.flatMap(({ reporter_id: id }) => id ?? []))].sort()
      const one = await findThing(trx, thing, thingId)
      if (isHidden) found(one)
      await hiding.lock(trx, thing, thingId, [one?.subject_id ?? null, ...reporters])
      const before = isHidden ? await hiding.set(trx, thing, thingId, true) : one
      const title = before ? titleOf(before) : ''
      const page: [PageName, string] = before?.page
        ? [before.page, before.page_id ?? '']
        : ['notifications', '']
      const message = isHidden ? 'community.reportHidden' : 'community.reportKept'
      // The title may be the name of the person whose it is.
      const about = before?.subject_id ?? null
      for (const reporter of reporters) await tell(trx, reporter, { message, title, about, to: page })
      if (isHidden && before?.subject_id)
        await tell(trx, before.subject_id, {
          message: hiddenNews[aboutOf[thing]],
          title,
          about: null,
          to: ownPlace(thing, before),
        })
    },

    /** @throws DomainError notFound; notNow when it is not hidden, or was changed since */
    async restore(trx: Trx, { thing, thingId }: OpenThing) {
      const { subject_id: subjectId } = found(await findThing(trx, thing, thingId))
      await hiding.lock(trx, thing, thingId, [subjectId])
      const before = await hiding.set(trx, thing, thingId, false)
      if (before.subject_id)
        await tell(trx, before.subject_id, {
          message: restoredNews[aboutOf[thing]],
          title: titleOf(before),
          about: null,
          to: ownPlace(thing, before),
        })
    },
  }
}
export type ThingDesk = ReturnType<typeof createThingDesk>
