import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import { urls } from '../../urls.ts'

/** The healer's page with the service and the way to meet of an appointment. */
export const sameAgain = ({
  healer: { u_id: healerId },
  service_u_id: service,
  mode,
  place,
}: Pick<Appointment, 'healer' | 'service_u_id' | 'mode'> & Partial<Pick<Appointment, 'place'>>) =>
  urls.healer(healerId, { service: service === healerId ? undefined : service, mode, place: place?.u_id })
