import type { HealerDetail } from '@newyou/contract/care/healers/healers'
import type { CallApi } from '../../api/client.ts'
import { orNotFound } from '../../api/not-found.ts'
import { loadAvailability, loadHealer, serviceOf, weekOf } from '../healers/load-healer.ts'

/** A widget with its healer, and the times of the service that it offers first; alone where it is closed. */
export async function loadWidget(api: CallApi, widgetId: string, zone: string) {
  const params = { widgetId }
  const { data: widget } = await orNotFound(api('GET /api/website/booking-widget/{widgetId}', { params }))
  if (!widget.is_open) return { widget }
  const { healer_u_id: healerId, service_u_id: only } = widget
  const chosen = { at: undefined, serviceId: only ?? undefined }
  const { healer, availability, loadedAt } = await loadHealer(api, healerId, chosen, zone)
  const service = serviceOf(healer, only)
  const [own, ...others] = healer.services.filter(({ u_id }) => !only || u_id === only)
  const isOfFirst = service.u_id === availability.serviceId
  return {
    widget,
    // One that is offered no more leaves the others.
    healer: own ? { ...healer, services: [own, ...others] satisfies HealerDetail['services'] } : healer,
    loadedAt,
    availability: isOfFirst
      ? availability
      : await loadAvailability(api, healerId, service.u_id, {
          zone,
          from: weekOf(undefined, zone, loadedAt),
          placeId: service.modes[0] === 'in-person' ? service.places[0]?.u_id : undefined,
        }),
  }
}
