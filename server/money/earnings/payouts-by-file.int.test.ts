import { expect, test } from 'vitest'
import { earningStage, soonFinal } from '../../testing/earnings.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({
  config: { RAZORPAYX_ACCOUNT_NUMBER: '' },
  fulfilments: { appointment: soonFinal },
})
const { dueEarner, financier, make } = earningStage(app)

test('without an account at the gateway a batch goes to the bank as a file alone', async () => {
  await dueEarner()
  const finance = await financier()
  const made = (await make(finance)).data
  const params = { batchId: made?.u_id ?? '' }
  expect(made).toMatchObject({ state: 'approved', may_send: false })
  const sent = await app().call('POST /api/staff/payout-batches/{batchId}/send', { params }, { as: finance })
  expect(sent.code).toBe('notNow')
  const file = await app().call('POST /api/staff/payout-batches/{batchId}/csv', { params }, { as: finance })
  expect(file.status).toBe(200)
})
