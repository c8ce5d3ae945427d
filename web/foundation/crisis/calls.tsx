import '../../messages/crisis.ts'
import { useTranslations } from 'use-intl'
import styles from './crisis-help.module.css'

/** Numbers to call, each with what it is. */
export function Calls({ lines }: { lines: readonly { name: string; number: string; note: string }[] }) {
  const t = useTranslations('crisis')
  return (
    <ul className={styles.calls}>
      {lines.map(({ name, number, note }) => (
        <li key={number}>
          <a href={`tel:${number}`}>{t('helpline', { name, number })}</a>{' '}
          <span className="small t2">{note}</span>
        </li>
      ))}
    </ul>
  )
}
