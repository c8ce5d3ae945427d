import { frontEndPathOf, type PageName, startOf } from '@newyou/contract/addresses'
import type { ContentReport } from '@newyou/contract/people/moderation/admin'
import { aboutOf } from '@newyou/contract/people/moderation/reports'
import { socketEvents } from '@newyou/contract/socket-events'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { TemplateKey } from '../../messages/index.ts'
import type { Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { ContentRegistry, FoundContent } from './content.ts'
import type { ContentAddress } from './report-row.ts'

interface ContentDeskDependencies {
  content: ContentRegistry
  notifications: Pick<Notifications, 'notify'>
}

const hiddenMessages = {
  review: 'community.reviewHidden',
  name: 'community.nameHidden',
  picture: 'community.pictureHidden',
} as const
const restoredMessages = {
  review: 'community.reviewRestored',
  name: 'community.nameRestored',
  picture: 'community.pictureRestored',
} as const

/** Effects of a decision on page content: it is hidden or kept, and all concerned are notified. */
export function createContentDesk({ content, notifications }: ContentDeskDependencies) {
  const notify = (
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

  const titleOf = (one: FoundContent) => one.title || one.subject_name

  /** Where the person looks after it whose it is. */
  function ownPageOf({ contentType }: ContentAddress, one: FoundContent): [PageName, string] {
    const { ownPage } = content.of(contentType)
    return ownPage ? [ownPage, ''] : [one.page ?? 'home', one.page_id ?? '']
  }

  /** Locks the content, then all who are notified: it is read after that. */
  async function lock(trx: Trx, { contentType, id }: ContentAddress, personIds: readonly (string | null)[]) {
    await content.of(contentType).lock?.(trx, id)
    await lockPeople(trx, personIds)
  }

  /** After `lock`. Resolves with the content as it was before. @throws DomainError notFound; notNow when it is so already */
  async function setHidden(trx: Trx, { contentType, id }: ContentAddress, isHidden: boolean) {
    const { find, hide, restore } = content.of(contentType)
    const before = orNotFound(await find(trx, id))
    if (before.is_hidden === isHidden) throwError('notNow')
    await (isHidden ? hide : restore)(trx, id)
    return before
  }

  return {
    present: (one: FoundContent): NonNullable<ContentReport['content']> => ({
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
      address: ContentAddress,
      { isHidden, reports }: { isHidden: boolean; reports: readonly { reporter_id: string | null }[] },
    ) {
      const reporters = [...new Set(reports.flatMap(({ reporter_id: id }) => id ?? []))].sort()
      const one = await content.of(address.contentType).find(trx, address.id)
      if (isHidden) orNotFound(one)
      await lock(trx, address, [one?.subject_id ?? null, ...reporters])
      const before = isHidden ? await setHidden(trx, address, true) : one
      const title = before ? titleOf(before) : ''
      const page: [PageName, string] = before?.page
        ? [before.page, before.page_id ?? '']
        : ['notifications', '']
      const message = isHidden ? 'community.reportHidden' : 'community.reportKept'
      // The title may be the name of the person whose it is.
      const about = before?.subject_id ?? null
      for (const reporter of reporters) await notify(trx, reporter, { message, title, about, to: page })
      if (isHidden && before?.subject_id)
        await notify(trx, before.subject_id, {
          message: hiddenMessages[aboutOf[address.contentType]],
          title,
          about: null,
          to: ownPageOf(address, before),
        })
    },

    /** @throws DomainError notFound; notNow when it is not hidden, or was changed since */
    async restore(trx: Trx, address: ContentAddress) {
      const { subject_id: subjectId } = orNotFound(
        await content.of(address.contentType).find(trx, address.id),
      )
      await lock(trx, address, [subjectId])
      const before = await setHidden(trx, address, false)
      if (before.subject_id)
        await notify(trx, before.subject_id, {
          message: restoredMessages[aboutOf[address.contentType]],
          title: titleOf(before),
          about: null,
          to: ownPageOf(address, before),
        })
    },
  }
}
export type ContentDesk = ReturnType<typeof createContentDesk>
