import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'
import { IconLifebuoy } from '../ui/icons.ts'
import styles from './helpline.module.css'
import { useSite } from './site.ts'

/** The quiet line for a night that cannot wait. Never red. */
export function Helpline() {
  const t = useTranslations('ui')
  const { settings } = useSite()
  if (!settings.helpline_number) return null
  return (
    <p className={styles.helpline}>
      <Icon of={IconLifebuoy} className={styles.icon} />
      <span>
        {t.rich('crisis', {
          name: settings.helpline_name,
          number: settings.helpline_number,
          note: settings.helpline_note,
          call: (words) => <a href={`tel:${settings.helpline_number}`}>{words}</a>,
        })}
      </span>
    </p>
  )
}
