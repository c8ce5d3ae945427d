import { randomUUID } from 'node:crypto'
import type { RunningSite } from '../tasks/site.ts'
import { startMeasuredSite } from './site.ts'

interface Client {
  token: string
  csrf: string
}

async function post(url: string, body: object, client?: Client, method = 'POST') {
  const answer = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(client
        ? {
            authorization: `Bearer ${client.token}`,
            'x-csrf-token': client.csrf,
            cookie: `csrf=${client.csrf}`,
          }
        : {}),
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

async function otpFor(sandboxUrl: string, email: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { items } = await (await fetch(`${sandboxUrl}/_inbox?to=${encodeURIComponent(email)}`)).json()
    if (items[0]?.code) return items[0].code
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no OTP for ${email}`)
}

/** A client who may book, made by the front door. */
async function register(api: string, sandboxUrl: string, number: number): Promise<Client> {
  const email = `${randomUUID()}@example.com`
  const device = { device_id: randomUUID() }
  const sent = await post(`${api}/generate-otp`, { type: 'email', email, ...device })
  const otp = await otpFor(sandboxUrl, email)
  const entered = await post(`${api}/login`, {
    challenge_u_id: sent.body.data.challenge_u_id,
    otp,
    ...device,
  })
  const registered = await post(`${api}/patient`, {
    first_name: 'Client',
    last_name: 'Racing',
    mobile_number: String(9_000_000_000 + number),
    email,
    gender: 'female',
    verification_token: entered.body.data.verification_token,
    ...device,
  })
  const csrf = registered.headers.get('set-cookie')?.match(/csrf=([^;]+)/)?.[1] ?? ''
  const client = { token: registered.body.data.token, csrf }
  const profile = {
    ...{ first_name: 'Client', last_name: 'Racing', anonymous_name: '', gender: 'female', dob: '1990-01-01' },
    ...{
      marital_status: 'single',
      country: 'India',
      state: 'Goa',
      city: 'Panaji',
      income_sources: ['salary'],
    },
    ...{ income_range_per_year: 'none', mental_health_invest_amount: 'up-to-500' },
  }
  await post(`${api}/patient/${registered.body.data.u_id}`, profile, client, 'PUT')
  return client
}

async function makeClients(site: RunningSite, api: string, count: number) {
  const clients: Client[] = []
  let next = 0
  const worker = async () => {
    while (next < count) clients.push(await register(api, site.sandboxUrl, next++))
  }
  await Promise.all(Array.from({ length: 16 }, worker))
  return clients
}

async function race(api: string, clients: Client[], slot: { healer_u_id: string; starts_at: string }) {
  const wish = { ...slot, mode: 'video', description: 'A race for one slot' }
  const began = performance.now()
  const answers = await Promise.all(clients.map((client) => post(`${api}/appointment`, wish, client)))
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return { counts, milliseconds: performance.now() - began }
}

/** 200 and 1,000 clients on one slot: one gets it, the others get 409, nobody gets an error of ours. */
export async function measure() {
  const { site, siteUrl, stop } = await startMeasuredSite()
  const api = `${siteUrl}/api/website`
  const { data: healers } = await (await fetch(`${api}/healers?items_per_page=2&sort=next-free`)).json()
  const clients = await makeClients(site, api, 1000)
  for (const [index, count] of [200, 1000].entries()) {
    const { u_id: healer_u_id, next_free_at: starts_at } = healers[index]
    const { counts, milliseconds } = await race(api, clients.slice(0, count), { healer_u_id, starts_at })
    const isRight = counts[201] === 1 && counts[409] === count - 1
    console.log(
      `  ${count} clients, one slot: ${JSON.stringify(counts)} in ${(milliseconds / 1000).toFixed(1)} s: ${isRight ? 'right' : 'WRONG'}`,
    )
    if (!isRight) process.exitCode = 1
  }
  await stop()
}
