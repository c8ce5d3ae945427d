import { createClient } from '@newyou/client'

/** A healer's sessions of the next seven days, a line each. The key needs `bookings:read`. */
export async function nextWeek(site: string, key: string, now = new Date()) {
  const { call } = createClient({ site, key })
  const inAWeek = new Date(now.getTime() + 7 * 24 * 3600 * 1000)
  const { data } = await call('GET /api/practice/appointment', {
    query: { from: now.toISOString(), to: inAWeek.toISOString() },
  })
  return data
    .filter(({ state }) => state === 'confirmed')
    .map(
      ({ starts_at: start, client_name: client, service_name: service }) => `${start} ${client}: ${service}`,
    )
}
