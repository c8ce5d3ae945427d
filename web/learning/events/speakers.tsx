import '../../messages/events-pages.ts'
import type { EventSpeaker } from '@newyou/contract/learning/events/events'
import { useTranslations } from 'use-intl'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Stack } from '../../ui/parts.tsx'
import { Face } from '../../ui/portrait.tsx'
import { urls } from '../../urls.ts'
import styles from './event.module.css'
import { langOf } from './event-words.ts'

function Words({ of: { role, name, title, about } }: { of: EventSpeaker }) {
  const t = useTranslations('events-pages.detail.speakerRoles')
  return (
    <span>
      <strong>{name}</strong>
      <span className="small t2">{title ? `${t(role)}, ${title}` : t(role)}</span>
      {about && (
        <span className="small t2" lang={langOf(about)}>
          {about}
        </span>
      )}
    </span>
  )
}

/** Speakers of an event beside its host. */
export function Speakers({ speakers }: { speakers: readonly EventSpeaker[] }) {
  const t = useTranslations('events-pages.detail')
  return (
    <section>
      <h2>{t('speakers')}</h2>
      <Stack as="ul">
        {speakers.map((one) => (
          <li key={one.u_id}>
            {one.healer_u_id ? (
              <LocaleLink className={styles.host} to={urls.healer(one.healer_u_id)}>
                <Face image={one.image} size="card" />
                <Words of={one} />
              </LocaleLink>
            ) : (
              <span className={styles.host}>
                <Words of={one} />
              </span>
            )}
          </li>
        ))}
      </Stack>
    </section>
  )
}
