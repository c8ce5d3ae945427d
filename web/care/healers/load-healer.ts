import type { HealerDetail } from '@newyou/contract/care/healers/healers'
import type { CallApi } from '../../api/client.ts'
import { orNotFound } from '../../api/not-found.ts'
import { addDays, dayOf, daysBetween } from '../../ui/format.ts'

export const daysShown = 7

export interface Availability {
  /** The zone of days and counts. */
  zone: string
  /** First of the seven days. */
  from: string
  days: readonly { date: string; free_count: number }[]
  /** The day whose times are shown; undefined when none of the seven has a free one. */
  day: string | undefined
  free: readonly string[]
  taken: readonly string[]
}

/** The seven days that hold `moment`, counted from today in steps of a week. */
export function weekOf(moment: string | undefined, zone: string, now: number) {
  const today = dayOf(now, zone)
  if (!moment) return today
  const ahead = daysBetween(now, moment, zone)
  return ahead > 0 ? addDays(today, Math.floor(ahead / daysShown) * daysShown) : today
}

/** Seven days from `from`, and the times of one of them: the wished day, or the first with a free time. */
export async function loadAvailability(
  api: CallApi,
  healerId: string,
  { zone, from, day, signal }: { zone: string; from: string; day?: string | undefined; signal?: AbortSignal },
): Promise<Availability> {
  const extras = signal ? { signal } : {}
  const days = await api('GET /api/website/healer-availability-date', {
    query: { healer_u_id: healerId, from, days: daysShown, time_zone: zone },
    ...extras,
  })
  const shown = day ?? days.data.find(({ free_count }) => free_count > 0)?.date
  if (!shown) return { zone, from, days: days.data, day: undefined, free: [], taken: [] }
  const slots = await api('GET /api/website/healer-availability', {
    query: { healer_u_id: healerId, date: shown, time_zone: zone },
    ...extras,
  })
  return { zone, from, days: days.data, day: shown, free: slots.data.free, taken: slots.data.taken }
}

const similarShown = 3

/** Everything on a healer's page. `at` is the time chosen in the address, if one is. */
export async function loadHealer(api: CallApi, healerId: string, at: string | undefined, zone: string) {
  const now = Date.now()
  const wanted = at && !Number.isNaN(Date.parse(at)) && Date.parse(at) > now ? at : undefined
  const [healer, similar, availability] = await orNotFound(
    Promise.all([
      api('GET /api/website/healer/{healerId}', { params: { healerId } }),
      api('GET /api/website/healer-list/{nUHealerId}', {
        params: { nUHealerId: healerId },
        query: { items_per_page: similarShown },
      }),
      loadAvailability(api, healerId, {
        zone,
        from: weekOf(wanted, zone, now),
        day: wanted ? dayOf(wanted, zone) : undefined,
      }),
    ]),
  )
  const detail: HealerDetail = healer.data
  return { healer: detail, similar: similar.data, availability, loadedAt: now }
}
