import type { PracticeAppointment } from '@newyou/contract/appointments/appointments'
import { refusalReason } from '@newyou/contract/appointments/rules'
import { createContext, useContext } from 'react'
import { useNow } from '../../ui/visitor-time.tsx'

/** The session that is being moved: by drag until it is dropped, or by choosing one of the free times. */
export interface Moving {
  appointment: PracticeAppointment | undefined
  isDragged: boolean
  /** Begins to choose, or stops for the one that is being moved. */
  toggle: (appointment: PracticeAppointment) => void
  /** Asks whether it is to move there. */
  pick: (start: string) => void
  /** Days and dropping on them lead here. */
  toDay: (day: string) => string
}

const MovingContext = createContext<Moving | undefined>(undefined)
export const MovingProvider = MovingContext.Provider

export function useMoving(): Moving {
  const moving = useContext(MovingContext)
  if (!moving) throw new Error('this part stands in a calendar')
  return moving
}

/** Whether the healer may move a session now, by the table that the server asks. */
export function useMayMove() {
  const now = useNow()
  return (appointment: PracticeAppointment) =>
    !refusalReason('healer', 'move', appointment, appointment.policy, now)
}
