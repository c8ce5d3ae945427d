import { sql } from 'kysely'
import type { FoundContent, ModerationModule, ReportableContent } from '../../people/moderation/index.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Random } from '../../platform/random.ts'
import type { GroupLive } from './live.ts'

interface MemberNameDependencies {
  live: GroupLive
  moderation: Pick<ModerationModule, 'replaceable'>
  random: Random
}

type Found = Omit<FoundContent, 'is_hidden'> & { value: string }

/** The names of members in their groups as content that can be reported. */
export const memberNameContent = ({ live, moderation, random }: MemberNameDependencies): ReportableContent =>
  moderation.replaceable<string>('member-name', {
    async find(queryable, id) {
      const { rows } = await sql<Found>`select p.u_id as subject_id, p.state = 'active' as is_public,
          m.name as subject_name, m.name as text, null::int as stars, null as picture, m.name as title, null as page, null::uuid as page_id, m.name as value
        from community_member m join person_name p on p.u_id = m.person_id where m.u_id = ${id}`.execute(
        queryable,
      )
      return rows[0]
    },
    presentOriginal: (original) => ({ subject_name: original, text: original }),
    replacement: () => `Member ${1000 + random.integer(9000)}`,
    async write(trx, id, value) {
      const { group_id: groupId } = orNotFound(
        await trx
          .updateTable('community_member')
          .set({ name: value ?? '' })
          .where('u_id', '=', id)
          .returning('group_id')
          .executeTakeFirst(),
      )
      await live.changed(trx, groupId)
    },
    ownPage: 'community',
  })
