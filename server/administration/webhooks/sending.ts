import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import { sql } from 'kysely'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { after, seconds } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { OutsideRefusedError } from '../../platform/http/outside.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SealedTexts } from '../../platform/sealed-texts.ts'
import { eventBody } from './event-body.ts'
import { failsFor, isGone, isTaken, nextAttempt } from './retrying.ts'
import { secretsIn, signedHeaders } from './signing.ts'

const deliveryQueue = 'webhook-deliveries'

/** Subjects of one endpoint that one job sends for at once. */
const atOnce = 8
const answerWithinMs = 15_000
/** Longer than an attempt takes: after it another process may send what this one did not end. */
const leaseMs = seconds(20)
/** A job ends after this long and leaves the rest to the next, so that no endpoint takes a worker for itself. */
const jobMs = seconds(20)

interface Due {
  id: number
  u_id: string
  event_u_id: string
  kind: string
  at: Date
  data: unknown
  tries: number
}

interface Outcome {
  status: number | null
  problem: string | null
  retryAfter: string | null
  ms: number
}

interface SendingNeeds extends Pick<Platform, 'db' | 'clock' | 'jobs' | 'outside' | 'publicUrl'> {
  sealed: SealedTexts
  accounts: Pick<Accounts, 'peopleWithRole'>
  notifications: Pick<Notifications, 'notify'>
}

/** Hands events over, each until it was taken, and those of one subject one after the other. */
export function createSending({ db, clock, jobs, outside, publicUrl, sealed, ...needs }: SendingNeeds) {
  const { accounts, notifications } = needs

  /** Takes what is due for a while: the first event of each subject alone, so that a later one never overtakes it. */
  async function lease(endpointId: string): Promise<Due[]> {
    const now = clock.now()
    const { rows } = await sql<Due>`
      with taken as (
        update webhook_delivery set next_at = ${after(now, leaseMs)} where id in (
          select d.id from webhook_delivery d
          where d.endpoint_id = ${endpointId} and d.state = 'due' and d.next_at <= ${now}
            and not exists (select from webhook_delivery earlier where earlier.endpoint_id = d.endpoint_id
              and earlier.subject = d.subject and earlier.state = 'due' and earlier.id < d.id)
          order by d.id limit ${atOnce} for update skip locked)
        returning id, u_id, event_id, tries)
      select t.id, t.u_id, e.u_id as event_u_id, e.kind, e.at, e.data, t.tries
      from taken t join outgoing_event e on e.id = t.event_id order by t.id`.execute(db)
    return rows
  }

  async function attempt(url: string, headers: Record<string, string>, body: string): Promise<Outcome> {
    const began = performance.now()
    const ms = () => Math.round(performance.now() - began)
    try {
      const answer = await outside.fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Webhooks/1' },
        body,
        timeoutMs: answerWithinMs,
      })
      return { status: answer.status, problem: null, retryAfter: answer.headers.get('retry-after'), ms: ms() }
    } catch (error) {
      if (!(error instanceof OutsideRefusedError)) throw error
      return { status: null, problem: error.reason, retryAfter: null, ms: ms() }
    }
  }

  const openEndpoint = (endpointId: string) =>
    db
      .selectFrom('webhook_endpoint')
      .select(['url', 'sealed_secrets', 'previous_until'])
      .where('u_id', '=', endpointId)
      .where('state', '=', 'on')
      .executeTakeFirst()

  /** Turns an endpoint off that is gone or has failed for a day, and tells its healer, or administrators. */
  async function settleEndpoint(endpointId: string, outcome: Outcome) {
    const now = clock.now()
    await inTransaction(db, async (trx) => {
      const endpoint = await trx
        .selectFrom('webhook_endpoint')
        .select(['url', 'failing_since', 'state', 'owner_id'])
        .where('u_id', '=', endpointId)
        .forUpdate()
        .executeTakeFirst()
      if (endpoint?.state !== 'on') return
      const failing = isTaken(outcome.status) ? null : (endpoint.failing_since ?? now)
      const isDead = failing !== null && now.getTime() - failing.getTime() >= failsFor
      const reason = isGone(outcome.status) ? 'gone' : isDead ? 'failing' : null
      if (reason === null && failing?.getTime() === endpoint.failing_since?.getTime()) return
      await trx
        .updateTable('webhook_endpoint')
        .set({ failing_since: failing, ...(reason && { state: 'off', off_reason: reason, updated_at: now }) })
        .where('u_id', '=', endpointId)
        .execute()
      if (!reason) return
      const parameters = { host: new URL(endpoint.url).host, reason }
      if (endpoint.owner_id) await tellOwner(trx, endpointId, endpoint.owner_id, parameters)
      else await tellAdministrators(trx, endpointId, parameters)
    })
  }

  async function tellOwner(
    trx: Parameters<typeof lockPeople>[0],
    targetId: string,
    personId: string,
    parameters: { host: string; reason: string },
  ) {
    await lockPeople(trx, [personId])
    await notifications.notify(trx, {
      ...{ personId, type: 'webhook', message: 'webhooks.ownTurnedOff', about: null, targetId },
      parameters: { ...parameters, link: publicUrl + pathTo('practiceKeys') },
      frontEndPath: frontEndPathOf('practiceKeys'),
    })
  }

  async function tellAdministrators(
    trx: Parameters<typeof lockPeople>[0],
    endpointId: string,
    parameters: { host: string; reason: string },
  ) {
    const frontEndPath = `/admin/webhook-endpoints/${endpointId}/show`
    const administrators = await accounts.peopleWithRole(trx, 'admin')
    await lockPeople(trx, administrators)
    for (const personId of administrators)
      await notifications.notify(trx, {
        personId,
        type: 'webhook',
        message: 'webhooks.turnedOff',
        parameters: { ...parameters, link: publicUrl + frontEndPath },
        about: null,
        frontEndPath,
        targetId: endpointId,
      })
  }

  async function deliver(due: Due, url: string, secrets: readonly string[]): Promise<Outcome> {
    const body = eventBody(due)
    const headers = signedHeaders({ id: due.event_u_id, at: clock.now(), body }, secrets)
    const outcome = await attempt(url, headers, body)
    const now = clock.now()
    const tries = due.tries + 1
    const next = isTaken(outcome.status) ? undefined : nextAttempt(tries, now, outcome.retryAfter)
    await db
      .updateTable('webhook_delivery')
      .set({
        state: isTaken(outcome.status) ? 'delivered' : next ? 'due' : 'given-up',
        tries,
        ...(next && { next_at: next }),
        last_at: now,
        last_status: outcome.status,
        last_problem: outcome.problem,
        last_ms: outcome.ms,
      })
      .where('id', '=', due.id)
      .where('state', '=', 'due')
      .execute()
    return outcome
  }

  /** The endpoints with something due. */
  async function endpointsDue(): Promise<string[]> {
    const { rows } = await sql<{
      u_id: string
    }>`select u_id from webhook_endpoint e where state = 'on' and exists (
      select from webhook_delivery d where d.endpoint_id = e.u_id and d.state = 'due' and d.next_at <= ${clock.now()})`.execute(
      db,
    )
    return rows.map(({ u_id }) => u_id)
  }

  /** Has these endpoints served after some seconds. */
  async function wake(endpointIds: readonly string[], afterSeconds = 0) {
    for (const endpointId of endpointIds)
      await jobs.send(db, deliveryQueue, { endpointId }, afterSeconds > 0 ? { afterSeconds } : {})
  }

  /** When an event that was not taken is tried again: this endpoint is served then. */
  async function wakeForNext(endpointId: string) {
    const { next } = await db
      .selectFrom('webhook_delivery')
      .select((of) => of.fn.min('next_at').as('next'))
      .where('endpoint_id', '=', endpointId)
      .where('state', '=', 'due')
      .where('tries', '>', 0)
      .executeTakeFirstOrThrow()
    if (next)
      await wake([endpointId], Math.max(1, Math.ceil((next.getTime() - clock.now().getTime()) / 1000)))
  }

  /** Sends all that is due for an endpoint, for a while. */
  async function send({ endpointId }: { endpointId: string }) {
    const end = performance.now() + jobMs
    let hasFailed = false
    for (;;) {
      const endpoint = await openEndpoint(endpointId)
      if (!endpoint) return
      const due = await lease(endpointId)
      if (due.length === 0) return hasFailed ? wakeForNext(endpointId) : undefined
      const until = endpoint.previous_until
      const counting = until && until > clock.now() ? 2 : 1
      const secrets = secretsIn(sealed.open(endpoint.sealed_secrets)).slice(0, counting)
      const outcomes = await Promise.all(due.map((one) => deliver(one, endpoint.url, secrets)))
      hasFailed ||= outcomes.some(({ status }) => !isTaken(status))
      // A success among them is what counts, but for one that says it is gone.
      const telling =
        outcomes.find(({ status }) => isGone(status)) ??
        outcomes.find(({ status }) => isTaken(status)) ??
        outcomes[0]
      if (telling) await settleEndpoint(endpointId, telling)
      if (performance.now() > end) return wake([endpointId])
    }
  }

  jobs.work(deliveryQueue, send, { concurrency: 4 })

  return {
    /** Served from here on; a minute later at the latest where no message came. */
    sendDue: async () => wake(await endpointsDue()),
    wake,
  }
}
export type Sending = ReturnType<typeof createSending>
