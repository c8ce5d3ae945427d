import type { HealerDetail } from '@newyou/contract/care/healers/healers'
import type { CallApi } from '../../api/client.ts'
import { orNotFound } from '../../api/not-found.ts'
import { addDays, dayOf, daysBetween } from '../../ui/format.ts'

export const daysShown = 7

export interface Availability {
  serviceId: string
  /** Where they would meet in person; undefined: online. */
  placeId?: string | undefined
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
  serviceId: string,
  {
    zone,
    from,
    day,
    placeId,
    signal,
  }: {
    zone: string
    from: string
    day?: string | undefined
    placeId?: string | undefined
    signal?: AbortSignal
  },
): Promise<Availability> {
  const extras = signal ? { signal } : {}
  const asked = {
    healer_u_id: healerId,
    ...(serviceId !== healerId && { service_u_id: serviceId }),
    ...(placeId && { place_u_id: placeId }),
  }
  const days = await api('GET /api/website/healer-availability-date', {
    query: { ...asked, from, days: daysShown, time_zone: zone },
    ...extras,
  })
  const shown = day ?? days.data.find(({ free_count }) => free_count > 0)?.date
  const known = { serviceId, placeId, zone, from, days: days.data }
  if (!shown) return { ...known, day: undefined, free: [], taken: [] }
  const slots = await api('GET /api/website/healer-availability', {
    query: { ...asked, date: shown, time_zone: zone },
    ...extras,
  })
  return { ...known, day: shown, free: slots.data.free, taken: slots.data.taken }
}

const similarShown = 3

interface Chosen {
  at: string | undefined
  serviceId: string | undefined
}

/** The service of the address, or the healer's first. */
export const serviceOf = ({ u_id: healerId, services }: HealerDetail, serviceId: string | null | undefined) =>
  services.find(({ u_id }) => u_id === serviceId) ??
  services.find(({ u_id }) => u_id === healerId) ??
  services[0]

/** Everything on a healer's page, with what the address chooses. */
export async function loadHealer(api: CallApi, healerId: string, { at, serviceId }: Chosen, zone: string) {
  const now = Date.now()
  const wanted = at && !Number.isNaN(Date.parse(at)) && Date.parse(at) > now ? at : undefined
  const [healer, similar, availability] = await orNotFound(
    Promise.all([
      api('GET /api/website/healer/{healerId}', { params: { healerId } }),
      api('GET /api/website/healer-list/{nUHealerId}', {
        params: { nUHealerId: healerId },
        query: { items_per_page: similarShown },
      }),
      loadAvailability(api, healerId, healerId, {
        zone,
        from: weekOf(wanted, zone, now),
        day: wanted ? dayOf(wanted, zone) : undefined,
      }),
    ]),
  )
  const known = healer.data.services.some(({ u_id }) => u_id === (serviceId ?? healerId))
  // Few come by the link of a service that the page does not show.
  const detail: HealerDetail =
    known || !serviceId
      ? healer.data
      : await (await import('./service-by-link.ts')).withService(api, healer.data, serviceId)
  return { healer: detail, similar: similar.data, availability, loadedAt: now }
}
