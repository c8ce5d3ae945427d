import { createHmac } from 'node:crypto'
import type { Api, Call, CallInput } from '../../contract/api.ts'
import type { Answer } from '../../contract/endpoint.ts'
import type { Role } from '../../contract/vocabulary.ts'
import { startSandbox } from '../../sandbox/index.ts'
import { buildApp } from '../../server/app.ts'
import { movableClock } from '../../server/platform/clock.ts'
import { readConfig } from '../../server/platform/config.ts'
import { inTransaction } from '../../server/platform/database/database.ts'
import { uuidIds } from '../../server/platform/ids.ts'
import { cryptographicRandom } from '../../server/platform/random.ts'
import { createLogger } from '../../server/platform/watch/logger.ts'
import { registeredTexts } from '../../server/testing/registered-texts.ts'
import { createLaterJobs } from './later-jobs.ts'

interface PastSiteOptions {
  databaseUrl: string
  /** As the site itself will run, so that links of mails lead there. */
  environment: Record<string, string>
  /** Where the gateway, mail and SMS of the sandbox keep what they know. */
  sandboxState: string
  from: Date
}

interface Person {
  token: string
  csrf: string
}

const deviceName = 'demo history'

/** The real server and its sandbox on a clock that the caller moves, to make a past by the calls that people make. */
export async function openPastSite({ databaseUrl, environment, sandboxState, from }: PastSiteOptions) {
  const clock = movableClock(from)
  const sandbox = await startSandbox({
    stateFile: sandboxState,
    clock: { now: () => clock.now().getTime() },
    delays: { refundMs: 0 },
    registeredTexts: registeredTexts(),
  })
  // News that comes while the site is being made would meet no server; the browser's claim is enough.
  sandbox.gateway.setWebhookMode('dropped')
  const config = readConfig({
    ...process.env,
    ...environment,
    RATE_LIMIT_FACTOR: '1000000',
    RAZORPAY_API_URL: sandbox.url,
    SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    MSG91_API_URL: sandbox.url,
    MSG91_AUTH_KEY: 'sandbox-msg91-key',
    WHATSAPP_API_URL: `${sandbox.url}/whatsapp/v21.0/1`,
  })
  const logger = createLogger({ LOG_LEVEL: 'error', isProduction: true })
  const random = cryptographicRandom
  const app = await buildApp({ config, databaseUrl, clock, ids: uuidIds, random, logger })
  await app.open()
  const { db } = app.platform
  const later = createLaterJobs({ db, clock, jobs: app.platform.jobs })

  async function as(personId: string, role: Role): Promise<Person> {
    const device = { deviceId: `demo-${personId}`, deviceName }
    const { viewer, pair } = await inTransaction(db, (trx) =>
      app.modules.accounts.sessions.begin(trx, personId, role, device),
    )
    const csrf = createHmac('sha256', config.CSRF_SECRET).update(viewer.sessionId).digest('base64url')
    return { token: pair.token, csrf }
  }

  async function call<K extends Call>(person: Person, name: K, input: CallInput<K>) {
    const {
      params = {},
      query,
      body,
    } = input as {
      params?: Record<string, string>
      query?: Record<string, string>
      body?: object
    }
    const [method, pattern] = name.split(' ') as ['POST', string] // a call of the contract begins with its method
    const answer = await app.http.inject({
      method,
      url: pattern.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? ''),
      ...(query && { query }),
      payload: body,
      headers: { authorization: `Bearer ${person.token}`, 'x-csrf-token': person.csrf },
      cookies: { csrf: person.csrf, '__Host-csrf': person.csrf },
    })
    if (answer.statusCode >= 400) throw new Error(`${name} at ${clock.now().toISOString()}: ${answer.body}`)
    await later.settle()
    return answer.json<Answer<Api[K]>>().data
  }

  return {
    db,
    clock,
    config,
    imports: app.modules.imports,
    ledger: app.modules.ledger,
    compareWithGateway: () => app.modules.payments.compareWithGateway(),
    settleEarnings: app.modules.payments.settleEarnings,
    forgetSession: app.modules.accounts.sessions.forget,
    as,
    call,
    /** Moves the clock, and does on the way what falls due. */
    goTo: later.goTo,

    /** Pays an order from what is given, and the rest at the gateway. */
    async pay(
      client: Person,
      orderId: string,
      { walletPaise = 0, lifePoints = 0, isByOrganization = false } = {},
    ) {
      const { allowance, price } = await call(client, 'GET /api/website/order/{orderId}', {
        params: { orderId },
      })
      const allowancePaise = isByOrganization ? Math.min(allowance?.left_paise ?? 0, price.price_paise) : 0
      const started = await call(client, 'POST /api/website/payment/{id}', {
        params: { id: orderId },
        body: { wallet_paise: walletPaise, life_points: lifePoints, allowance_paise: allowancePaise },
      })
      if (started.outcome === 'paid') return
      const { payment } = await sandbox.gateway.payOrder(started.checkout.order_id, { method: 'upi' })
      await call(client, 'PUT /api/website/order-payment/{u_id}', {
        params: { u_id: orderId },
        body: { razor_pay_payment_id: payment.id },
      })
    },

    async close(now: Date) {
      await later.goTo(now)
      await later.leave()
      await db
        .deleteFrom('refresh_token')
        .where('session_id', 'in', (of) =>
          of.selectFrom('session').select('u_id').where('device_name', '=', deviceName),
        )
        .execute()
      await db.deleteFrom('session').where('device_name', '=', deviceName).execute()
      await app.stop()
      await sandbox.close()
    },
  }
}
export type PastSite = Awaited<ReturnType<typeof openPastSite>>
