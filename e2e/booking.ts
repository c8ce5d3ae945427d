import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import type { DaySlots } from '@newyou/contract/care/healers/healers'
import type { PaymentStart } from '@newyou/contract/money/payments/payments'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { atGateway } from './sandbox.ts'

type Method = 'GET' | 'POST' | 'PUT'

/** Makes a call of the site as the person who is logged in in this page; undefined where the answer is a conflict. */
export async function callAs<T>(
  page: Page,
  method: Method,
  path: string,
  data?: object,
): Promise<T | undefined> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const cookies = await page.context().cookies()
  const csrf = decodeURIComponent(cookies.find(({ name }) => name === 'csrf')?.value ?? '')
  const answer = await page.request.fetch(path, {
    method,
    ...(data && { data }),
    headers: { authorization: `Bearer ${token}`, 'x-csrf-token': csrf },
  })
  if (answer.status() === 409) return undefined
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()).data as T // the contract's answer of that call
}

/** When an appointment of the client of this page begins. */
export async function startOf(page: Page, appointmentId: string): Promise<Date> {
  const known = await callAs<Appointment>(page, 'GET', `/api/website/appointment/${appointmentId}`)
  return new Date(known?.starts_at ?? '')
}

const dayMs = 86_400_000

/** The times of the first day of a week that has some. */
async function freeTimesOf(page: Page, healerId: string, week: 'this' | 'next') {
  const first = new Date(Date.now() + (week === 'next' ? 7 * dayMs : 0))
  const zone = 'time_zone=Asia/Kolkata'
  const from = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(first)
  const days = await callAs<{ date: string; free_count: number }[]>(
    page,
    'GET',
    `/api/website/healer-availability-date?healer_u_id=${healerId}&from=${from}&${zone}`,
  )
  const day = days?.find(({ free_count: count }) => count > 0)?.date
  if (!day) throw new Error(`healer ${healerId} has no available time`)
  const slots = await callAs<DaySlots>(
    page,
    'GET',
    `/api/website/healer-availability?healer_u_id=${healerId}&date=${day}&${zone}`,
  )
  return slots?.free ?? []
}

/** Holds the first available time of a healer for the client of this page, by calls alone; it waits to be paid. */
export async function holdTime(
  page: Page,
  healerPath: string,
  week: 'this' | 'next' = 'this',
): Promise<Appointment> {
  const healerId = healerPath.split('/').at(-1) ?? ''
  // Another journey may take a time meanwhile.
  for (const starts_at of await freeTimesOf(page, healerId, week)) {
    const held = await callAs<Appointment>(page, 'POST', '/api/website/appointment', {
      healer_u_id: healerId,
      starts_at,
      mode: 'video',
      description: 'I wake at three and cannot sleep again.',
    })
    if (held) return held
  }
  throw new Error(`healer ${healerId} has no available time`)
}

/**
 * Books the first available time of a healer for the client of this page and pays by card, by calls alone: the screens of it
 * are journeys of their own. In the next week nothing is too near to be moved. Resolves with the appointment's id.
 */
export async function bookAndPay(
  page: Page,
  healerPath: string,
  week: 'this' | 'next' = 'this',
): Promise<string> {
  const held = await holdTime(page, healerPath, week)
  const start = await callAs<PaymentStart>(page, 'POST', `/api/website/payment/${held.order_u_id}`, {})
  if (start?.outcome !== 'gateway') throw new Error('the payment did not start')
  const { payment } = await atGateway<{ payment: { id: string } }>(`orders/${start.checkout.order_id}/pay`)
  await callAs(page, 'PUT', `/api/website/appointment-payment/${held.u_id}`, {
    razor_pay_payment_id: payment.id,
  })
  return held.u_id
}
