import { setTimeout as wait } from 'node:timers/promises'
import { makeClients, post } from '../bench/clients.ts'
import { freeTime } from '../bench/free-time.ts'

interface Places {
  siteUrl: string
  sandboxUrl: string
}

const paidWithinMs = 30_000

async function dataOf(address: string, token: string) {
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  return (await answer.json()).data
}

/**
 * A new client books a free time of a healer and pays at the gateway, whose webhook tells the site. Resolves with a
 * sentence about it.
 */
export async function bookThrough({ siteUrl, sandboxUrl }: Places): Promise<string> {
  const api = `${siteUrl}/api/website`
  const page = await fetch(`${siteUrl}/healers`)
  if (!page.ok) throw new Error(`/healers answers ${page.status}`)
  const [client] = await makeClients({ siteUrl, sandboxUrl }, 1)
  if (!client) throw new Error('no client was made')
  const time = await freeTime(api, 0)
  const held = await post(`${api}/appointment`, { ...time, description: 'The first booking' }, client)
  const start = await post(`${api}/payment/${held.body.data.order_u_id}`, {}, client)
  await post(`${sandboxUrl}/_control/orders/${start.body.data.checkout.order_id}/pay`, {})
  for (const until = Date.now() + paidWithinMs; ; await wait(200)) {
    const known = await dataOf(`${api}/appointment/${held.body.data.u_id}`, client.token)
    if (known.payment_state === 'paid') return `A booking is ${known.state} and paid: ${known.starts_at}.`
    if (Date.now() > until)
      throw new Error(`the booking is ${known.state}, its payment ${known.payment_state}`)
  }
}
