import { sql, type Transaction } from 'kysely'
import { after, hours } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { demoClients } from './content/clients.ts'
import { type DemoGroup, demoGroups, demoReports, demoThingReports, groupRules } from './content/community.ts'
import { demoHealers } from './content/healers.ts'
import { demoId } from './ids.ts'

/** Names that stand in one group alone, apart from those of sessions and reviews. */
const groupNames = [
  'Paper Lantern',
  'Early Bus',
  'Green Shutter',
  'Slow River',
  'Third Floor',
  'Rain Gauge',
  'Open Field',
  'Small Hours',
  'Brass Bell',
  'Tea at Five',
  'Left Shoe',
  'Night Shift',
  'Banyan Shade',
  'Far Station',
]

const memberId = (group: string, slug: string) => demoId('community-member', `${group}:${slug}`)

async function loadGroup(trx: Transaction<DB>, group: DemoGroup, position: number, now: Date) {
  const { slug, clients, healers, posts } = group
  const groupId = demoId('community-group', slug)
  const at = (hoursAgo: number) => after(now, -hours(hoursAgo))
  const last = posts.at(-1)
  await trx
    .insertInto('community_group')
    .values({
      u_id: groupId,
      name: group.name,
      topic: group.topic,
      description: group.description,
      rules: groupRules,
      position,
      state: 'published',
      published_at: at(24 * 30),
      last_seq: posts.length,
      last_at: last ? at(last.hoursAgo) : null,
      is_demo: true,
      updated_at: at(24 * 30),
    })
    .execute()
  const nameIn = (at: number) => groupNames[(position * 5 + at) % groupNames.length] ?? ''
  const member = (person: string, side: 'client' | 'healer', personId: string, name: string) => ({
    u_id: memberId(slug, person),
    group_id: groupId,
    person_id: personId,
    side,
    name,
    joined_at: at(24 * 21),
    agreed_rules: sql<string>`md5(${groupRules})`,
    is_moderator: side === 'healer',
    // Ananya has something to read.
    read_seq: person === 'ananya-rao' ? Math.max(0, posts.length - 2) : posts.length,
    rung_seq: posts.length,
  })
  await trx
    .insertInto('community_member')
    .values([
      ...clients.map((one, at) => member(one, 'client', demoId('person', one), nameIn(at))),
      ...healers.map((one) => member(one, 'healer', demoId('healer-person', one), '')),
    ])
    .execute()
  if (posts.length)
    await trx
      .insertInto('community_post')
      .values(
        posts.map(({ by, hoursAgo, text }, place) => ({
          group_id: groupId,
          seq: place + 1,
          u_id: demoId('community-post', `${slug}:${place}`),
          member_id: memberId(slug, by),
          text,
          created_at: at(hoursAgo),
        })),
      )
      .execute()
}

/** Reports of what stands on pages, some of them decided. */
async function loadThingReports(trx: Transaction<DB>, now: Date) {
  const at = (hoursAgo: number) => after(now, -hours(hoursAgo))
  await trx
    .insertInto('community_report')
    .values(
      demoThingReports.map(({ thing, of: [kind, key], name, place, by, decision, hoursAgo, ...report }) => {
        const healer = demoHealers.find(({ slug }) => slug === name)
        const fullName = [healer?.honorific, healer?.firstName, healer?.lastName].filter(Boolean).join(' ')
        return {
          u_id: demoId('community-report', key),
          reporter_id: demoId('person', by),
          about: place === null ? 'picture' : 'review',
          thing,
          thing_id: demoId(kind, key),
          subject_id: place === null ? demoId('healer-person', name) : null,
          subject_name: place === null ? fullName : (healer?.reviews[place]?.by ?? ''),
          ...report,
          ...(decision && {
            state: 'decided',
            decision,
            decided_by: demoId('person', 'support'),
            decided_at: at(hoursAgo - 5),
          }),
          is_demo: true,
          created_at: at(hoursAgo),
        }
      }),
    )
    .execute()
  const hidden = demoThingReports.flatMap(({ of: [kind, key], decision, hoursAgo }) =>
    decision === 'hide' ? [{ id: demoId(kind, key), hiddenAt: at(hoursAgo - 5) }] : [],
  )
  for (const { id, hiddenAt } of hidden)
    await trx.updateTable('healer_review').set({ hidden_at: hiddenAt }).where('u_id', '=', id).execute()
}

/** Groups, what was written in them, and reports for staff. */
export async function loadCommunity(trx: Transaction<DB>, now: Date) {
  for (const [place, group] of demoGroups.entries()) await loadGroup(trx, group, (place + 1) * 10, now)
  await trx
    .insertInto('community_report')
    .values(
      demoReports.map(({ group, seq, by, of, reason, words, hoursAgo }) => ({
        u_id: demoId('community-report', `${group}:${seq}`),
        reporter_id: demoId('person', by),
        about: 'message',
        group_id: demoId('community-group', group),
        seq,
        subject_id: demoId('person', of),
        subject_name: demoClients.find(({ slug }) => slug === of)?.anonymousName ?? '',
        reason,
        words,
        is_demo: true,
        created_at: after(now, -hours(hoursAgo)),
      })),
    )
    .execute()
  await loadThingReports(trx, now)
}
