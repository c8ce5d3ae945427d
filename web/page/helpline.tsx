import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'
import { IconLifebuoy } from '../ui/icons.ts'
import styles from './helpline.module.css'
import { useHelplines } from './use-helplines.ts'

/** The quiet line for a night that cannot wait. Never red. `all` of them where there is room, else the first. */
export function Helpline({ all = false }: { all?: boolean }) {
  const t = useTranslations('ui')
  return useHelplines(all ? 'all' : ['self-harm'])
    .slice(0, all ? undefined : 1)
    .map(({ name, number, note }) => (
      <p key={number} className={styles.helpline}>
        <Icon of={IconLifebuoy} className={styles.icon} />
        <span>
          {t.rich('crisis', {
            name,
            number,
            note,
            call: (words) => <a href={`tel:${number}`}>{words}</a>,
          })}
        </span>
      </p>
    ))
}
