import type { Transaction } from 'kysely'
import { after, hours } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { demoClients } from './content/clients.ts'
import { type DemoRequest, demoRequests, savedReplies } from './content/support.ts'
import { demoId } from './ids.ts'
import { supportPerson } from './logins.ts'

type Trx = Transaction<DB>
const supportId = demoId('person', 'support')

/** Ticket state after the last message. */
function stateOf({ closed, thread }: DemoRequest) {
  if (closed) return 'closed'
  return thread.at(-1)?.by === 'support' ? 'waiting' : 'open'
}

/** Since when: who wrote twice waits since the first time. */
function sinceOf({ closed, thread, hoursAgo }: DemoRequest) {
  if (closed) return closed.hoursAgo
  const said = [{ by: 'client', hoursAgo }, ...thread]
  const other = said.findLastIndex(({ by }) => by !== said.at(-1)?.by)
  return said[other + 1]?.hoursAgo ?? hoursAgo
}

async function loadRequest(trx: Trx, request: DemoRequest, now: Date) {
  const ago = (count: number) => after(now, -hours(count))
  const id = demoId('support-ticket', request.title)
  const clientId = demoId('person', request.client)
  const { thread, closed, review } = request
  await trx
    .insertInto('support_ticket')
    .values({
      u_id: id,
      person_id: clientId,
      title: request.title,
      description: request.description,
      category: request.category ?? null,
      tags: request.tags,
      state: stateOf(request),
      assigned_to: thread.some(({ by }) => by === 'support') ? supportId : null,
      since: ago(sinceOf(request)),
      closed_at: closed ? ago(closed.hoursAgo) : null,
      closed_by: closed?.by ?? null,
      stars: review?.stars ?? null,
      review: review?.text ?? null,
      reviewed_at: review ? ago(review.hoursAgo) : null,
      is_demo: true,
      created_at: ago(request.hoursAgo),
      updated_at: ago(closed?.hoursAgo ?? thread.at(-1)?.hoursAgo ?? request.hoursAgo),
    })
    .execute()
  if (thread.length === 0) return
  const firstName = demoClients.find(({ slug }) => slug === request.client)?.firstName ?? ''
  await trx
    .insertInto('support_message')
    .values(
      thread.map(({ by, hoursAgo, text }, place) => ({
        u_id: demoId('support-message', `${request.title}:${place}`),
        ticket_id: id,
        person_id: by === 'client' ? clientId : supportId,
        side: by,
        by_name: by === 'client' ? firstName : supportPerson.firstName,
        text,
        created_at: ago(hoursAgo),
      })),
    )
    .execute()
}

/** Requests that the support colleague answers. */
export async function loadSupport(trx: Trx, now: Date) {
  await trx
    .insertInto('saved_reply')
    .values(savedReplies.map((reply) => ({ u_id: demoId('saved-reply', reply.title), ...reply })))
    .execute()
  const oldestFirst = demoRequests.toSorted((one, other) => other.hoursAgo - one.hoursAgo)
  for (const request of oldestFirst) await loadRequest(trx, request, now)
}
