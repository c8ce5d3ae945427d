import '../../messages/rooms.ts'
import type { BookingPolicy } from '@newyou/contract/care/appointments/policy'
import type { AppointmentState } from '@newyou/contract/care/appointments/rules'
import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import { roomOpensAt } from '@newyou/contract/communication/rooms/rules'
import { doorOf } from '@newyou/contract/communication/rooms/standing'
import { useTranslations } from 'use-intl'
import { useSite } from '../../page/site.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconVideo } from '../../ui/icons.ts'
import { useNow, useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'

interface Meeting {
  room_u_id: string
  state: AppointmentState
  starts_at: string
  ends_at: string
  mode: MeetingMode
  policy: Pick<BookingPolicy, 'room_opens_minutes'>
}

const soonMs = 24 * 3_600_000

/** The way into the room of an appointment, or on its day from when there is one. */
export function RoomLink({ of: meeting }: { of: Meeting }) {
  const t = useTranslations('rooms.link')
  const { settings } = useSite()
  const now = useNow()
  const { until } = useWhen()
  const opensAt = roomOpensAt(meeting, settings)
  if (meeting.mode === 'in-person') return null
  // This minute is rounded down, so the door is shown in the minute in which it opens.
  const door = now < opensAt ? doorOf(meeting, settings, now + 59_999) : doorOf(meeting, settings, now)
  if (door === 'join' || door === 'return')
    return (
      <Button variant={door === 'join' ? 'accent' : 'quiet'} to={urls.room(meeting.room_u_id)} reloadDocument>
        <Icon of={IconVideo} />
        {t(door)}
      </Button>
    )
  if (door === 'opens' && opensAt - now < soonMs)
    return <p className="small t2">{t('opens', { time: until(opensAt) })}</p>
  return null
}
