import { Alert, Box, LinearProgress, useTheme } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { useIsNarrow } from '../fields/narrow-list.tsx'
import { AbsenceDialog } from './absence-dialog.tsx'
import { BookDialog, type NewBooking } from './book-dialog.tsx'
import { ColumnChoice, useColumnsShown } from './column-choice.tsx'
import { byHealer, byRoom } from './columns.ts'
import { DayGrid } from './day-grid.tsx'
import { DiaryBar } from './diary-bar.tsx'
import { HoursDialog } from './hours/hours-dialog.tsx'
import { RescheduleDialog } from './reschedule-dialog.tsx'
import { SessionPanel, useDeskSession } from './session-panel.tsx'
import { dateOf, dayAfter, dayName, minuteOf, mondayOf } from './times.ts'
import { Unwanted } from './unwanted.tsx'
import { useDiary, useLiveDesk } from './use-diary.ts'
import { useDiaryAddress } from './use-diary-address.ts'
import { WaitingList } from './waiting-list.tsx'
import { WeekGrid } from './week-grid.tsx'
import { WeekList } from './week-list.tsx'

interface Dropped {
  sessionId: string
  minute: number
}

/** The colours of the theme, for the plain style sheet of the diary. */
function useColours() {
  const { palette } = useTheme()
  return {
    '--diary-leaf': palette.primary.main,
    '--diary-warn': palette.warning.main,
    '--diary-error': palette.error.main,
    '--diary-line': palette.divider,
    '--diary-raised': palette.background.paper,
  }
}

function Moving({ dropped, date, onDone }: { dropped: Dropped; date: string; onDone: () => void }) {
  const { data: session } = useDeskSession(dropped.sessionId)
  return session ? (
    <RescheduleDialog session={session} to={{ date, minute: dropped.minute }} onDone={onDone} />
  ) : null
}

/** The diary of the front desk: who comes when to whom, and where. */
export default function DiaryScreen() {
  const address = useDiaryAddress()
  const { date, view, healers, placeId, sessionId, set } = address
  const isWeek = view === 'week'
  const from = isWeek ? mondayOf(date) : date
  const { data: diary, isError, isFetching } = useDiary(from, isWeek ? 7 : 1, healers)
  const [booking, setBooking] = useState<NewBooking>()
  const [isIll, setIll] = useState(false)
  const [hasHours, setHours] = useState(false)
  const [dropped, setDropped] = useState<Dropped>()
  useLiveDesk()
  const colours = useColours()
  const healerOf = (healerId: string) => diary?.healers.find(({ u_id }) => u_id === healerId)
  const place = placeId || diary?.places[0]?.u_id || ''
  const all =
    diary && !isWeek ? (view === 'rooms' ? byRoom(diary, date, place) : byHealer(diary, date)) : undefined
  const columns = useColumnsShown(all)
  const isNarrow = useIsNarrow()
  const now = new Date().toISOString()
  const open = (id: string) => set({ session: id })
  const dates = Array.from({ length: 7 }, (_, day) => dayAfter(from, day))
  return (
    <Box sx={colours} py={2}>
      <Title title="Diary" />
      <DiaryBar
        address={address}
        diary={diary}
        placeId={place}
        onIll={() => setIll(true)}
        onHours={() => setHours(true)}
      />
      <h2>{isWeek ? `Week of ${dayName(from)}` : dayName(date)}</h2>
      {isFetching && !diary && <LinearProgress />}
      {isError && <Alert severity="error">The diary could not be read. Please try again.</Alert>}
      {diary && <Unwanted diary={diary} />}
      {diary?.healers.length === 0 && (
        <Alert severity="info">No healers yet. An administrator chooses your healers under Colleagues.</Alert>
      )}
      <Box display="flex" gap={2} alignItems="flex-start">
        <Box flex="1 1 0" minWidth={0} aria-live="off">
          {diary && isWeek && isNarrow && (
            <WeekList
              diary={diary}
              dates={dates}
              onOpen={open}
              onDay={(day) => set({ date: day, view: 'day' })}
            />
          )}
          {diary && isWeek && !isNarrow && (
            <Box position="relative" overflow="auto" width={0} minWidth="100%">
              <WeekGrid
                diary={diary}
                dates={dates}
                onOpen={open}
                onDay={(day) => set({ date: day, view: 'day' })}
              />
            </Box>
          )}
          {all && columns && !isWeek && all.length > columns.shown.length && (
            <ColumnChoice all={all} chosen={columns.chosen} onChoose={columns.choose} />
          )}
          {columns && !isWeek && (
            <DayGrid
              columns={columns.shown}
              now={dateOf(now) === date ? minuteOf(now) : undefined}
              onOpen={open}
              onBook={(healerId, minute) => {
                const healer = healerOf(healerId)
                if (healer) setBooking({ healer, date, minute })
              }}
              onMove={(id, minute) => setDropped({ sessionId: id, minute })}
            />
          )}
        </Box>
        {address.hasWaiting && (
          <WaitingList
            onBook={(waiting) =>
              setBooking({
                healer: { u_id: waiting.healer_u_id, name: waiting.healer_name },
                client: {
                  u_id: waiting.client_u_id,
                  name: waiting.client_name,
                  mobile_number: '',
                  email: '',
                  // Who waits has an account.
                  is_imported: false,
                },
                date,
                minute: 9 * 60,
              })
            }
          />
        )}
      </Box>
      <SessionPanel sessionId={sessionId} onClose={() => set({ session: '' })} />
      {dropped && <Moving dropped={dropped} date={date} onDone={() => setDropped(undefined)} />}
      {isIll && diary && <AbsenceDialog healers={diary.healers} date={date} onDone={() => setIll(false)} />}
      {hasHours && diary && <HoursDialog healers={diary.healers} onDone={() => setHours(false)} />}
      {booking && (
        <BookDialog
          booking={booking}
          onDone={(id) => {
            setBooking(undefined)
            if (id) open(id)
          }}
        />
      )}
    </Box>
  )
}
