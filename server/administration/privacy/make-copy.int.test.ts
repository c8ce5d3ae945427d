import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { privacyOf } from '../../testing/privacy.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const { request, latest, ticket } = privacyOf(app)
const megabyte = 1024 * 1024

test('a copy with many files is put together on another thread, without any of them in this one’s memory', async () => {
  const client = await makeClient(app())
  const ticketId = await ticket(client)
  const { platform } = app().app
  for (let number = 0; number < 12; number++) {
    const u_id = randomUUID()
    const file = `support/${u_id}.pdf`
    await platform.privateFiles.keep(file, Buffer.alloc(8 * megabyte, number))
    await app()
      .db.insertInto('support_attachment')
      .values({
        ...{ u_id, ticket_id: ticketId, name: `${number}.pdf`, kind: 'pdf', file },
        ...{ bytes: 8 * megabyte, created_at: app().clock.now() },
      })
      .execute()
  }
  await request(client)
  // Buffers of this thread; those of other threads count for the process alone.
  const before = process.memoryUsage().arrayBuffers
  let most = before
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage().arrayBuffers)
  }, 5)
  await app().drain()
  clearInterval(looking)
  expect((await latest(client))?.bytes).toBeGreaterThan(12 * 8 * megabyte)
  expect((most - before) / megabyte).toBeLessThan(8)
  const folder = path.resolve(platform.config.DATA_FOLDER, 'copies')
  expect(await readdir(folder).catch(() => [])).toEqual([])
})
