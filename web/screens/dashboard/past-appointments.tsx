import '../../messages/dashboard.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../api/error-words.ts'
import { AppointmentRows, RowSkeleton } from '../../care/appointments/appointment-rows.tsx'
import { appointmentQueries } from '../../care/appointments/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Section } from '../../ui/parts.tsx'

export function PastAppointments() {
  const t = useTranslations('dashboard.past')
  const [page, setPage] = useState(1)
  const wordsFor = useErrorWords()
  const { data, error, refetch } = useQuery({
    ...appointmentQueries.past(page),
    placeholderData: keepPreviousData,
  })
  return (
    <Section above={0}>
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
    </Section>
  )
}
