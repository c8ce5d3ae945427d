import '../messages/appointments.ts'
import '../messages/healing-sessions.ts'
import type { HealingSession } from '@newyou/contract/healing-sessions/healing-sessions'
import { useTranslations } from 'use-intl'
import layout from '../ui/layout.module.css'
import { LocaleLink } from '../ui/locale-link.tsx'
import { Face } from '../ui/portrait.tsx'
import row from '../ui/record-row.module.css'
import { useWhen } from '../ui/visitor-time.tsx'
import { urls } from '../urls.ts'
import { HealingPill } from './healing-words.tsx'

/** Healing sessions as rows; those that became an appointment lead to it. */
export function SessionRows({ sessions }: { sessions: readonly HealingSession[] }) {
  return (
    <ul>
      {sessions.map((session) => (
        <li key={session.u_id}>
          {session.appointment_u_id ? (
            <LocaleLink to={urls.appointment(session.appointment_u_id)} className={row.row}>
              <Row session={session} />
            </LocaleLink>
          ) : (
            <div className={row.row}>
              <Row session={session} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Row({ session }: { session: HealingSession }) {
  const demo = useTranslations('appointments')
  const { at } = useWhen()
  return (
    <>
      <Face image={session.healer.image} />
      <span>
        <b>{session.title}</b>
        <span className={`t2 ${row.second}`}>
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
