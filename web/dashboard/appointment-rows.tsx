import '../messages/appointments.ts'
import '../messages/dashboard.ts'
import type { Appointment } from '@newyou/contract/appointments/appointments'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../api/error-words.ts'
import { AppointmentPill, FreePill, useModeWords } from '../appointments/appointment-words.tsx'
import { appointmentQueries } from '../appointments/queries.ts'
import { ErrorState } from '../ui/error-state.tsx'
import layout from '../ui/layout.module.css'
import { LocaleLink } from '../ui/locale-link.tsx'
import { Pager } from '../ui/pager.tsx'
import { Face } from '../ui/portrait.tsx'
import row from '../ui/record-row.module.css'
import { SkeletonLine } from '../ui/skeleton.tsx'
import { useWhen } from '../ui/visitor-time.tsx'
import { urls } from '../urls.ts'
import styles from './dashboard.module.css'

/** Appointments as rows; each leads to its page. */
export function AppointmentRows({ appointments }: { appointments: readonly Appointment[] }) {
  const t = useTranslations('appointments')
  const { at } = useWhen()
  const modeWords = useModeWords()
  return (
    <ul>
      {appointments.map((appointment) => (
        <li key={appointment.u_id}>
          <LocaleLink to={urls.appointment(appointment.u_id)} className={row.row}>
            <Face image={appointment.healer.image} />
            <span>
              <b>{at(appointment.starts_at)}</b>
              <span className={`t2 ${row.second}`}>
                {appointment.healer.full_name}, {modeWords(appointment.mode)}
              </span>
              <span className="small t3">
                {[appointment.healing_session_u_id && t('healing'), appointment.is_demo && t('demo')]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <span className={layout.cluster}>
              {appointment.is_free && <FreePill />}
              <AppointmentPill of={appointment} />
            </span>
          </LocaleLink>
        </li>
      ))}
    </ul>
  )
}

export function PastAppointments() {
  const t = useTranslations('dashboard.past')
  const [page, setPage] = useState(1)
  const wordsFor = useErrorWords()
  const { data, error, refetch } = useQuery({
    ...appointmentQueries.past(page),
    placeholderData: keepPreviousData,
  })
  return (
    <section>
      <h2>{t('title')}</h2>
      {data ? (
        data.total === 0 ? (
          <p className="t2">{t('empty')}</p>
        ) : (
          <>
            <AppointmentRows appointments={data.data} />
            <Pager of={data} label={t('pages')} onPage={setPage} />
          </>
        )
      ) : error ? (
        <ErrorState heading="h3" title={wordsFor(error)} onRetry={() => void refetch()} />
      ) : (
        <RowSkeleton />
      )}
    </section>
  )
}

export function RowSkeleton() {
  return (
    <div className={styles.rowSkeleton} aria-hidden="true">
      {['a', 'b', 'c'].map((skeleton) => (
        <div key={skeleton}>
          <SkeletonLine width="half" />
          <SkeletonLine width="most" />
        </div>
      ))}
    </div>
  )
}
