import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../../endpoint.ts'
import { decisionNote, messageStates, muteDaysMax } from '../../people/moderation/admin.ts'

const who = ['support', 'admin'] as const

const postRow = z.object({
  u_id: uId,
  group_u_id: uId,
  group_name: z.string(),
  seq: z.int(),
  member_u_id: uId,
  author: z.string(),
  text: z.string(),
  files: z.int(),
  state: z.enum(messageStates),
  created_at: instant,
})
export type CommunityPostRow = z.output<typeof postRow>

const memberRow = z.object({
  u_id: uId,
  group_u_id: uId,
  group_name: z.string(),
  name: z.string(),
  is_healer: z.boolean(),
  is_moderator: z.boolean(),
  muted_until: instant.nullable(),
  is_removed: z.boolean(),
  posts: z.int(),
  joined_at: instant,
})
export type CommunityMemberRow = z.output<typeof memberRow>

/** Staff access to groups. Everything is logged in the audit trail. */
export const communityDesk = {
  'GET /api/staff/community-posts': endpoint({
    summary: 'List posts of groups, latest first',
    who,
    query: z.strictObject({ ...paging(25), group: uId.optional(), state: z.enum(messageStates).optional() }),
    data: z.array(postRow),
    list: true,
  }),
  'POST /api/staff/community-posts/{groupId}/{seq}': endpoint({
    summary: 'Hide a post, remove it permanently, or show a hidden one again',
    who,
    params: z.object({ groupId: uId, seq: z.coerce.number().int().min(1).max(2_000_000_000) }),
    body: z.strictObject({ state: z.enum(messageStates), reason: decisionNote }),
    data: postRow,
    errors: ['notNow'],
  }),
  'GET /api/staff/community-members': endpoint({
    summary: 'List members of groups, by their names in the group',
    who,
    query: z.strictObject({
      ...paging(25),
      group: uId.optional(),
      search: z.string().trim().max(80).optional(),
    }),
    data: z.array(memberRow),
    list: true,
  }),
  'POST /api/staff/community-members/{memberId}': endpoint({
    summary: 'Mute a member for some days, remove or readmit them, or make them a moderator',
    who,
    params: z.object({ memberId: uId }),
    body: z.strictObject({
      muted_days: z.int().min(0).max(muteDaysMax).optional(),
      is_moderator: z.boolean().optional(),
      is_removed: z.boolean().optional(),
      reason: decisionNote,
    }),
    data: memberRow,
  }),
}
