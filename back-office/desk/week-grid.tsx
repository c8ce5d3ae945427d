import type { Diary } from '@newyou/contract/administration/desk/diary'
import { byDay } from './columns.ts'
import { dayName } from './times.ts'
import { WeekSession } from './week-session.tsx'

/** A week: a row for each healer, the sessions of each day in order. */
export function WeekGrid({
  diary,
  dates,
  onOpen,
  onDay,
}: {
  diary: Diary
  dates: readonly string[]
  onOpen: (sessionId: string) => void
  onDay: (date: string) => void
}) {
  return (
    <table className="diary-week">
      <thead>
        <tr>
          <th scope="col">Healer</th>
          {dates.map((date) => (
            <th key={date} scope="col">
              <button type="button" onClick={() => onDay(date)}>
                {dayName(date)}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {byDay(diary, dates).map(({ healer, days }) => (
          <tr key={healer.u_id}>
            <th scope="row">{healer.name}</th>
            {days.map(({ date, sessions }) => (
              <td key={date}>
                {sessions.map((session) => (
                  <WeekSession key={session.u_id} session={session} onOpen={onOpen} />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
