import type { BlocksModule } from '../blocks/index.ts'
import type { CometchatModule } from '../cometchat/index.ts'
import type { Crisis } from '../crisis/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Queryable } from '../platform/database/database.ts'
import { found } from '../platform/http/errors.ts'
import { createAttachments } from '../platform/media/attachments.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import type { Audit } from '../staff/index.ts'
import { createGroupBell } from './bell.ts'
import { createChatFiles } from './files.ts'
import { createGroupDesk } from './group-desk.ts'
import { createGroups } from './groups.ts'
import { createHiding } from './hiding.ts'
import { createGroupLive } from './live.ts'
import { type Member, memberOf } from './members.ts'
import { authorOf, createModeration } from './moderation.ts'
import { createGroupReading } from './reading.ts'
import { createReportDesk } from './report-desk.ts'
import { createReports, type ReportForm } from './reports.ts'
import { communityRoutes } from './routes.ts'
import { createThingDesk } from './thing-desk.ts'
import { createGroupWriting } from './writing.ts'

interface CommunityNeeds {
  audit: Audit
  blocks: Pick<BlocksModule, 'add'>
  cometChat: Pick<CometchatModule, 'mirror' | 'receivers'>
  crisis: Pick<Crisis, 'wroteInGroup'>
  notifications: Notifications
}

/** Groups by topic, their moderation and reports. */
export function communityModule(platform: Platform, needs: CommunityNeeds) {
  const { db } = platform
  const { mirror, receivers } = needs.cometChat
  const files = createChatFiles({ attachments: createAttachments(platform) })
  const live = createGroupLive(platform)
  const reports = createReports(platform)
  const reading = createGroupReading({ ...platform, files })
  const bell = createGroupBell({ ...platform, ...needs })
  const writing = createGroupWriting({ ...platform, ...needs, files, reading, reports, live, bell, mirror })
  const moderation = createModeration({ ...platform, ...needs, live, mirror })
  const groupDesk = createGroupDesk({ ...platform, ...needs, moderation })
  const thingDesk = createThingDesk({ ...needs, hiding: createHiding({ ...platform, live }) })
  const reportDesk = createReportDesk({ ...platform, ...needs, moderation, thingDesk })

  const authorFor = async (queryable: Queryable, me: Member, seq: number) => {
    const { person_id: personId, name } = await authorOf(queryable, me.group_id, seq)
    return { personId, name }
  }

  receivers.register('group', async ({ talker, to, draft }) =>
    writing.write(found(await memberOf(db, talker, to)), draft, []),
  )

  return {
    files,
    reports,
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
          return reports.ofName(me.person_id, me.group_id, { memberId, healerId }, rest)
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
        reportDesk,
        reports,
      }),
  } satisfies Module & Record<string, unknown>
}
export type CommunityModule = ReturnType<typeof communityModule>
