import type { trialCalls } from '@newyou/contract/administration/back-office/trials'
import type { Body } from '@newyou/contract/endpoint'
import { expect, test } from 'vitest'
import { makeStaff } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

type Trial = Body<(typeof trialCalls)['POST /api/staff/trials']>

test('an administrator tries mail, SMS and the gateway by real messages and calls', async () => {
  const admin = await makeStaff(app(), ['admin'])
  const run = (body: Trial) =>
    app().call('POST /api/staff/trials', { body } as { body: { service: 'gateway' } }, { as: admin })
  expect((await run({ service: 'mail', to: 'asha@stillwater.example' })).data).toEqual({
    is_well: true,
    says: '',
  })
  expect(await app().otpFor('asha@stillwater.example')).toMatch(/^\d{6}$/)
  expect((await run({ service: 'sms', to: '98765 43210' })).data).toEqual({ is_well: true, says: '' })
  expect(await app().otpFor('+919876543210')).toMatch(/^\d{6}$/)
  expect((await run({ service: 'gateway' })).data).toEqual({ is_well: true, says: '' })
  expect(await run({ service: 'sms', to: '12' })).toMatchObject({
    status: 400,
    errors: { to: expect.any(String) },
  })
  const editor = await makeStaff(app(), ['editor'])
  const body = { service: 'gateway' } as const
  expect((await app().call('POST /api/staff/trials', { body }, { as: editor })).status).toBe(403)
})
