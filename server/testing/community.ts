import { randomUUID } from 'node:crypto'
import type { TestApp, TestUser } from './test-app.ts'

/** Writes a group that can be joined. */
export async function makeGroup(app: TestApp, given: { name?: string; rules?: string; state?: string } = {}) {
  const u_id = app.app.platform.ids.next()
  const now = app.clock.now()
  await app.db
    .insertInto('community_group')
    .values({
      u_id,
      name: given.name ?? `Better sleep ${u_id}`,
      topic: 'health',
      description: 'For nights that are too long',
      rules: given.rules ?? 'Be kind.\nNo names.',
      state: given.state ?? 'published',
      published_at: now,
      updated_at: now,
    })
    .execute()
  return u_id
}

/** Group calls, by HTTP. */
export function communityOf(app: () => TestApp) {
  const params = (groupId: string) => ({ params: { groupId } })
  const anonymousNameOf = async ({ uId }: TestUser) =>
    (
      await app()
        .db.selectFrom('person')
        .select('anonymous_name')
        .where('u_id', '=', uId)
        .executeTakeFirstOrThrow()
    ).anonymous_name
  const groups = {
    look: (as: TestUser, groupId: string) =>
      app().call('GET /api/website/community-group/{groupId}', params(groupId), { as }),
    /** Under a name for this group, made of the one that healers see. */
    async join(as: TestUser, groupId: string, given?: { anonymous_name?: string }) {
      const body = given ?? { anonymous_name: `${await anonymousNameOf(as)} here` }
      return app().call(
        'POST /api/website/community-group/{groupId}/join',
        { ...params(groupId), body },
        { as },
      )
    },
    leave: (as: TestUser, groupId: string) =>
      app().call('POST /api/website/community-group/{groupId}/leave', params(groupId), { as }),
    agree: (as: TestUser, groupId: string, rules = 'Be kind.\nNo names.') =>
      app().call(
        'POST /api/website/community-group/{groupId}/agree',
        { ...params(groupId), body: { rules } },
        { as },
      ),
    moderate: (as: TestUser, groupId: string, seq: number, action: 'hide' | 'mute') =>
      app().call(
        'POST /api/website/community-group/{groupId}/moderate',
        { ...params(groupId), body: { seq, action } },
        { as },
      ),
    /** As a member who agreed to the rules. */
    async enter(as: TestUser, groupId: string) {
      await groups.join(as, groupId)
      await groups.agree(as, groupId)
      return as
    },
    list: async (as: TestUser) =>
      (await app().call('GET /api/website/community-group', { query: {} }, { as })).data ?? [],
    myGroups: async (as: TestUser) =>
      (await app().call('GET /api/website/all-user-chat', { query: { is_group: 'true' } }, { as })).data ??
      [],
    write: (as: TestUser, id: string, text: string, u_id: string = randomUUID()) =>
      app().call(
        'POST /api/website/all-user-chat/{id}/message',
        { params: { id }, body: { u_id, text } },
        { as },
      ),
    read: (as: TestUser, id: string, seq: number) =>
      app().call('POST /api/website/all-user-chat/{id}/read', { params: { id }, body: { seq } }, { as }),
    thread: (as: TestUser, id: string, query: { before?: number; after?: number } = {}) =>
      app().call('GET /api/website/all-user-chat/{id}', { params: { id }, query }, { as }),
    texts: async (as: TestUser, id: string) =>
      (await groups.thread(as, id)).data?.messages.filter((one) => !one.is_gone).map(({ text }) => text),
    report: (
      as: TestUser,
      id: string,
      body: { seq?: number; about?: 'message' | 'person'; words?: string },
    ) =>
      app().call(
        'POST /api/website/all-user-chat/{id}/report',
        { params: { id }, body: { about: 'message', reason: 'abuse', ...body } },
        { as },
      ),
    block: (as: TestUser, id: string, seq?: number) =>
      app().call(
        'POST /api/website/all-user-chat/{id}/block',
        { params: { id }, body: { ...(seq !== undefined && { seq }) } },
        { as },
      ),
  }
  return groups
}
