import { expect, test } from 'vitest'
import { makeHealer } from '../../testing/healers.ts'
import { registerClient } from '../../testing/people.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

const request = (as: TestUser, item_u_id: string) =>
  app().call('POST /api/website/wishlist', { body: { kind: 'healer', item_u_id } }, { as })
const titles = async (as: TestUser) =>
  (await app().call('GET /api/website/wishlist', {}, { as })).data?.map(({ title }) => title)

test('a client puts a healer on the wishlist once, sees the entry, and removes it', async () => {
  const [mine, other] = [await registerClient(app()), await registerClient(app())]
  const healer = await makeHealer(app(), { full_name: 'Wished For' })
  const answers = await Promise.all(Array.from({ length: 5 }, () => request(mine, healer.u_id)))
  expect(new Set(answers.map(({ status, data }) => `${status} ${data?.u_id}`)).size).toBe(1)
  expect(await titles(mine)).toEqual(['Wished For'])
  expect(await titles(other)).toEqual([])
  const remove = (as: TestUser) =>
    app().call(
      'DELETE /api/website/wishlist/{wishlistId}',
      { params: { wishlistId: answers[0]?.data?.u_id ?? '' } },
      { as },
    )
  expect((await remove(other)).status).toBe(404)
  expect((await remove(mine)).status).toBe(200)
  expect(await titles(mine)).toEqual([])
})

test('what is not offered cannot be wished for, and what is withdrawn is left out', async () => {
  const client = await registerClient(app())
  const hidden = await makeHealer(app(), { state: 'in-review' })
  expect((await request(client, hidden.u_id)).status).toBe(404)
  const healer = await makeHealer(app(), { full_name: 'Goes Away' })
  await request(client, healer.u_id)
  await app().db.updateTable('healer').set({ state: 'paused' }).where('u_id', '=', healer.u_id).execute()
  expect(await titles(client)).toEqual([])
  await app().db.updateTable('healer').set({ state: 'verified' }).where('u_id', '=', healer.u_id).execute()
  expect(await titles(client)).toEqual(['Goes Away'])
})

test('a visitor has no wishlist', async () => {
  const healer = await makeHealer(app())
  const body = { kind: 'healer' as const, item_u_id: healer.u_id }
  expect((await app().call('POST /api/website/wishlist', { body })).status).toBe(401)
})
