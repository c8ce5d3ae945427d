import type { TestApp, TestUser } from './test-app.ts'

interface Booked {
  u_id: string
  order_u_id: string
}

/** Books a time for a client, without paying. */
export async function holdTime(
  app: TestApp,
  client: TestUser,
  healer: { u_id: string },
  startsAt: string,
  { description = 'I sleep badly.' } = {},
): Promise<Booked> {
  const { data, message } = await app.call(
    'POST /api/website/appointment',
    { body: { healer_u_id: healer.u_id, starts_at: startsAt, mode: 'video', description } },
    { as: client },
  )
  if (!data?.order_u_id) throw new Error(`the time was not held: ${message}`)
  return { u_id: data.u_id, order_u_id: data.order_u_id }
}

/** Opens the gateway's window for an order and lets the card be charged there; the site has no news of it yet. */
export async function chargeCard(app: TestApp, client: TestUser, orderId: string): Promise<string> {
  const { data, message } = await app.call(
    'POST /api/website/payment/{id}',
    { params: { id: orderId }, body: { wallet_paise: 0 } },
    { as: client },
  )
  if (data?.outcome !== 'gateway') throw new Error(`the payment did not start: ${message}`)
  const { payment } = await app.sandbox.gateway.payOrder(data.checkout.order_id)
  return payment.id
}

/** The browser's claim that an appointment was paid. */
export const claimPaid = (app: TestApp, client: TestUser, appointmentId: string, paymentId: string) =>
  app.call(
    'PUT /api/website/appointment-payment/{u_id}',
    { params: { u_id: appointmentId }, body: { razor_pay_payment_id: paymentId } },
    { as: client },
  )

/** An appointment, booked and paid by API. */
export async function bookAndPay(
  app: TestApp,
  client: TestUser,
  healer: { u_id: string },
  startsAt: string,
  details: { description?: string } = {},
): Promise<Booked> {
  const held = await holdTime(app, client, healer, startsAt, details)
  const answer = await claimPaid(app, client, held.u_id, await chargeCard(app, client, held.order_u_id))
  if (answer.data?.state !== 'confirmed')
    throw new Error(`the appointment was not confirmed: ${answer.message}`)
  return held
}
