import type { CategorySlug } from '@newyou/contract/care/healers/healers'
import { type CommunityGroup, nameUsedElsewhere } from '@newyou/contract/communication/community/community'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { envelope, limits, type Paging } from '../../platform/database/list-page.ts'
import { answerOf, moment } from '../../platform/database/statement.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import type { CometchatModule } from '../cometchat/index.ts'
import { unreadOf } from './members.ts'
import type { Participant } from './participant.ts'

interface GroupDependencies {
  db: Database
  pool: Pool
  clock: Clock
  ids: Ids
  mirror: Pick<CometchatModule['mirror'], 'memberChanged'>
}

/** Of a group `g`, for a member `me` that may not be there; what leaves the server is named here one by one. */
const columns = sql`g.u_id, g.name, g.topic, g.description,
  (select count(*)::int from community_member m where m.group_id = g.u_id and m.left_at is null) as members,
  (select count(*)::int from community_member m where m.group_id = g.u_id and m.left_at is null
    and m.side = 'healer') as healers,
  me.u_id is not null as is_member, coalesce(${unreadOf(sql.ref('g.u_id'))}, 0) as unread,
  ${moment(sql.ref('g.last_at'))} as last_at, g.is_demo`

const meOf = ({ side, personId }: Participant) => sql`left join community_member me
  on me.group_id = g.u_id and me.person_id = ${personId} and me.side = ${side} and me.left_at is null`

/** The groups, and their members. */
export function createGroups({ db, pool, clock, ids, mirror }: GroupDependencies) {
  /** @throws DomainError notFound */
  async function look(
    queryable: Queryable,
    participant: Participant,
    groupId: string,
  ): Promise<CommunityGroup> {
    const { rows } = await sql<CommunityGroup>`select ${columns}, g.rules,
        coalesce(me.agreed_rules = md5(g.rules), false) as has_agreed,
        case when me.muted_until > ${clock.now()} then ${moment(sql.ref('me.muted_until'))} end as muted_until,
        coalesce(me.is_moderator, false) as is_moderator, coalesce((
          select case when o.side = 'healer' then h.full_name else o.name end from community_member o
          where o.group_id = g.u_id and o.person_id = p.u_id and o.side = ${participant.side}),
          case when ${participant.side}::text = 'healer' then h.full_name end, '') as my_name
      from community_group g ${meOf(participant)}
      join person_name p on p.u_id = ${participant.personId}
      left join healer_card h on h.person_id = p.u_id and ${participant.side}::text = 'healer'
      where g.u_id = ${groupId} and (g.state = 'published' or (g.state = 'archived' and me.u_id is not null))`.execute(
      queryable,
    )
    return orNotFound(rows[0])
  }

  /** @throws DomainError memberRemoved */
  async function requireNotRemoved(trx: Trx, { personId }: Participant, groupId: string) {
    const removed = await trx
      .selectFrom('community_member')
      .select('u_id')
      .where('group_id', '=', groupId)
      .where('person_id', '=', personId)
      .where('removed_at', 'is not', null)
      .executeTakeFirst()
    if (removed) throwError('memberRemoved')
  }

  /**
   * The name of a client in this group, chosen when they join it first. One that they have elsewhere would tie the two places.
   * @throws DomainError anonymousNameMissing, invalidInput
   */
  async function nameFor(
    trx: Trx,
    { side, personId }: Participant,
    groupId: string,
    chosen: string | undefined,
  ) {
    if (side === 'healer') return ''
    const { rows } = await sql<{ name: string; group_id: string | null }>`
      select name, group_id from community_member where person_id = ${personId} and side = 'client'
      union all select unnest(array[anonymous_name, first_name, last_name, first_name || ' ' || last_name]), null
        from person_name where u_id = ${personId}`.execute(trx)
    const before = rows.find(({ group_id }) => group_id === groupId)
    if (before) return before.name
    if (!chosen) return throwError('anonymousNameMissing')
    const same = (name: string) => name.trim().toLowerCase() === chosen.trim().toLowerCase()
    if (rows.some(({ name }) => same(name)))
      throwError('invalidInput', { errors: { anonymous_name: nameUsedElsewhere } })
    return chosen
  }

  return {
    /** One page of the groups, as the whole envelope in JSON. */
    async list(participant: Participant, topic: CategorySlug | undefined, paging: Paging) {
      const fits = sql`g.state = 'published' and (${topic ?? null}::text is null or g.topic = ${topic ?? null})`
      const rows = sql`select ${columns} from community_group g ${meOf(participant)} where ${fits}
        order by me.u_id is null, g.position, g.name, g.u_id ${limits(paging)}`
      const total = sql`(select count(*) from community_group g where ${fits})`
      return (await answerOf(pool, envelope(rows, total, paging))) ?? ''
    },

    look: (participant: Participant, groupId: string) => look(db, participant, groupId),

    /** @throws DomainError notFound, anonymousNameMissing, invalidInput, memberRemoved */
    join: (participant: Participant, groupId: string, chosenName?: string): Promise<CommunityGroup> =>
      inTransaction(db, async (trx) => {
        const group = orNotFound(
          await trx
            .selectFrom('community_group')
            .select(['u_id', 'last_seq'])
            .where('u_id', '=', groupId)
            .where('state', '=', 'published')
            .executeTakeFirst(),
        )
        await requireNotRemoved(trx, participant, groupId)
        const name = await nameFor(trx, participant, groupId, chosenName)
        const now = clock.now()
        const fresh = { joined_at: now, read_seq: group.last_seq, rung_seq: group.last_seq }
        const joined = await trx
          .insertInto('community_member')
          .values({
            ...fresh,
            u_id: ids.next(),
            group_id: groupId,
            person_id: participant.personId,
            side: participant.side,
            name,
          })
          .onConflict((conflict) =>
            conflict
              .columns(['group_id', 'person_id', 'side'])
              .doUpdateSet({ ...fresh, left_at: null })
              .where('community_member.left_at', 'is not', null),
          )
          .returning('u_id')
          .executeTakeFirst()
        if (joined) await mirror.memberChanged(trx, joined.u_id)
        return look(trx, participant, groupId)
      }),

    /** @throws DomainError notFound */
    leave: (participant: Participant, groupId: string): Promise<CommunityGroup> =>
      inTransaction(db, async (trx) => {
        const before = await look(trx, participant, groupId)
        const left = await trx
          .updateTable('community_member')
          .set({ left_at: clock.now() })
          .where('group_id', '=', groupId)
          .where('person_id', '=', participant.personId)
          .where('side', '=', participant.side)
          .where('left_at', 'is', null)
          .returning('u_id')
          .executeTakeFirst()
        if (left) await mirror.memberChanged(trx, left.u_id)
        return {
          ...before,
          is_member: false,
          unread: 0,
          members: before.members - (before.is_member ? 1 : 0),
        }
      }),

    /** The rules come along as they were read. @throws DomainError notFound for non-members, changedMeanwhile */
    agree: (participant: Participant, groupId: string, rules: string): Promise<CommunityGroup> =>
      inTransaction(db, async (trx) => {
        const group = await look(trx, participant, groupId)
        if (!group.is_member) throwError('notFound')
        if (group.rules !== rules) throwError('changedMeanwhile')
        await trx
          .updateTable('community_member')
          .set({ agreed_rules: sql`md5(${rules})` })
          .where('group_id', '=', groupId)
          .where('person_id', '=', participant.personId)
          .where('side', '=', participant.side)
          .execute()
        return { ...group, has_agreed: true }
      }),
  }
}
export type Groups = ReturnType<typeof createGroups>
