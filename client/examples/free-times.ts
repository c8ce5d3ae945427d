import { createClient } from '@newyou/client'

/** The free times of a healer on one day, for a website of your own. The key needs `times:read`. */
export async function freeTimes(site: string, key: string, healerId: string, day: string) {
  const { call } = createClient({ site, key })
  const { data } = await call('GET /api/website/healer-availability', {
    query: { healer_u_id: healerId, date: day, time_zone: 'Asia/Kolkata' },
  })
  return data.free.map((start) => new Date(start))
}
