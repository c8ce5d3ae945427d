import type { Audit } from '../../foundation/audit/index.ts'
import type { Crisis } from '../../foundation/crisis/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { BlocksModule } from '../../people/blocks/index.ts'
import type { ModerationModule, ReportForm } from '../../people/moderation/index.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { createAttachments } from '../../platform/media/attachments.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { CometchatModule } from '../cometchat/index.ts'
import { createGroupBell } from './bell.ts'
import { createChatFiles } from './files.ts'
import { createGroupDesk } from './group-admin.ts'
import { authorOf, createGroupModeration } from './group-moderation.ts'
import { createGroupReading } from './group-queries.ts'
import { createGroups } from './groups.ts'
import { createGroupLive } from './live.ts'
import { memberNameContent } from './member-names.ts'
import { type Member, memberOf } from './members.ts'
import { reportedPosts } from './reported-posts.ts'
import { communityRoutes } from './routes.ts'
import { createGroupWriting } from './writing.ts'

interface CommunityNeeds {
  audit: Audit
  blocks: Pick<BlocksModule, 'add'>
  cometChat: Pick<CometchatModule, 'mirror' | 'receivers'>
  crisis: Pick<Crisis, 'wroteInGroup'>
  moderation: Pick<ModerationModule, 'content' | 'messages' | 'replaceable' | 'reports'>
  notifications: Notifications
}

/** Groups by topic and their moderation. */
export function communityModule(platform: Platform, needs: CommunityNeeds) {
  const { db } = platform
  const { mirror, receivers } = needs.cometChat
  const files = createChatFiles({ attachments: createAttachments(platform) })
  const live = createGroupLive(platform)
  const reading = createGroupReading({ ...platform, files })
  const bell = createGroupBell({ ...platform, ...needs })
  const writing = createGroupWriting({ ...platform, ...needs, files, reading, live, bell, mirror })
  const groupModeration = createGroupModeration({ ...platform, ...needs, live, mirror })
  const groupDesk = createGroupDesk({ ...platform, ...needs, groupModeration })
  const { content, messages, reports } = needs.moderation
  content.register('member-name', memberNameContent({ ...platform, ...needs, live }))
  messages.register('group', reportedPosts({ groupModeration }))

  const authorFor = async (queryable: Queryable, me: Member, seq: number) => {
    const { person_id: personId, name } = await authorOf(queryable, me.group_id, seq)
    return { personId, name }
  }

  receivers.register('group', async ({ participant, to, draft }) =>
    writing.write(orNotFound(await memberOf(db, participant, to)), draft, []),
  )

  return {
    files,
    /** Handles calls of the chat whose id is that of a group. */
    groups: {
      memberOf: (...of: [Parameters<typeof memberOf>[1], string]) => memberOf(db, ...of),
      list: reading.list,
      thread: reading.thread,
      search: reading.search,
      file: reading.file.bind(reading),
      write: writing.write,
      read: writing.read,
      typing: writing.typing,
      async report(me: Member, seq: number, form: ReportForm) {
        if (form.about === 'name') {
          const { member_id: memberId, healer_id: healerId } = await authorOf(db, me.group_id, seq)
          const { about, ...rest } = form
          return reports.ofContent(
            me.person_id,
            healerId
              ? { contentType: 'healer-name', id: healerId }
              : { contentType: 'member-name', id: memberId, groupId: me.group_id },
            rest,
          )
        }
        const subject = await authorFor(db, me, seq)
        await reports.byPerson(me.person_id, { place: { group_id: me.group_id }, seq, subject }, form)
      },
      async block(me: Member, seq: number) {
        await needs.blocks.add(db, me.person_id, await authorFor(db, me, seq))
      },
    },
    routes: (http) =>
      communityRoutes(http, {
        db,
        groups: createGroups({ ...platform, mirror }),
        groupDesk,
      }),
  } satisfies Module & Record<string, unknown>
}
export type CommunityModule = ReturnType<typeof communityModule>
