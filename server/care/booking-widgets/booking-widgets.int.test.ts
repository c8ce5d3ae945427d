import { existsSync } from 'node:fs'
import path from 'node:path'
import { widgetOrigin } from '@newyou/contract/care/booking-widgets'
import { expect, test } from 'vitest'
import { finishedBuild } from '../../site.ts'
import { makeHealer } from '../../testing/healers.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const isBuilt = existsSync(path.resolve(import.meta.dirname, '../../../web/build/server/index.js'))
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z'), ...(isBuilt && { web: finishedBuild }) })
const origins = ['https://clinic.example', 'http://localhost:8080']

async function widgetOf(healerId: string, more: object = {}) {
  const admin = await makeStaff(app(), ['admin'])
  return app().call(
    'POST /api/staff/booking-widgets',
    { body: { name: 'Clinic', healer_id: healerId, origins, ...more } },
    { as: admin },
  )
}
const shown = (widgetId: string) =>
  app().call('GET /api/website/booking-widget/{widgetId}', { params: { widgetId } })
const idOf = (data: unknown) => (data as { u_id: string }).u_id

test('a widget says whose times it offers and where, while it is live and its healer is verified', async () => {
  const healer = await makeHealer(app())
  const { status, data } = await widgetOf(healer.u_id, { origins: [...origins, ...origins] })
  expect(status).toBe(201)
  const id = idOf(data)
  expect((await shown(id)).data).toEqual({
    u_id: id,
    healer_u_id: healer.u_id,
    service_u_id: null,
    origins,
    is_open: true,
  })
  await app().db.updateTable('healer').set({ state: 'paused' }).where('u_id', '=', healer.u_id).execute()
  expect((await shown(id)).data).toMatchObject({ is_open: false, origins })
  await app().db.updateTable('healer').set({ state: 'verified' }).where('u_id', '=', healer.u_id).execute()
  await app().db.updateTable('booking_widget').set({ state: 'closed' }).where('u_id', '=', id).execute()
  expect((await shown(id)).data).toMatchObject({ is_open: false, origins })
})

test.skipIf(!isBuilt)('the frame of a closed widget says so on the sites that may show it', async () => {
  const id = idOf((await widgetOf((await makeHealer(app())).u_id)).data)
  await app().db.updateTable('booking_widget').set({ state: 'closed' }).where('u_id', '=', id).execute()
  const { statusCode, body, headers } = await app().app.http.inject(`/booking-widget/${id}`)
  expect(statusCode).toBe(200)
  expect(body).toContain('Booking is closed here')
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${origins.join(' ')}`)
})

test('one that is not there is not found', async () => {
  expect((await shown('01900000-0000-7000-8000-0000000000ff')).status).toBe(404)
})

test('a widget takes a service of its healer alone, and exact origins', async () => {
  const [healer, other] = [await makeHealer(app()), await makeHealer(app())]
  expect((await widgetOf(healer.u_id, { service_id: other.u_id })).errors?.service_id).toMatch(
    /another healer/,
  )
  expect((await widgetOf(healer.u_id, { service_id: healer.u_id })).status).toBe(201)
  expect((await widgetOf(healer.u_id, { origins: [] })).errors?.origins).toMatch(/at least one/)
  expect((await widgetOf(healer.u_id, { origins: ['https://*.example'] })).errors?.origins).toMatch(/no site/)
})

test.each([
  ['https://clinic.example', true],
  ['https://www.clinic.co.in:8443', true],
  ['http://localhost:8080', true],
  ['http://127.0.0.1', true],
  ['http://clinic.example', false],
  ['https://clinic.example/', false],
  ['https://clinic.example/book', false],
  ['https://*.clinic.example', false],
  ['https://clinic', false],
  ['https://clinic.example; script-src *', false],
  ["'self'", false],
  ['*', false],
])('%s may show a widget: %s', (origin, isAllowed) => expect(widgetOrigin.test(origin)).toBe(isAllowed))

test('the link to a healer or a service comes as a QR code', async () => {
  const healer = await makeHealer(app())
  const ask = (path: string) => app().app.http.inject({ method: 'GET', url: path })
  for (const query of ['', `?service=${healer.u_id}`]) {
    const answer = await ask(`/api/website/healer/${healer.u_id}/qr${query}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(answer.body).toMatch(/^<svg/)
  }
  const stranger = await makeHealer(app())
  for (const path of [
    `${healer.u_id}/qr?service=${stranger.u_id}`,
    'nobody/qr',
    `${healer.u_id}/qr?service=x`,
  ])
    expect((await ask(`/api/website/healer/${path}`)).statusCode).toBe(404)
})
