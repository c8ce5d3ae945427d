import '../../../messages/appointments.ts'
import '../../../messages/healing-sessions.ts'
import type { PracticeAppointment } from '@newyou/contract/care/appointments/appointments'
import type { PracticeHealingSession } from '@newyou/contract/care/healing-sessions/healing-sessions'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { practiceUrls } from '../../../practice-urls.ts'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { rupees } from '../../../ui/format.ts'
import { useFullStop } from '../../../ui/full-stop.ts'
import { LocaleLink } from '../../../ui/locale-link.tsx'
import { confirm } from '../../../ui/overlay-store.ts'
import { Pager } from '../../../ui/pager.tsx'
import { Row, Section, Stack, Toolbar } from '../../../ui/parts.tsx'
import { useWhen } from '../../../ui/visitor-time.tsx'
import { useChosenChange } from '../../appointments/client-actions.tsx'
import { useChanges } from '../../appointments/use-changes.ts'
import { OfferedPill } from '../healing-words.tsx'
import { healingQueries } from '../queries.ts'

const OfferForm = lazy(async () => ({ default: (await import('./offer-form.tsx')).OfferForm }))

/** Two people have met, or are about to: only then one offers the other something. */
const met = ['confirmed', 'completed']

/** On the page of an appointment: the offers to its client, and the way to make another. */
export function OffersToClient({ appointment }: { appointment: PracticeAppointment }) {
  const t = useTranslations('healing-sessions.practice')
  const { chosen, choose, close } = useChosenChange()
  const heading = useId()
  const [page, setPage] = useState(1)
  const { data } = useQuery(healingQueries.offered(page, appointment.u_id))
  const { data: healer } = useQuery(healingQueries.healer(appointment.healer_u_id))
  if (!data || (data.total === 0 && !met.includes(appointment.state))) return null
  const isWaiting = data.data.some(({ state }) => state === 'offered')
  const name = appointment.client_name
  const form = chosen === 'offer' && healer && !isWaiting && met.includes(appointment.state) && (
    <Suspense fallback={null}>
      <OfferForm
        appointment={appointment}
        healer={healer}
        onDone={() => close(document.getElementById(heading))}
      />
    </Suspense>
  )
  // The form names itself.
  if (form && data.total === 0) return form
  return (
    <Section aria-labelledby={heading}>
      <h2 id={heading}>{t(data.total > 0 ? 'title' : 'begin')}</h2>
      {data.total > 0 && <OfferRows offers={data.data} />}
      <Pager of={data} label={t('pages')} onPage={setPage} />
      {form ||
        (met.includes(appointment.state) && (
          <Stack start gap={3} width="words" above={3}>
            <p className="t2">{isWaiting ? t('waiting', { name }) : t('beginWords', { name })}</p>
            {!isWaiting && healer && (
              <Button variant="quiet" onClick={() => choose('offer')}>
                {t('begin')}
              </Button>
            )}
          </Stack>
        ))}
    </Section>
  )
}

/** In the practice: every offer, latest first. Nothing when there are none. */
export function MyOffers() {
  const t = useTranslations('healing-sessions.practice')
  const [page, setPage] = useState(1)
  const { data } = useQuery(healingQueries.offered(page))
  if (!data || data.total === 0) return null
  return (
    <Section>
      <h2>{t('title')}</h2>
      <OfferRows offers={data.data} />
      <Pager of={data} label={t('pages')} onPage={setPage} />
      <p className="small t3">{t('words')}</p>
    </Section>
  )
}

function OfferRows({ offers }: { offers: readonly PracticeHealingSession[] }) {
  return (
    <ul>
      {offers.map((offer) => (
        <OfferRow key={offer.u_id} offer={offer} />
      ))}
    </ul>
  )
}

function OfferRow({ offer }: { offer: PracticeHealingSession }) {
  const t = useTranslations('healing-sessions.practice')
  const stop = useFullStop()
  const words = useTranslations('healing-sessions.offer')
  const demo = useTranslations('appointments')
  const { at, until } = useWhen()
  const { press, busy } = useChanges()
  const { state, client_name: name } = offer
  const path =
    state === 'booked' && offer.appointment_u_id
      ? practiceUrls.appointment(offer.appointment_u_id)
      : practiceUrls.appointment(offer.after_appointment_u_id)

  async function withdraw() {
    const isSure = await confirm({
      title: t('withdrawTitle'),
      words: t('withdrawWords', { name }),
      confirmLabel: t('withdrawYes'),
      cancelLabel: t('withdrawNo'),
    })
    if (isSure)
      await press('withdraw', () =>
        callApi('POST /api/practice/healing-session/{uId}/withdraw', { params: { uId: offer.u_id } }),
      )
  }

  return (
    <Row>
      <Toolbar ends="both">
        <LocaleLink to={path}>
          <b>{offer.title}</b>
        </LocaleLink>
        <OfferedPill of={offer} />
      </Toolbar>
      <p className="t2">
        {t('row', { name, when: at(offer.starts_at) })}
        {stop} {offer.price_paise > 0 ? rupees(offer.price_paise) : words('free')}
        {stop}{' '}
        {(state === 'offered' || state === 'accepted') && t('stands', { when: until(offer.stands_until) })}
      </p>
      {offer.is_demo && <p className="small t3">{demo('demo')}</p>}
      {state === 'offered' && (
        <div>
          <Button variant="quiet" small busy={busy === 'withdraw'} onClick={() => void withdraw()}>
            {t('withdraw')}
          </Button>
        </div>
      )}
    </Row>
  )
}
