import type { Queryable, Trx } from '../../platform/database/database.ts'
import type { AppointmentRow } from './claims.ts'
import type { SlotOfTwo } from './slot.ts'

/**
 * Another domain that holds slots and turns them into appointments, such as healing sessions. Appointments call it
 * where its holds conflict or its appointments end; each method ignores appointments that are not its own.
 */
export interface SlotHolder {
  /** Its expired holds that overlap a slot. */
  expiredIn(db: Queryable, slot: SlotOfTwo, now: Date): Promise<{ u_id: string; healer_id: string }[]>
  /** Releases an expired hold. The healer's calendar is locked. */
  expire(trx: Trx, hold: { u_id: string }, now: Date): Promise<void>
  /** The appointment was not paid in time. */
  unpaid(trx: Trx, appointment: OwnAppointment, now: Date): Promise<void>
  /** The client cancelled before paying. */
  letGo(trx: Trx, appointment: OwnAppointment, now: Date): Promise<void>
  /** The appointment is paid. */
  booked(trx: Trx, appointment: OwnAppointment, now: Date): Promise<void>
}

type OwnAppointment = Pick<AppointmentRow, 'healing_session_id' | 'claim_id'>

/** All holders as one. */
export function createSlotHolders() {
  const holders: SlotHolder[] = []
  return {
    register(holder: SlotHolder) {
      holders.push(holder)
    },
    async expiredIn(db: Queryable, slot: SlotOfTwo, now: Date) {
      const found = await Promise.all(
        holders.map(async (holder) =>
          (await holder.expiredIn(db, slot, now)).map((hold) => ({
            healer_id: hold.healer_id,
            expire: (trx: Trx) => holder.expire(trx, hold, now),
          })),
        ),
      )
      return found.flat()
    },
    async unpaid(...given: Parameters<SlotHolder['unpaid']>) {
      for (const holder of holders) await holder.unpaid(...given)
    },
    async letGo(...given: Parameters<SlotHolder['letGo']>) {
      for (const holder of holders) await holder.letGo(...given)
    },
    async booked(...given: Parameters<SlotHolder['booked']>) {
      for (const holder of holders) await holder.booked(...given)
    },
  }
}

export type SlotHolders = ReturnType<typeof createSlotHolders>
