import type { PracticeAppointment } from '@newyou/contract/care/appointments/appointments'
import { refusalReason } from '@newyou/contract/care/appointments/rules'
import { createContext, useContext } from 'react'
import { useNow } from '../../../ui/visitor-time.tsx'

/** The session that is being rescheduled: by drag until it is dropped, or by choosing one of the free times. */
export interface Moving {
  appointment: PracticeAppointment | undefined
  isDragged: boolean
  /** Begins to choose, or stops for the one that is being rescheduled. */
  toggle: (appointment: PracticeAppointment) => void
  /** Asks whether it is to reschedule there. */
  pick: (start: string) => void
  /** Days and dropping on them lead here. */
  toDay: (day: string) => string
}

const ReschedulingContext = createContext<Moving | undefined>(undefined)
export const ReschedulingProvider = ReschedulingContext.Provider

export function useRescheduling(): Moving {
  const rescheduling = useContext(ReschedulingContext)
  if (!rescheduling) throw new Error('this part stands in a calendar')
  return rescheduling
}

/** Whether a session is rescheduled here: by the table that the server asks, and among the times of the first service. */
export function useMayReschedule() {
  const now = useNow()
  return (appointment: PracticeAppointment) =>
    appointment.service_u_id === appointment.healer_u_id &&
    !refusalReason('healer', 'reschedule', appointment, appointment.policy, now)
}
