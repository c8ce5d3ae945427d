import { expect, test } from 'vitest'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { addService } from '../../testing/services.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const wanted = '2026-11-25T03:30:00.000Z' // Wednesday, 09:00 in India

test('an offer of another service has its length and its name until the session', async () => {
  const healer = await makeHealer(app())
  const practice = await signInHealer(app(), healer)
  const client = await makeClient(app())
  const { u_id: appointment_u_id } = await bookAndPay(app(), client, healer, '2026-11-23T03:30:00.000Z')
  const service_u_id = await addService(app(), healer, { modes: ['voice'], break_after: 15 })
  const offer = (given: { service_u_id: string; mode: 'video' | 'voice' }) =>
    app().call(
      'POST /api/practice/healing-session',
      {
        body: {
          ...{ appointment_u_id, title: 'A longer breath', description: 'We go on with the breathing.' },
          ...{ starts_at: wanted, price_paise: 0, ...given },
        },
      },
      { as: practice },
    )
  expect(await offer({ service_u_id, mode: 'video' })).toMatchObject({ status: 400, code: 'invalidInput' })
  expect(await offer({ service_u_id: client.uId, mode: 'voice' })).toMatchObject({ status: 404 })
  const { data: offered } = await offer({ service_u_id, mode: 'voice' })
  const length = { starts_at: wanted, ends_at: '2026-11-25T05:00:00.000Z', service_u_id }
  expect(offered).toMatchObject({ ...length, state: 'offered' })
  const { data: accepted } = await app().call(
    'PATCH /api/website/healing-session/{uId}',
    { params: { uId: offered?.u_id ?? '' }, body: { accepted_by_patient: true, wallet_discount: 0 } },
    { as: client },
  )
  const { data: session } = await app().call(
    'GET /api/website/appointment/{appointmentId}',
    { params: { appointmentId: accepted?.appointment_u_id ?? '' } },
    { as: client },
  )
  expect(session).toMatchObject({ ...length, state: 'confirmed', service_name: 'Long session' })
})
