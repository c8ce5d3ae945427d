import { useState } from 'react'
import { ErrorState } from '../../ui/error-state.tsx'
import { useVisitorZone } from '../../ui/visitor-time.tsx'
import { type Availability, weekOf } from '../healers/load-healer.ts'
import { useAvailability } from '../healers/use-availability.ts'
import { WeekOfTimes } from '../healers/week-of-times.tsx'

/** The free times of a healer's service: first the week of the moment, then any week navigated to. */
export function useTimesNear(
  healerId: string,
  serviceId: string,
  moment: string | undefined,
  placeId?: string,
) {
  const zone = useVisitorZone()
  const [nothingYet] = useState<Availability>(() => ({
    serviceId,
    placeId,
    zone,
    from: weekOf(moment, zone, Date.now()),
    days: [],
    day: undefined,
    free: [],
    taken: [],
  }))
  return useAvailability(healerId, nothingYet, 0, { at: undefined, serviceId, placeId })
}

/** Days and their free times, one of which is chosen. */
export function TimesNear({
  availability,
  chosen,
  onChoose,
}: {
  availability: ReturnType<typeof useTimesNear>
  chosen: string | undefined
  onChoose: (time: string) => void
}) {
  if (availability.status === 'failed') return <ErrorState heading="h3" onRetry={availability.retry} />
  return (
    <div>
      <WeekOfTimes availability={availability} chosen={chosen} onChoose={onChoose} />
    </div>
  )
}
