import type { DiarySession } from '@newyou/contract/administration/desk/diary'
import { memo } from 'react'
import { timeOf } from './times.ts'
import { flagsOf, heardOf } from './words.ts'

/** A session in a week: its time and client, and the rest for who hears it. */
export const WeekSession = memo(function WeekSession({
  session,
  onOpen,
}: {
  session: DiarySession
  onOpen: (sessionId: string) => void
}) {
  return (
    <button
      type="button"
      className={session.is_unpaid ? 'diary-session diary-unpaid' : 'diary-session'}
      onClick={() => onOpen(session.u_id)}
    >
      {timeOf(session.starts_at)} {session.client_name}
      <span className="diary-heard">
        {heardOf(session, session.service_name || 'Session', ...flagsOf(session))}
      </span>
    </button>
  )
})
