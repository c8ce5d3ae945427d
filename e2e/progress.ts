import { randomUUID } from 'node:crypto'
import { openDatabase } from '../server/platform/database/database.ts'

/** Asks for the reviews and measures of a healer now, before this session, as the job does when they are due. */
export async function askNow(healerId: string, appointmentId: string) {
  const { db, close } = openDatabase(process.env.SITE_DATABASE_URL ?? '', { poolSize: 1 })
  const asked = { appointment_id: appointmentId, asked_at: new Date() }
  try {
    const goals = await db.selectFrom('goal').select('u_id').where('healer_id', '=', healerId).execute()
    await db
      .insertInto('goal_review')
      .values(goals.map((one) => ({ u_id: randomUUID(), goal_id: one.u_id, ...asked })))
      .execute()
    const measures = await db
      .selectFrom('measure')
      .select(['u_id', 'client_id'])
      .where('healer_id', '=', healerId)
      .execute()
    await db
      .insertInto('measure_request')
      .values(
        measures.map((one) => ({
          ...{ u_id: randomUUID(), measure_id: one.u_id, client_id: one.client_id },
          ...asked,
        })),
      )
      .execute()
  } finally {
    await close()
  }
}

/** A session that was held, as the settlement of its room leaves it. */
export async function markHeld(appointmentId: string) {
  const { db, close } = openDatabase(process.env.SITE_DATABASE_URL ?? '', { poolSize: 1 })
  try {
    await db
      .updateTable('appointment')
      .set({ state: 'completed' })
      .where('u_id', '=', appointmentId)
      .execute()
  } finally {
    await close()
  }
}
