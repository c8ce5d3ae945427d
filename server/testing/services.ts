import type { ServiceForm } from '@newyou/contract/care/healers/services'
import { signInHealer, type TestHealer } from './healers.ts'
import type { TestApp } from './test-app.ts'

export const serviceForm = (given: Partial<ServiceForm> = {}): ServiceForm => ({
  name: 'Long session',
  name_hi: 'लंबा सेशन',
  description: '',
  description_hi: '',
  minutes: 90,
  break_before: null,
  break_after: null,
  start_step: null,
  price_rupees: 1_500,
  modes: null,
  places: [],
  audience: 'everybody',
  pays_later: false,
  people_min: 1,
  people_max: 1,
  notice_minutes: null,
  horizon_days: null,
  daily_cap: null,
  state: 'live',
  ...given,
})

/** Adds a service of a healer by call. Resolves with its id. */
export async function addService(
  app: TestApp,
  healer: TestHealer,
  given: Partial<ServiceForm> = {},
): Promise<string> {
  const { data, message } = await app.call(
    'POST /api/practice/service',
    { body: serviceForm(given) },
    { as: await signInHealer(app, healer) },
  )
  if (!data) throw new Error(`the service was not added: ${message}`)
  return data.u_id
}
