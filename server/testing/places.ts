import type { TestApp } from './test-app.ts'

/** Writes an open place with rooms, without any by default. Resolves with its id and those of its rooms. */
export async function makePlace(app: TestApp, rooms: readonly string[] = [], city = 'Pune') {
  const now = app.clock.now()
  const stamps = { created_at: now, updated_at: now }
  const placeId = app.app.platform.ids.next()
  await app.db
    .insertInto('place')
    .values({
      u_id: placeId,
      name: 'Clinic at the Banyan',
      address: '12 Prabhat Road',
      city,
      map_link: 'https://maps.example/banyan',
      ...stamps,
    })
    .execute()
  const roomIds = rooms.map(() => app.app.platform.ids.next())
  for (const [index, name] of rooms.entries())
    await app.db
      .insertInto('treatment_room')
      .values({ u_id: roomIds[index] ?? '', place_id: placeId, name, ...stamps })
      .execute()
  return { placeId, roomIds }
}
