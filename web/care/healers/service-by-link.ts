import type { HealerDetail } from '@newyou/contract/care/healers/healers'
import type { CallApi } from '../../api/client.ts'

/** The healer with a service that only its link leads to. */
export async function withService(
  api: CallApi,
  healer: HealerDetail,
  serviceId: string,
): Promise<HealerDetail> {
  try {
    const { data } = await api('GET /api/website/healer-service/{serviceId}', { params: { serviceId } })
    const { healer_u_id: healerId, ...service } = data
    // Another healer's is not offered here.
    return healerId === healer.u_id ? { ...healer, services: [...healer.services, service] } : healer
  } catch {
    // It is offered no more: the page shows what is.
    return healer
  }
}
