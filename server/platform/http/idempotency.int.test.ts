import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { createIdempotency } from './idempotency.ts'

const app = useTestApp()
const lease = { leaseMs: 2000, renewMs: 200 }

/** As one node of several sees it. */
const node = () => createIdempotency({ db: app().db, clock: app().clock, lease })
const principal = randomUUID()
const requestOf = (key: string) =>
  ({
    method: 'POST',
    routeOptions: { url: '/api/website/payment/:id' },
    headers: { 'idempotency-key': key },
    params: {},
    body: {},
  }) as unknown as FastifyRequest // what the keys are made of

const rowsOf = (key: string) =>
  app().db.selectFrom('idempotency_key').select(['state', 'attempt']).where('key', '=', key).execute()

test('another node does not begin while the first still works, however long that takes', async () => {
  const key = randomUUID()
  let finish = (_answer: string) => {}
  const first = node().once(requestOf(key), principal, () => new Promise<string>((done) => (finish = done)))
  await expect.poll(async () => (await rowsOf(key)).length).toBe(1)
  const begun = Date.now()
  let attempts = 0
  while (Date.now() - begun < 2 * lease.leaseMs) {
    attempts++
    await expect(node().once(requestOf(key), principal, async () => 'second')).rejects.toMatchObject({
      code: 'stillWorking',
    })
    await wait(50)
  }
  expect(attempts).toBeGreaterThan(2)
  finish('first')
  expect(await first).toBe('first')
  expect(await node().once(requestOf(key), principal, async () => 'second')).toBe('first')
})

test('after the death of a node another begins within the lease', async () => {
  const key = randomUUID()
  // A node that ended in the middle: nothing renews what it holds.
  await app()
    .db.insertInto('idempotency_key')
    .values({
      principal,
      route: 'POST /api/website/payment/:id',
      key,
      request_hash: createHash('sha256')
        .update(JSON.stringify([{}, {}]))
        .digest(),
      state: 'working',
      created_at: app().clock.now(),
      attempt: randomUUID(),
      leased_until: sql<Date>`clock_timestamp() + ${lease.leaseMs} * interval '1 millisecond'`,
    })
    .execute()
  const again = () => node().once(requestOf(key), principal, async () => 'taken over')
  await expect(again()).rejects.toMatchObject({ code: 'stillWorking' })
  await expect.poll(() => again().catch(() => undefined), { timeout: 10_000 }).toBe('taken over')
})

test('a refusal leaves the key free, and an attempt that lost it does not take it from the one that has it', async () => {
  const key = randomUUID()
  await expect(
    node().once(requestOf(key), principal, async () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await rowsOf(key)).toEqual([])
  let fail = (_error: Error) => {}
  const stalled = node().once(requestOf(key), principal, () => new Promise<string>((_, no) => (fail = no)))
  await expect.poll(async () => (await rowsOf(key)).length).toBe(1)
  const other = randomUUID()
  await app().db.updateTable('idempotency_key').set({ attempt: other }).where('key', '=', key).execute()
  fail(new Error('late'))
  await expect(stalled).rejects.toThrow('late')
  expect(await rowsOf(key)).toEqual([{ state: 'working', attempt: other }])
})
