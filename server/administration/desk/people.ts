import { sql } from 'kysely'
import { inScope } from '../../people/staff/index.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

/** SQL: the name of a client on a table called p. */
export const clientName = sql<string>`(p.first_name || ' ' || p.last_name)`

/** SQL: whether the client of a session on a table called a is asked whether they want it, and has not answered. */
export const isAsked = sql<boolean>`(a.state = 'confirmed' and a.ask_until is not null and a.arrived_at is null
  and (a.order_id is null or a.pay_by is not null))`

/**
 * SQL: whether a person on a table called p is a client of the colleague's healers. A session that a colleague booked
 * counts once the client paid for it or said yes: else booking for a number would tell whose it is. Of a guest the desk
 * wrote the number itself. Imported clients are the practice's, so they are known to who works for all of it.
 */
export const isKnownTo = (viewer: Viewer) => sql<boolean>`(exists (
    select from session_times a where a.client_id = p.u_id and a.state not in ('held', 'lapsed')
      and (p.state = 'guest' or a.booked_at_desk_by is null or a.client_confirmed_at is not null or a.ask_accepted_at is not null or (a.order_id is not null and a.pay_by is null))
      and ${inScope(viewer, sql`a.healer_id`)})
  or exists (select from waiting_client w where w.client_id = p.u_id and ${inScope(viewer, sql`w.healer_id`)})
  or (p.state = 'imported' and ${inScope(viewer, sql`null::uuid`)}))`
