import type { EventRecording, RoomPeople, SessionRecording } from '@newyou/contract/communication/rooms/live'
import type { RoomRole } from '@newyou/contract/communication/rooms/rules'
import type { Selectable } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import type {
  RoomRecording,
  SessionRecording as SessionRecordingRow,
} from '../../platform/database/schema.ts'

type EventRow = Pick<Selectable<RoomRecording>, 'state' | 'begins_at'>
type SessionRow = Selectable<SessionRecordingRow>
interface Recorded {
  ofEvent: EventRow | undefined
  ofSession: SessionRow | undefined
}
interface Looking {
  personId: string
  role: RoomRole
}

const shownState: Record<string, EventRecording['state'] | undefined> = {
  announced: 'announced',
  starting: 'recording',
  recording: 'recording',
  stopping: 'stopping',
  arriving: 'saving',
  kept: 'saved',
  failed: 'failed',
}
/** Its state after the recording is shown only to the hosts. */
const shownToAll: readonly (EventRecording['state'] | undefined)[] = ['announced', 'recording', 'stopping']

export const sessionRecordingFor = (row: SessionRow, personId: string): SessionRecording => ({
  u_id: row.u_id,
  state: row.state as SessionRecording['state'], // checked by the table
  is_mine: row.asked_by === personId,
  ended_by: row.ended_by as SessionRecording['ended_by'], // checked by the table
})

/** A room's recording as its people see it. */
export function createRecordingView({
  config,
  db,
}: {
  config: Pick<Config, 'LIVEKIT_RECORDINGS_FOLDER' | 'LIVEKIT_RECORDS_TO_BUCKET'>
  db: Database
}) {
  async function read(roomId: string, queryable: Queryable = db): Promise<Recorded> {
    const [ofEvent, ofSession] = await Promise.all([
      queryable
        .selectFrom('room_recording')
        .select(['state', 'begins_at'])
        .where('event_id', '=', roomId)
        .orderBy('announced_at', 'desc')
        .limit(1)
        .executeTakeFirst(),
      queryable
        .selectFrom('session_recording')
        .selectAll()
        .where('appointment_id', '=', roomId)
        .orderBy('asked_at', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ])
    return { ofEvent, ofSession }
  }

  function present({ ofEvent, ofSession }: Recorded, { personId, role }: Looking) {
    const state = ofEvent && shownState[ofEvent.state]
    const isShown = state && (role === 'healer' || shownToAll.includes(state))
    return {
      recording: isShown ? { state, begins_at: ofEvent.begins_at.toISOString() } : null,
      session_recording: ofSession ? sessionRecordingFor(ofSession, personId) : null,
    } satisfies Pick<RoomPeople, 'recording' | 'session_recording'>
  }

  return {
    /** Whether rooms that LiveKit carries can be recorded. */
    isOffered: config.LIVEKIT_RECORDS_TO_BUCKET || config.LIVEKIT_RECORDINGS_FOLDER !== undefined,
    read,
    present,
    seenBy: async (roomId: string, looking: Looking) => present(await read(roomId), looking),
  }
}

export type RecordingView = ReturnType<typeof createRecordingView>
