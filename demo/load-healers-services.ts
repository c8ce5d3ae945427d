import type { Transaction } from 'kysely'
import type { DB } from '../server/platform/database/schema.ts'
import type { DemoHealer } from './content/healer.ts'
import { availableNow, demoServices, paidLater, seriesTaken } from './content/services.ts'
import { demoId } from './ids.ts'

/** What a healer offers beside the first session, which the healer's row begins with. */
export async function loadServices(trx: Transaction<DB>, { slug }: DemoHealer, healerId: string, now: Date) {
  if (paidLater.includes(slug))
    await trx.updateTable('service').set({ pays_later: true }).where('u_id', '=', healerId).execute()
  if (seriesTaken.includes(slug))
    await trx.updateTable('healer').set({ takes_series: true }).where('u_id', '=', healerId).execute()
  if (slug === availableNow)
    await trx
      .insertInto('available_now')
      .values({ healer_id: healerId, since: now, until: new Date(now.getTime() + 4 * 3_600_000) })
      .execute()
  if (slug === 'meera-krishnan')
    await trx
      .insertInto('booking_widget')
      .values({
        ...{ u_id: demoId('booking-widget', 'clinic'), name: 'Page of the clinic', healer_id: healerId },
        ...{ origins: ['https://clinic.example'], state: 'live', created_at: now, updated_at: now },
      })
      .execute()
  const rows = (demoServices[slug] ?? []).map((service, index) => ({
    u_id: demoId('service', `${slug}:${index}`),
    healer_id: healerId,
    position: index + 1,
    name: service.name,
    name_hi: service.nameHi,
    desk_name: service.deskName ?? '',
    description: service.description,
    description_hi: service.descriptionHi,
    minutes: service.minutes,
    modes: service.modes ?? null,
    price_paise: service.pricePaise,
    break_after: service.breakAfter ?? null,
    start_step: service.startStep ?? null,
    audience: service.audience ?? 'everybody',
    pays_later: service.paysLater ?? false,
    people_min: service.people?.[0] ?? 1,
    people_max: service.people?.[1] ?? 1,
    created_at: now,
    updated_at: now,
  }))
  if (rows.length === 0) return
  await trx.insertInto('service').values(rows).execute()
  const atPlaces = (demoServices[slug] ?? []).flatMap(({ place }, index) =>
    place ? [{ service_id: demoId('service', `${slug}:${index}`), place_id: demoId('place', place) }] : [],
  )
  if (atPlaces.length) await trx.insertInto('service_place').values(atPlaces).execute()
}
