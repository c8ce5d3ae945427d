import type { Trx } from '../../platform/database/database.ts'

interface Speaker {
  u_id: string
  role: string
  healer_id?: string | null | undefined
  name?: string | undefined
  about?: string | undefined
}

/** Adds the speakers of a new event, in this order. */
export async function addSpeakers(trx: Trx, eventId: string, speakers: readonly Speaker[]) {
  if (speakers.length === 0) return
  const rows = speakers.map((speaker, place) => ({ ...speaker, event_id: eventId, position: place + 1 }))
  await trx.insertInto('event_speaker').values(rows).execute()
}
