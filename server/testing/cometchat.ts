import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TestApp, TestUser } from './test-app.ts'

/** Chat on the site and at the sandbox's CometChat. */
export function cometChatOf(app: () => TestApp) {
  const remote = () => app().sandbox.cometChat
  type Message = Awaited<ReturnType<ReturnType<typeof remote>['write']>>

  return {
    remote,
    write: (as: TestUser, id: string, text: string) =>
      app().call(
        'POST /api/website/all-user-chat/{id}/message',
        { params: { id }, body: { u_id: randomUUID(), text } },
        { as },
      ),
    texts: async (as: TestUser, id: string) =>
      (
        await app().call('GET /api/website/all-user-chat/{id}', { params: { id }, query: {} }, { as })
      ).data?.messages
        .filter((one) => !one.is_gone)
        .map(({ text }) => text),
    /** As whom a client is known in a group there. */
    memberIdOf: async ({ uId }: TestUser, groupId: string) =>
      (
        await app()
          .db.selectFrom('community_member')
          .select('u_id')
          .where('person_id', '=', uId)
          .where('side', '=', 'client')
          .where('group_id', '=', groupId)
          .executeTakeFirstOrThrow()
      ).u_id,
    tokenOf: (as: TestUser, group_u_id?: string) =>
      app().call('POST /api/website/cometchat-token', { query: group_u_id ? { group_u_id } : {} }, { as }),
    /** Runs waiting jobs, and retries failed ones as if they were due. */
    async work(rounds = 3) {
      for (let round = 0; round < rounds; round++) {
        await app().app.platform.jobs.runNow('cometchat-waiting')
        await app().drain()
        await sql`update jobs.job set start_after = now() where name like 'cometchat-%' and state = 'retry'`.execute(
          app().db,
        )
      }
    },
    /** Tells of a message as CometChat does, and says how that was answered. */
    async hear(message: Message, credential = 'newyou:sandbox-cometchat-password') {
      const answer = await app().app.http.inject({
        method: 'POST',
        url: '/api/webhooks/cometchat',
        payload: JSON.stringify(remote().newsOf(message)),
        headers: {
          'content-type': 'application/json',
          authorization: `Basic ${Buffer.from(credential).toString('base64')}`,
        },
      })
      return answer.statusCode
    },
    /** Texts of a pair or of a group. */
    textsThere: (one: string, other: string) =>
      remote()
        .messages()
        .filter(({ sender, receiver }) => receiver === other || (sender === other && receiver === one))
        .map(({ data }) => data.text),
    nameThere: (uid: string) =>
      remote()
        .users()
        .find((one) => one.uid === uid)?.name,
  }
}
