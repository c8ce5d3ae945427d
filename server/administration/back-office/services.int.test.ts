import { expect, test } from 'vitest'
import { makeHealer } from '../../testing/healers.ts'
import { recordsOf } from '../../testing/records.ts'
import { makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const { written, change } = recordsOf(app)

test('staff change a service of a healer, and the first one within what it is', async () => {
  const admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
  const healer = await makeHealer(app())
  const form = {
    healer_id: healer.u_id,
    name: 'Long session',
    minutes: 90,
    start_step: '30',
    modes: ['voice'],
  }
  const long = await written(admin, form, 'services')
  const shown = async () =>
    (await app().call('GET /api/website/healer/{healerId}', { params: { healerId: healer.u_id } })).data
      ?.services
  expect(await shown()).toMatchObject([
    { u_id: healer.u_id, minutes: 45 },
    { u_id: long.u_id, minutes: 90, modes: ['voice'], price_paise: 90_000 },
  ])
  const words = { version: Number(long.version), name: 'Longer session', price_paise: 0, minutes: 100 }
  expect(await change(admin, String(long.u_id), words, 'services')).toMatchObject({ status: 200 })
  expect(await shown()).toMatchObject([{}, { name: 'Longer session', minutes: 100, price_paise: 0 }])
  const first = { version: 1, name: 'Counselling' }
  expect(await change(admin, healer.u_id, first, 'services')).toMatchObject({ status: 200 })
  for (const [field, value] of Object.entries({
    minutes: 60,
    price_paise: 50_000,
    modes: ['voice'],
    state: 'retired',
  }))
    expect(await change(admin, healer.u_id, { version: 2, [field]: value }, 'services'), field).toMatchObject(
      { status: 400, errors: { [field]: expect.stringContaining('first service') } },
    )
})
