import type { ResourceName } from '@newyou/contract/administration/back-office/resources'
import type { TestApp, TestUser } from './test-app.ts'

/** A new article as the back office sends it. */
export const article = {
  kind: 'blog',
  title: 'Three slow evenings',
  lead: 'What helped one reader to sleep.',
  body: '<h2>Begin</h2><p>Put the lamp out.<script>alert(1)</script></p>',
  categories: ['health'],
  tags: ['sleep'],
}

/** Records of the back office, by the calls that every kind has. */
export function recordsOf(app: () => TestApp) {
  const create = (as: TestUser, body: object = article, name: ResourceName = 'articles') =>
    app().call(`POST /api/staff/${name}`, { body: body as Record<string, unknown> }, { as })
  return {
    create,

    /** A record that is there. */
    async written(as: TestUser, body: object = article, name: ResourceName = 'articles') {
      const answer = await create(as, body, name)
      if (!answer.data) throw new Error(JSON.stringify(answer))
      return answer.data
    },

    change: (
      as: TestUser,
      id: string,
      body: { version: number } & Record<string, unknown>,
      name: ResourceName = 'articles',
    ) => app().call(`PATCH /api/staff/${name}/{id}`, { params: { id }, body: { ...body } }, { as }),

    /** Audit entries of a record, oldest first. */
    actionsOf: async (record: string) =>
      (
        await app()
          .db.selectFrom('audit_entry')
          .select('action')
          .where('record_id', '=', record)
          .orderBy('at')
          .orderBy('u_id')
          .execute()
      ).map(({ action }) => action),
  }
}
