import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../../endpoint.ts'
import { askedCategory, categorySlug } from '../../foundation/categories/slugs.ts'
import { anonymousName } from '../../people/accounts/profile.ts'

export const communityGroupRow = z.object({
  u_id: uId,
  name: z.string(),
  topic: categorySlug,
  description: z.string(),
  members: z.int(),
  healers: z.int().meta({ description: 'Number of members who are healers' }),
  is_member: z.boolean(),
  unread: z.int().meta({ description: 'My unread posts as a member, counted up to 99' }),
  last_at: instant.nullable(),
  is_demo: z.boolean(),
})
export type CommunityGroupRow = z.output<typeof communityGroupRow>

const communityGroup = communityGroupRow.extend({
  rules: z.string(),
  has_agreed: z.boolean().meta({ description: 'Whether I accepted the current rules' }),
  muted_until: instant.nullable(),
  is_moderator: z.boolean(),
  /** My name in this group; empty for a client who has not chosen one yet. */
  my_name: z.string(),
})
export type CommunityGroup = z.output<typeof communityGroup>

const params = z.object({ groupId: uId })

export const nameUsedElsewhere = 'Please choose a name that you do not use anywhere else on this site'

/** Groups by topic. Their posts use the calls of the chat. */
export const community = {
  'GET /api/website/community-group': endpoint({
    summary: 'List the groups, joined ones first',
    who: 'signed-in',
    query: z.strictObject({ ...paging(60), topic: askedCategory().optional() }),
    data: z.array(communityGroupRow),
    list: true,
  }),
  'GET /api/website/community-group/{groupId}': endpoint({
    summary: 'Get one group with its rules and my permissions in it',
    who: 'signed-in',
    params,
    data: communityGroup,
  }),
  'POST /api/website/community-group/{groupId}/join': endpoint({
    summary:
      'Join a group. Clients choose a name for it, which stands nowhere else; coming back, they keep it',
    who: 'signed-in',
    params,
    body: z.strictObject({ anonymous_name: anonymousName.optional() }),
    data: communityGroup,
    errors: ['anonymousNameMissing', 'memberRemoved'],
  }),
  'POST /api/website/community-group/{groupId}/leave': endpoint({
    summary: 'Leave a group; my posts stay',
    who: 'signed-in',
    params,
    data: communityGroup,
  }),
  'POST /api/website/community-group/{groupId}/agree': endpoint({
    summary: 'Accept the rules of a group, in the version that I read',
    who: 'signed-in',
    params,
    body: z.strictObject({ rules: z.string().max(4000) }),
    data: communityGroup,
    errors: ['changedMeanwhile'],
  }),
  'POST /api/website/community-group/{groupId}/moderate': endpoint({
    summary: 'Hide a post or mute its author for a day, as a moderator of the group',
    who: 'signed-in',
    params,
    body: z.strictObject({ seq: z.int().min(1), action: z.enum(['hide', 'mute']) }),
    data: z.object({}),
  }),
}
