import { expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { inTransaction } from './database.ts'
import { waitBriefly } from './locks.ts'

const app = useTestApp()

test('who queues for a calendar waits two of the five seconds that a call may wait for the database', () =>
  inTransaction(app().db, async (trx) => {
    await waitBriefly(trx, 5000)
    const { rows } = await app().app.platform.pool.query(`show lock_timeout`)
    expect(rows).toEqual([{ lock_timeout: '30s' }])
    const own = await trx
      .selectNoFrom((of) => of.fn<string>('current_setting', [of.val('lock_timeout')]).as('wait'))
      .executeTakeFirst()
    expect(own?.wait).toBe('2s')
  }))
