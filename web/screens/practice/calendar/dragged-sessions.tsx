import '../../../messages/practice.ts'
import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { PracticeAppointment } from '@newyou/contract/care/appointments/appointments'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { useLocalized } from '../../../ui/locale-link.tsx'
import { useWhen } from '../../../ui/visitor-time.tsx'
import entries from './entries.module.css'
import { type Reschedule, RescheduleDialog } from './reschedule-dialog.tsx'
import { type Moving, ReschedulingProvider } from './rescheduling.tsx'
import { SessionFace } from './session-entry.tsx'

/** A press that reschedules no further than this is a press on the link. */
const dragFromPixels = 6
/** On a touch screen a short press is a press, and a movement at once scrolls. */
const touch = { delay: 300, tolerance: 8 }

/** The library's announcements are omitted: the dialog that follows says it. */
const silent = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
}

/** Lets the sessions inside be dragged to free times, or rescheduled by choosing one; both end at the same question. */
export function DraggedSessions({
  toDay,
  hasFree,
  children,
}: {
  toDay: (day: string) => string
  /** Whether a free time is in sight. */
  hasFree: boolean
  children: ReactNode
}) {
  const navigate = useNavigate()
  const localized = useLocalized()
  const [state, setState] = useState<{ appointment: PracticeAppointment; isDragged: boolean }>()
  const [reschedule, setReschedule] = useState<Reschedule>()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: dragFromPixels } }),
    useSensor(TouchSensor, { activationConstraint: touch }),
  )
  const appointment = state?.appointment
  const rescheduling: Moving = {
    appointment,
    isDragged: state?.isDragged ?? false,
    toggle: (one) =>
      setState(one.u_id === appointment?.u_id ? undefined : { appointment: one, isDragged: false }),
    pick: (to) => appointment && setReschedule({ appointment, to }),
    toDay,
  }

  function begin({ active }: DragStartEvent) {
    const dragged: PracticeAppointment | undefined = active.data.current?.appointment
    setState(dragged && { appointment: dragged, isDragged: true })
  }
  function drop({ over }: DragEndEvent) {
    const { start, day }: { start?: string; day?: string } = over?.data.current ?? {}
    if (appointment && start) setReschedule({ appointment, to: start })
    if (appointment && day) {
      // Which of the day's free times is chosen there.
      setState({ appointment, isDragged: false })
      void navigate(localized(toDay(day)), { preventScrollReset: true })
    } else setState(undefined)
  }

  return (
    <ReschedulingProvider value={rescheduling}>
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        accessibility={silent}
        onDragStart={begin}
        onDragEnd={drop}
        onDragCancel={() => setState(undefined)}
      >
        {appointment && !rescheduling.isDragged && (
          <Choosing appointment={appointment} hasFree={hasFree} onStop={() => setState(undefined)} />
        )}
        {children}
        <DragOverlay dropAnimation={null}>
          {appointment && rescheduling.isDragged && (
            <div className={entries.dragged}>
              <SessionFace of={appointment} />
            </div>
          )}
        </DragOverlay>
      </DndContext>
      <RescheduleDialog
        reschedule={reschedule}
        onEnd={(wasRescheduled) => {
          setReschedule(undefined)
          if (wasRescheduled) setState(undefined)
        }}
      />
    </ReschedulingProvider>
  )
}

function Choosing({
  appointment,
  hasFree,
  onStop,
}: {
  appointment: PracticeAppointment
  hasFree: boolean
  onStop: () => void
}) {
  const t = useTranslations('practice.calendar.choosing')
  const { at } = useWhen()
  useEffect(() => {
    const stop = ({ key }: KeyboardEvent) => {
      // The dialog closes by the same key, and the choice stays.
      if (key === 'Escape' && !document.querySelector('[role="dialog"]')) onStop()
    }
    addEventListener('keydown', stop)
    return () => removeEventListener('keydown', stop)
  }, [onStop])
  return (
    <div className={entries.choosing} role="status">
      <p>
        <b>{t('title', { name: appointment.client_name })}</b>{' '}
        <span>{t(hasFree ? 'words' : 'nothingHere', { when: at(appointment.starts_at) })}</span>
      </p>
      <Button variant="quiet" small onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  )
}
