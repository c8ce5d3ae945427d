import { MenuItem, TextField } from '@mui/material'
import type { Diary } from '@newyou/contract/administration/desk/diary'
import { useState } from 'react'
import { byDay } from './columns.ts'
import { dayName } from './times.ts'
import { WeekSession } from './week-session.tsx'

/** A week on a phone: of one healer, a day below the other. */
export function WeekList({
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
  const [key, choose] = useState('')
  const all = byDay(diary, dates)
  const countOf = ({ days }: (typeof all)[number]) => days.reduce((sum, day) => sum + day.sessions.length, 0)
  const chosen =
    all.find(({ healer }) => healer.u_id === key) ?? all.find((one) => countOf(one) > 0) ?? all[0]
  if (!chosen) return null
  return (
    <>
      {all.length > 1 && (
        <TextField
          select
          size="small"
          label="Week of"
          value={chosen.healer.u_id}
          onChange={({ target }) => choose(target.value)}
          sx={{ my: 1 }}
        >
          {all.map((one) => (
            <MenuItem key={one.healer.u_id} value={one.healer.u_id}>
              {one.healer.name}
              {countOf(one) > 0 && `, ${countOf(one)}`}
            </MenuItem>
          ))}
        </TextField>
      )}
      {chosen.days.map(({ date, sessions }) => (
        <section key={date} className="diary-week" aria-label={dayName(date)}>
          <h3>
            <button type="button" onClick={() => onDay(date)}>
              {dayName(date)}
            </button>
          </h3>
          {sessions.length === 0 && <p>No sessions</p>}
          {sessions.map((session) => (
            <WeekSession key={session.u_id} session={session} onOpen={onOpen} />
          ))}
        </section>
      ))}
    </>
  )
}
