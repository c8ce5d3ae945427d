import { appointmentMinutes } from '@newyou/contract/business'
import { after, minutes } from '../../platform/clock.ts'
import type { Service } from '../healers/index.ts'

/** A time with a healer that a client asks for. */
export interface Slot {
  healerId: string
  startsAt: Date
  endsAt: Date
  /** Null: the healer's first service. */
  serviceId: string | null
  /** Where they meet in person; null: online. */
  placeId: string | null
}

/** A slot of one healer and one client, or of a visitor. */
export interface SlotOfTwo extends Slot {
  clientId: string | null
}

export const slotOf = (
  { healerId, serviceId, minutes: length }: Pick<Service, 'healerId' | 'serviceId' | 'minutes'>,
  startsAt: Date,
  placeId: string | null = null,
): Slot => ({ healerId, serviceId, placeId, startsAt, endsAt: after(startsAt, minutes(length)) })

/** A time of the healer's first service. */
export const firstSlot = (healerId: string, startsAt: Date): Slot =>
  slotOf({ healerId, serviceId: null, minutes: appointmentMinutes }, startsAt)

interface BookedSlot {
  healer_id: string
  starts_at: Date
  ends_at: Date
  service_id: string | null
  place_id: string | null
}

/** The time of an appointment; with `startsAt` another one of the same length. */
export const slotOfAppointment = (
  { healer_id, starts_at, ends_at, service_id, place_id }: BookedSlot,
  startsAt = starts_at,
): Slot => ({
  healerId: healer_id,
  serviceId: service_id,
  placeId: place_id,
  startsAt,
  endsAt: after(startsAt, ends_at.getTime() - starts_at.getTime()),
})
