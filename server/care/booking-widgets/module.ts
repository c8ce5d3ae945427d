import { bookingWidgets as calls } from '@newyou/contract/care/booking-widgets'
import { sql } from 'kysely'
import { orNotFound } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { serveQrCodes } from './qr-codes.ts'

/** Booking on the pages of other sites. */
export function bookingWidgetsModule({ db, publicUrl }: Pick<Platform, 'db' | 'publicUrl'>) {
  return {
    routes(http) {
      serveQrCodes(http, { db, publicUrl })
      bindRoutes(http, calls, {
        'GET /api/website/booking-widget/{widgetId}': {
          limit: limits.read,
          handle: async ({ params }) => ({
            data: orNotFound(
              await db
                .selectFrom('booking_widget as w')
                .innerJoin('healer_card as h', 'h.u_id', 'w.healer_id')
                .select(['w.u_id', 'w.healer_id as healer_u_id', 'w.service_id as service_u_id', 'w.origins'])
                .select(sql<boolean>`w.state = 'live' and h.state = 'verified'`.as('is_open'))
                .where('w.u_id', '=', params.widgetId)
                .executeTakeFirst(),
            ),
          }),
        },
      })
    },
  } satisfies Module
}
