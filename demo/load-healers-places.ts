import type { Transaction } from 'kysely'
import type { DB } from '../server/platform/database/schema.ts'
import { demoPlaces } from './content/places.ts'
import { demoId } from './ids.ts'

/** The places where healers see clients in person, with their rooms and a till at the reception. */
export async function loadPlaces(trx: Transaction<DB>, now: Date) {
  const stamps = { created_at: now, updated_at: now }
  for (const { slug, name, address, city, mapLink, rooms } of demoPlaces) {
    const placeId = demoId('place', slug)
    await trx
      .insertInto('place')
      .values({ u_id: placeId, name, address, city, map_link: mapLink, ...stamps })
      .execute()
    await trx
      .insertInto('treatment_room')
      .values(
        rooms.map((room) => ({
          u_id: demoId('treatment-room', `${slug}:${room}`),
          place_id: placeId,
          name: room,
          ...stamps,
        })),
      )
      .execute()
    await trx
      .insertInto('till')
      .values({ u_id: demoId('till', slug), name: `Reception, ${city}`, place_id: placeId, ...stamps })
      .execute()
  }
}
