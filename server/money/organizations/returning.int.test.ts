import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { codeOf, type Managed, organizationsOf, place } from '../../testing/organizations.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const { managed, linkFor, accept, mine, sendTable } = organizationsOf(app)

describe('who was removed by a manager', () => {
  async function removedFrom(firm: Managed, person: TestUser) {
    const list = await app().call(
      `GET ${place}/member`,
      { params: firm.params, query: {} },
      { as: firm.manager },
    )
    const memberId = list.data?.[0]?.u_id ?? ''
    await app().call(
      `DELETE ${place}/member/{memberId}`,
      { params: { ...firm.params, memberId } },
      { as: firm.manager },
    )
    expect((await mine(person))?.membership).toBeNull()
  }
  const mailed = async (firm: Managed, email: string) => {
    expect((await sendTable(firm, email)).data?.invited).toBe(1)
    const { code } = await app()
      .db.selectFrom('organization_invitation')
      .select('code')
      .where('email', '=', email)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirstOrThrow()
    return code
  }

  test('does not come back by a link, old or new, nor by a mail from before, but by a fresh mail', async () => {
    const firm = await managed()
    const person = await makeClient(app())
    const code = codeOf((await linkFor(firm))?.link)
    const spare = await mailed(firm, `${randomUUID()}@firm.example`)
    expect((await accept(person, code)).status).toBe(200)
    await removedFrom(firm, person)
    expect(await accept(person, code)).toMatchObject({ status: 403, code: 'membershipRemoved' })
    expect((await accept(person, spare)).code).toBe('membershipRemoved')
    app().clock.advance(1000)
    expect((await accept(person, codeOf((await linkFor(firm))?.link))).code).toBe('membershipRemoved')
    const fresh = await mailed(firm, `${randomUUID()}@firm.example`)
    expect((await accept(person, fresh)).status).toBe(200)
    const { uses } = await app()
      .db.selectFrom('organization_invitation')
      .select('uses')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    expect(uses).toBe(1)
  })

  test('is invited again under the same address; who left by themselves may come back by the link', async () => {
    const firm = await managed()
    const person = await makeClient(app())
    const email = `${randomUUID()}@firm.example`
    expect((await accept(person, await mailed(firm, email))).status).toBe(200)
    await removedFrom(firm, person)
    app().clock.advance(1000)
    expect((await accept(person, await mailed(firm, email))).status).toBe(200)
    const other = await makeClient(app())
    const code = codeOf((await linkFor(firm))?.link)
    for (let time = 0; time < 2; time++) {
      expect((await accept(other, code)).status).toBe(200)
      expect((await app().call('POST /api/website/my-organization/leave', {}, { as: other })).status).toBe(
        200,
      )
    }
  })
})
