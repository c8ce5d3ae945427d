import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { type Grantor, scopeNames, scopes } from '@newyou/contract/scopes'
import { beforeAll, describe, expect, test } from 'vitest'
import { freeTimes } from '../../../client/examples/free-times.ts'
import { nextWeek } from '../../../client/examples/next-week.ts'
import { takenInRupees } from '../../../client/examples/taken-in-rupees.ts'
import { makeHealer } from '../../testing/healers.ts'
import { keyOfHealer, keyOfPractice } from '../../testing/keys.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const root = path.resolve(import.meta.dirname, '../../..')
const page = readFileSync(path.join(root, 'docs/api.md'), 'utf8')

let site = ''
beforeAll(async () => {
  const { http } = app().app
  await http.listen({ port: 0, host: '127.0.0.1' })
  site = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}` // it listens on a port
})

describe('the examples of docs/api.md', () => {
  test.each(['free-times', 'next-week', 'taken-in-rupees'])('%s stands there as it is', (name) => {
    const example = readFileSync(path.join(root, `client/examples/${name}.ts`), 'utf8')
    expect(page).toContain(`\`\`\`ts\n${example}\`\`\``)
  })

  test('read free times, the sessions of a week and what was taken', async () => {
    const healer = await makeHealer(app())
    const { key } = await keyOfHealer(app(), healer, ['times:read', 'bookings:read'])
    const free = await freeTimes(site, key, healer.u_id, '2026-11-23')
    const startsAt = free[2]?.toISOString() ?? ''
    expect(startsAt).toMatch(/^2026-11-23T/)

    await bookAndPay(app(), await makeClient(app()), healer, startsAt)
    const after = await freeTimes(site, key, healer.u_id, '2026-11-23')
    expect(after.map((start) => start.toISOString())).not.toContain(startsAt)
    const sessions = await nextWeek(site, key, app().clock.now())
    expect(sessions).toEqual([expect.stringMatching(`^${startsAt} .+: `)])

    const admin = await makeStaff(app(), ['admin'])
    const books = await keyOfPractice(app(), admin, ['orders:read'], ['finance'])
    expect(await takenInRupees(site, books.key)).toBe(900)
    const other = await keyOfPractice(app(), admin, ['content:read'], ['finance'])
    await expect(takenInRupees(site, other.key)).rejects.toThrow('Please make a key that may read orders')
  })
})

test('docs/api.md lists every scope, who can give it, and its words', () => {
  const yes = (holder: Grantor, grants: readonly Grantor[]) => (grants.includes(holder) ? 'yes' : '')
  const cells = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  expect(
    cells.map(([, name, client, healer, practice, words]) => [name, client, healer, practice, words]),
  ).toEqual(
    scopeNames.map((name) => [
      `\`${name}\``,
      yes('client', scopes[name].grants),
      yes('healer', scopes[name].grants),
      yes('practice', scopes[name].grants),
      scopes[name].words.en,
    ]),
  )
})
