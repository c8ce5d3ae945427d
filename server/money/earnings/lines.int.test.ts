import { expect, test } from 'vitest'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const linesOf = async (as: TestUser) =>
  (await app().call('GET /api/practice/earning-lines', { query: {} }, { as })).data

test('a session stands under the name that the client chose for healers, or the first name, never the whole', async () => {
  const healer = await makeHealer(app())
  const chosen = await makeClient(app(), { anonymousName: 'Quiet Banyan' })
  const plain = await makeClient(app(), { firstName: 'Shabnam', lastName: 'Ansari', anonymousName: '' })
  await bookAndPay(app(), chosen, healer, '2026-11-23T03:30:00.000Z')
  await bookAndPay(app(), plain, healer, '2026-11-24T03:30:00.000Z')
  const lines = await linesOf(await signInHealer(app(), healer))
  expect(lines?.map(({ client_name: name }) => name).sort()).toEqual(['Quiet Banyan', 'Shabnam'])
  for (const hidden of ['Ananya', 'Kulkarni', 'Ansari']) expect(JSON.stringify(lines)).not.toContain(hidden)
})
