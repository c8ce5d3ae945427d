import type { StaffAppointment } from '@newyou/contract/administration/back-office/appointments'
import { defaultLocale } from '@newyou/contract/locales'
import { sql } from 'kysely'
import type { Messages, Parameters, TemplateKey } from '../../messages/index.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { stepsOf } from './appointment-steps.ts'

const iso = (moment: Date | null) => moment?.toISOString() ?? null

interface Subject {
  u_id: string
  client_id: string
  person_id: string
  order_id: string | null
}

type Story = Pick<
  StaffAppointment,
  'transitions' | 'order' | 'payments' | 'refunds' | 'room' | 'notifications' | 'objections'
>

/** The history of an appointment, each part in order. */
export async function storyOf(
  queryable: Queryable,
  messages: Messages,
  { u_id: appointmentId, client_id: clientId, person_id: healerPersonId, order_id: orderId }: Subject,
): Promise<Story> {
  const order = await queryable
    .selectFrom('order_money')
    .select(['u_id', 'state', 'price_paise', 'refunded_paise', 'paid_at'])
    .where('u_id', '=', orderId)
    .executeTakeFirst()
  const payments = await queryable
    .selectFrom('gateway_payment')
    .select(['provider_payment_id as id', 'state', 'amount_paise', 'error_reason', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute()
  const refunds = await queryable
    .selectFrom('gateway_refund')
    .select(['provider_refund_id as id', 'state', 'amount_paise', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute()
  const visits = await queryable
    .selectFrom('room_visit')
    .select(['u_id', 'role', 'entered_at', 'admitted_at', 'joined_at', 'left_at', 'ended_by'])
    .where('appointment_id', '=', appointmentId)
    .orderBy('entered_at')
    .execute()
  const told = await queryable
    .selectFrom('notification as n')
    .select(['n.u_id', 'n.person_id', 'n.message', 'n.parameters', 'n.created_at', 'n.is_read'])
    .select(
      sql<{ channel: string; at: string }[]>`(
        select coalesce(json_agg(json_build_object('channel', s.channel, 'at', s.sent_at) order by s.sent_at), '[]')
        from unnest(array['mail', 'sms', 'whatsapp']) c join message_sent s on s.key = c || ':' || n.u_id)`.as(
        'sent',
      ),
    )
    .where('n.person_id', 'in', [clientId, healerPersonId])
    .where('n.target_id', '=', appointmentId)
    .orderBy('n.created_at')
    .orderBy('n.seq')
    .execute()
  const objections = await queryable
    .selectFrom('session_objection as o')
    .innerJoin('ticket_card as t', 't.u_id', 'o.ticket_id')
    .select(['o.ticket_id', 't.number', 'o.side', 'o.decision', 'o.created_at', 'o.decided_at'])
    .where('o.appointment_id', '=', appointmentId)
    .orderBy('o.created_at')
    .execute()
  return {
    transitions: await stepsOf(queryable, appointmentId),
    order: order ? { ...order, paid_at: iso(order.paid_at) } : null,
    payments: payments.map(({ error_reason: error, created_at: at, ...row }) => ({
      ...row,
      error: error ?? '',
      at: at.toISOString(),
    })),
    refunds: refunds.map(({ created_at: at, ...row }) => ({ ...row, at: at.toISOString() })),
    room: visits.map((visit) => ({
      u_id: visit.u_id,
      role: visit.role as 'healer' | 'client', // checked by the table, as the side of an objection is
      entered_at: visit.entered_at.toISOString(),
      admitted_at: iso(visit.admitted_at),
      joined_at: iso(visit.joined_at),
      left_at: iso(visit.left_at),
      ended_by: visit.ended_by,
    })),
    notifications: told.map((row) => ({
      u_id: row.u_id,
      to: row.person_id === clientId ? 'client' : 'healer',
      // The message and its parameters are as `notify` wrote them.
      title: messages.bell(defaultLocale, row.message as TemplateKey, row.parameters as Parameters).title,
      at: row.created_at.toISOString(),
      is_read: row.is_read,
      sent: row.sent.map(({ channel, at }) => ({ channel, at: new Date(at).toISOString() })),
    })),
    objections: objections.map((row) => ({
      ticket_u_id: row.ticket_id,
      ticket_number: row.number,
      side: row.side as 'healer' | 'client',
      decision: row.decision,
      at: row.created_at.toISOString(),
      decided_at: iso(row.decided_at),
    })),
  }
}
