import { randomUUID } from 'node:crypto'
import type { MeasuredSite } from './site.ts'

export interface Client {
  uId: string
  token: string
  csrf: string
}

export async function post(url: string, body: object, client?: Client) {
  const answer = await fetch(url, {
    method: 'POST',
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
    ...{ first_name: 'Client', last_name: 'Racing', anonymous_name: '', gender: 'female' },
    ...{ mobile_number: String(9_000_000_000 + number), alternate_mobile_number: '', email },
    ...{ dob: '1990-01-01', marital_status: 'single' },
    ...{ country: 'India', state: 'Goa', city: 'Panaji' },
    ...{ income_sources: ['salary'], income_range_per_year: 'none' },
    mental_health_invest_amount: 'up-to-500',
    // The third profession and the second language of the lists that come with the database.
    profession_u_id: '019a0000-0000-7000-8000-000000000203',
    language_u_id: '019a0000-0000-7000-8000-000000000102',
    ...{ organization_id: 'NEWYOU', referral_code: '' },
    verification_token: entered.body.data.verification_token,
    ...device,
  })
  if (registered.status !== 201) throw new Error(`No client was made: ${JSON.stringify(registered.body)}`)
  const csrf = registered.headers.get('set-cookie')?.match(/csrf=([^;]+)/)?.[1] ?? ''
  return { uId: registered.body.data.u_id, token: registered.body.data.token, csrf }
}

/** As many clients, sixteen at a time. */
export async function makeClients(
  { siteUrl, sandboxUrl }: Pick<MeasuredSite, 'siteUrl' | 'sandboxUrl'>,
  count: number,
) {
  const api = `${siteUrl}/api/website`
  const clients: Client[] = []
  let next = 0
  const worker = async () => {
    while (next < count) clients.push(await register(api, sandboxUrl, next++))
  }
  await Promise.all(Array.from({ length: 16 }, worker))
  return clients
}
