import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Channels } from './channels.ts'
import type { Reading } from './reading.ts'

interface PushNeeds {
  db: Database
  channels: Pick<Channels, 'known' | 'renew' | 'forget'>
  reading: Pick<Reading, 'sendChanged'>
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

const notifications = z.object({
  value: z
    .array(z.object({ clientState: z.string(), lifecycleEvent: z.string().optional() }))
    .min(1)
    .max(1000),
})

/** The longest that Microsoft's question may be whether we are there. */
const questionMax = 2000

/** What was said of channels: their ids and tokens, and what has become of them. */
function readNotifications(body: unknown) {
  try {
    const { value } = notifications.parse(JSON.parse(String(body)))
    return value.map(({ clientState, lifecycleEvent }) => {
      const [id = '', token = ''] = clientState.split('.')
      return { id, token, lifecycleEvent }
    })
  } catch {
    return throwError('invalidInput')
  }
}

/** What providers tell us by channels: that something has changed, never what. It only has calendars read. */
export function createPushes({ db, channels, reading }: PushNeeds) {
  return {
    /** Google says all by headers; the first message of a channel says only that it is open. */
    google: (_body: unknown, headers: IncomingHttpHeaders) =>
      inTransaction(db, async (trx) => {
        const id = textOf(headers['x-goog-channel-id'])
        const token = textOf(headers['x-goog-channel-token'])
        const known = await channels.known(trx, [{ id, token }])
        if (headers['x-goog-resource-state'] !== 'sync')
          await reading.sendChanged(
            trx,
            known.map(({ sourceId }) => sourceId),
          )
      }),

    /** Microsoft tells many at once, also that a channel is to be prolonged, has ended, or that something was not told. */
    microsoft: (body: unknown) =>
      inTransaction(db, async (trx) => {
        const told = readNotifications(body)
        const known = await channels.known(trx, told)
        const idsOf = (event: string) => {
          const ids = new Set(
            told.filter(({ lifecycleEvent }) => lifecycleEvent === event).map(({ id }) => id),
          )
          return known.filter(({ id }) => ids.has(id)).map(({ id }) => id)
        }
        await channels.renew(trx, idsOf('reauthorizationRequired'))
        await channels.forget(trx, idsOf('subscriptionRemoved'))
        await reading.sendChanged(
          trx,
          known.map(({ sourceId }) => sourceId),
        )
      }),

    /** Before a subscription is made, Microsoft asks whether its messages are wanted here: it wants its own words back. */
    microsoftAsks({ validationToken }: Readonly<Record<string, unknown>>): string | undefined {
      return typeof validationToken === 'string' && validationToken.length <= questionMax
        ? validationToken
        : undefined
    },
  }
}
export type Pushes = ReturnType<typeof createPushes>
