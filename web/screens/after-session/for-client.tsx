import '../../messages/appointments.ts'
import '../../messages/rooms-after.ts'
import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { planQueries } from '../../care/action-plans/queries.ts'
import { GivenByHealer } from '../../care/appointments/given.tsx'
import { appointmentQueries } from '../../care/appointments/queries.ts'
import { sameAgain } from '../../care/appointments/same-again.ts'
import { SessionReview } from '../../care/appointments/session-review.tsx'
import { healingQueries } from '../../care/healing-sessions/queries.ts'
import { Button } from '../../ui/button.tsx'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Row, Section, Toolbar } from '../../ui/parts.tsx'
import { useNow, useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'

/** The client's side: what the healer gave them, the plan, and the next time. */
export default function ForClient({ appointmentId }: { appointmentId: string }) {
  const { data: appointment } = useQuery(appointmentQueries.one(appointmentId))
  if (!appointment) return null
  return (
    <>
      <Given appointment={appointment} />
      <Plans appointment={appointment} />
      <NextTime appointment={appointment} />
      {appointment.state === 'completed' && <SessionReview appointment={appointment} />}
    </>
  )
}

function Given({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('rooms-after.agreed')
  const { data } = useQuery(appointmentQueries.given(appointment.u_id))
  if (!data) return null
  if (data.summary || data.files.length > 0) return <GivenByHealer appointment={appointment} />
  return (
    <Section gap={2}>
      <h2>{t('title')}</h2>
      <p className="t2">{t('none', { name: appointment.healer.full_name })}</p>
    </Section>
  )
}

function Plans({ appointment: { healer } }: { appointment: Appointment }) {
  const t = useTranslations('rooms-after.plans')
  const { data } = useQuery(planQueries.mine(1))
  if (!data) return null
  const plans = data.data.filter((plan) => plan.state === 'running' && plan.healer.u_id === healer.u_id)
  return (
    <Section gap={2}>
      <h2>{t('title')}</h2>
      {plans.length === 0 && <p className="t2">{t('none', { name: healer.full_name })}</p>}
      {plans.length > 0 && (
        <ul>
          {plans.map((plan) => (
            <li key={plan.u_id}>
              <Row as={LocaleLink} size="small" to={urls.myActionPlan(plan.u_id)}>
                <b>{plan.title}</b>
                <span className="t2">{plan.actions.map(({ title }) => title).join(', ')}</span>
              </Row>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function NextTime({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('rooms-after.next')
  const appointments = useTranslations('appointments')
  const { at } = useWhen()
  const now = useNow()
  const { data: coming } = useQuery(appointmentQueries.coming())
  const { data: offers } = useQuery(healingQueries.mine())
  if (!coming || !offers) return null
  const { healer } = appointment
  const next = coming.data.find(
    ({ u_id, state, healer: with_, starts_at }) =>
      u_id !== appointment.u_id &&
      state === 'confirmed' &&
      with_.u_id === healer.u_id &&
      Date.parse(starts_at) > now,
  )
  const offered = offers.data.filter(
    ({ state, healer: by }) => (state === 'offered' || state === 'accepted') && by.u_id === healer.u_id,
  )
  return (
    <Section gap={3} start>
      <h2>{t('title')}</h2>
      {next && <p>{t('booked', { when: at(next.starts_at) })}</p>}
      {offered.map((offer) => (
        <p key={offer.u_id}>
          {t('offered', { name: healer.full_name, title: offer.title, when: at(offer.starts_at) })}
        </p>
      ))}
      {!next && offered.length === 0 && <p className="t2">{t('none')}</p>}
      <Toolbar>
        {offered.length > 0 && (
          <Button variant="accent" to={urls.counseling()}>
            {t('seeOffer')}
          </Button>
        )}
        <Button variant={next || offered.length > 0 ? 'quiet' : 'primary'} to={sameAgain(appointment)}>
          {appointments('again')}
        </Button>
        {next && (
          <Button variant="quiet" to={urls.appointment(next.u_id)}>
            {t('seeNext')}
          </Button>
        )}
      </Toolbar>
    </Section>
  )
}
