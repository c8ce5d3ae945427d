import '../../messages/healing-sessions.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../api/error-words.ts'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Pager } from '../../ui/pager.tsx'
import { Section, Stack } from '../../ui/parts.tsx'
import { useNow } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { AppointmentRows, RowSkeleton } from '../appointments/appointment-rows.tsx'
import { appointmentQueries } from '../appointments/queries.ts'
import { isWaiting } from './healing-words.tsx'
import { OfferCard } from './offer-card.tsx'
import { healingQueries } from './queries.ts'
import { SessionRows } from './session-rows.tsx'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'healing-sessions')
  return pageMeta(matches, {
    path: urls.counseling(),
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function Counseling() {
  return (
    <PrivatePage of="client" waiting={<Waiting />}>
      {() => <MySessions />}
    </PrivatePage>
  )
}

function MySessions() {
  const t = useTranslations('healing-sessions')
  const now = useNow()
  const wordsFor = useErrorWords()
  const [page, setPage] = useState(1)
  const offers = useQuery(healingQueries.mine())
  const healing = useQuery(healingQueries.mine(page))
  const coming = useQuery(appointmentQueries.coming())
  const all = [offers, healing, coming]
  const failed = all.find(({ error, data }) => error && !data)
  if (failed)
    return (
      <>
        <h1>{t('title')}</h1>
        <ErrorState
          title={wordsFor(failed.error)}
          words={t('failed')}
          onRetry={() => {
            for (const { refetch } of all) void refetch()
          }}
        />
      </>
    )
  if (!offers.data || !healing.data || !coming.data) return <Waiting />
  const waiting = offers.data.data.filter((one) => isWaiting(one, now))
  const booked = coming.data.data.filter(
    ({ state, ends_at }) => state !== 'held' && Date.parse(ends_at) > now,
  )
  const ahead = new Set(booked.map(({ u_id }) => u_id))
  const past = healing.data.data.filter(
    (one) => !isWaiting(one, now) && !(one.appointment_u_id && ahead.has(one.appointment_u_id)),
  )
  const isEmpty = waiting.length === 0 && booked.length === 0 && healing.data.total === 0
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro} ${layout.measure}`}>{t('lead')}</p>
      {isEmpty && (
        <EmptyState title={t('empty.title')} words={t('empty.words')}>
          <Button variant="accent" to={urls.healers()}>
            {t('empty.action')}
          </Button>
        </EmptyState>
      )}
      {waiting.length > 0 && (
        <Section>
          <h2>{t('offered')}</h2>
          <Stack gap={6}>
            {waiting.map((session) => (
              <OfferCard key={session.u_id} session={session} />
            ))}
          </Stack>
        </Section>
      )}
      {booked.length > 0 && (
        <Section>
          <h2>{t('booked')}</h2>
          <AppointmentRows appointments={booked} />
        </Section>
      )}
      {(past.length > 0 || page > 1) && (
        <Section>
          <h2>{t('past')}</h2>
          <SessionRows sessions={past} />
          <Pager of={healing.data} label={t('pages')} onPage={setPage} />
        </Section>
      )}
    </>
  )
}

function Waiting() {
  const t = useTranslations('healing-sessions')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro} ${layout.measure}`}>{t('lead')}</p>
      <RowSkeleton />
    </>
  )
}
