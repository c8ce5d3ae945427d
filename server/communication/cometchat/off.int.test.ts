import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cometChatOf } from '../../testing/cometchat.ts'
import { communityOf, makeGroup } from '../../testing/community.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const groups = communityOf(app)
const { remote, tokenOf, hear } = cometChatOf(app)

test('where CometChat is not configured nothing is written down, called or taken', async () => {
  const client = await makeClient(app())
  const groupId = await makeGroup(app())
  await groups.enter(client, groupId)
  await groups.write(client, groupId, 'Good evening')
  await groups.leave(client, groupId)
  await app().drain()
  expect(remote().users()).toEqual([])
  const { rows } = await sql<{ count: number }>`select
    (select count(*) from cometchat_user) + (select count(*) from cometchat_group)
    + (select count(*) from cometchat_message)
    + (select count(*) from jobs.job where name like 'cometchat-%') as count`.execute(app().db)
  expect(rows).toEqual([{ count: 0 }])
  expect(await tokenOf(client)).toMatchObject({ status: 409, code: 'cometChatOff' })
  expect(await hear({} as Parameters<typeof hear>[0])).toBe(404)
})
