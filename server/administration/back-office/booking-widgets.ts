import type { Row, Values } from '@newyou/contract/administration/back-office/resource'
import { widgetOrigin } from '@newyou/contract/care/booking-widgets'
import { sql } from 'kysely'
import { backOfficeReplies } from '../../messages/replies/back-office.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { refuse } from './refuse.ts'
import type { Table } from './table.ts'

async function check(values: Values, queryable: Queryable, before: Row | undefined) {
  const origins = Array.isArray(values.origins) ? values.origins.map(String) : []
  if (origins.length === 0) refuse('origins', backOfficeReplies.originMissing)
  const wrong = origins.find((origin) => !widgetOrigin.test(origin))
  if (wrong !== undefined) refuse('origins', backOfficeReplies.originWrong(wrong))
  if (!values.service_id) return
  const service = await queryable
    .selectFrom('service_card')
    .select('healer_id')
    .where('u_id', '=', String(values.service_id))
    .executeTakeFirst()
  if (service?.healer_id !== (before?.healer_id ?? values.healer_id))
    refuse('service_id', backOfficeReplies.serviceOfAnother)
}

export const bookingWidgets: Table = {
  table: 'booking_widget',
  search: sql`t.name || ' ' || (select full_name from healer_card where u_id = t.healer_id)`,
  write: ({ origins, ...values }) => ({
    ...values,
    ...(Array.isArray(origins) && { origins: [...new Set(origins.map(String))] }),
  }),
  initial: (now) => ({ created_at: now }),
  isStamped: true,
  check,
  tags: ({ u_id: id }) => [`booking-widget:${id}`],
  constraints: {
    booking_widget_healer_id_fkey: ['healer_id', 'This healer does not exist'],
    booking_widget_service_id_fkey: ['service_id', 'This service does not exist'],
  },
}
