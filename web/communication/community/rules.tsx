import '../../messages/community.ts'
import { useTranslations } from 'use-intl'
import styles from './community.module.css'

/** The rules of a group, one a line. */
export function Rules({
  rules,
  heading: Heading = 'h2',
  titled = true,
}: {
  rules: string
  heading?: 'h2' | 'h3'
  titled?: boolean
}) {
  const t = useTranslations('community.group')
  const lines = rules.split('\n').filter((line) => line.trim())
  return (
    <section className={styles.rules}>
      <Heading className={titled ? undefined : 'sr-only'}>{t('rules')}</Heading>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  )
}
