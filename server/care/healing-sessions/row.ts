import type { Selectable } from 'kysely'
import type { HealingSession } from '../../platform/database/schema.ts'
import { type Slot, slotOf } from '../appointments/index.ts'

export type HealingRow = Selectable<HealingSession>

/** The time that an offer holds. */
export const slotOfOffer = ({ healer_id, service_id, minutes, starts_at }: HealingRow): Slot =>
  slotOf({ healerId: healer_id, serviceId: service_id, minutes }, starts_at)
