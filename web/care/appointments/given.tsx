import '../../messages/appointments.ts'
import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { IconDownload, IconFileText } from '../../ui/icons.ts'
import layout from '../../ui/layout.module.css'
import { useWhen } from '../../ui/visitor-time.tsx'
import styles from './changes.module.css'
import { appointmentQueries } from './queries.ts'

/** The healer's material for this session. */
export function GivenByHealer({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('appointments.given')
  const { at } = useWhen()
  const { data } = useQuery(appointmentQueries.given(appointment.u_id))
  if (!data || (!data.summary && data.files.length === 0)) return null
  const { summary, files } = data
  return (
    <section className={styles.given}>
      {summary && (
        <>
          <h2>{t('title', { name: appointment.healer.full_name })}</h2>
          <p className={layout.typed}>{summary.text}</p>
          {summary.homework.length > 0 && (
            <>
              <h3>{t('homework')}</h3>
              <ul className={layout.bullets}>
                {summary.homework.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </>
          )}
          <p className="small t3">{t('updated', { when: at(summary.updated_at) })}</p>
        </>
      )}
      {files.length > 0 && (
        <>
          <h2>{t('files')}</h2>
          <ul>
            {files.map((file) => (
              <li key={file.u_id}>
                <a
                  href={file.address}
                  target={file.kind === 'picture' ? '_blank' : undefined}
                  rel="noreferrer"
                  className={styles.file}
                >
                  <Icon of={file.kind === 'picture' ? IconFileText : IconDownload} />
                  {file.name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
