import type { EventDetail, EventKind } from '@newyou/contract/learning/events/events'
import type { CallApi } from '../../api/client.ts'
import { orNotFound } from '../../api/not-found.ts'
import { kindOf } from './load-events.ts'

/** The webinar or workshop that an address names. */
export async function loadEvent(api: CallApi, url: string, eventId = ''): Promise<EventDetail> {
  const params = { u_id: eventId }
  const kind: EventKind = kindOf(new URL(url).pathname) ?? 'webinar'
  const answer =
    kind === 'webinar'
      ? api('GET /api/website/webinar/{u_id}', { params })
      : api('GET /api/website/workshop/{u_id}', { params })
  return (await orNotFound(answer)).data
}
