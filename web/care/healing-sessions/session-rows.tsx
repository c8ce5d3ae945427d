import '../../messages/appointments.ts'
import '../../messages/healing-sessions.ts'
import type { HealingSession } from '@newyou/contract/care/healing-sessions/healing-sessions'
import { useTranslations } from 'use-intl'
import layout from '../../ui/layout.module.css'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Row } from '../../ui/parts.tsx'
import { Face } from '../../ui/portrait.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { HealingPill } from './healing-words.tsx'

/** Healing sessions as rows; those that became an appointment lead to it. */
export function SessionRows({ sessions }: { sessions: readonly HealingSession[] }) {
  return (
    <ul>
      {sessions.map((session) => (
        <li key={session.u_id}>
          {session.appointment_u_id ? (
            <Row as={LocaleLink} shape="record" size="small" to={urls.appointment(session.appointment_u_id)}>
              <SessionRow session={session} />
            </Row>
          ) : (
            <Row as="div" shape="record" size="small">
              <SessionRow session={session} />
            </Row>
          )}
        </li>
      ))}
    </ul>
  )
}

function SessionRow({ session }: { session: HealingSession }) {
  const demo = useTranslations('appointments')
  const { at } = useWhen()
  return (
    <>
      <Face image={session.healer.image} />
      <span className={layout.names}>
        <b>{session.title}</b>
        <span className="t2">
          {session.healer.full_name}, {at(session.starts_at)}
        </span>
        {session.is_demo && <span className="small t3">{demo('demo')}</span>}
      </span>
      <span className={layout.cluster}>
        <HealingPill of={session} />
      </span>
    </>
  )
}
