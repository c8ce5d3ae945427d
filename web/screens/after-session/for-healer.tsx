import '../../messages/rooms-after.ts'
import type { PracticeAppointment } from '@newyou/contract/care/appointments/appointments'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ClientPlans } from '../../care/action-plans/practice/client-plans.tsx'
import { SessionGiven } from '../../care/client-files/clients/session-given.tsx'
import { practiceQueries } from '../../care/client-files/queries.ts'
import { OffersToClient } from '../../care/healing-sessions/practice/offers.tsx'
import { Section } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'

/** The healer's side: what the client is given, the plan, and the next time. */
export default function ForHealer({ appointmentId }: { appointmentId: string }) {
  const { data: appointment } = useQuery(practiceQueries.one(appointmentId))
  if (!appointment) return null
  return (
    <>
      <SessionGiven appointment={appointment} />
      <ClientPlans appointment={appointment} />
      <NextTime appointment={appointment} />
      <OffersToClient appointment={appointment} />
    </>
  )
}

function NextTime({ appointment }: { appointment: PracticeAppointment }) {
  const t = useTranslations('rooms-after.next')
  const { at } = useWhen()
  const { data: client } = useQuery(practiceQueries.client(appointment.u_id))
  if (!client) return null
  return (
    <Section gap={2}>
      <h2>{t('title')}</h2>
      <p className={client.next_at ? undefined : 't2'}>
        {client.next_at ? t('booked', { when: at(client.next_at) }) : t('none')}
      </p>
    </Section>
  )
}
