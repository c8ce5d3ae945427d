import '../../messages/self-tests.ts'
import type { QualifiedHealer } from '@newyou/contract/care/self-tests'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import styles from './result.module.css'

/** Below results: people who may say what they mean, by their documents. */
export function Qualified({ healers }: { healers: readonly QualifiedHealer[] }) {
  const t = useTranslations('self-tests.qualified')
  const { at } = useWhen()
  return (
    <Section>
      <h2>{t('title')}</h2>
      <p className="t2">{t('words')}</p>
      <ul>
        {healers.map((healer) => (
          <li key={healer.u_id} className={styles.row}>
            <div>
              <h3>{healer.full_name}</h3>
              <p className="t2">{t(`as.${healer.qualified_as}`)}</p>
              {healer.next_free_at && (
                <p className="small t3">{t('free', { when: at(healer.next_free_at) })}</p>
              )}
            </div>
            <Button
              variant="quiet"
              small
              to={urls.healer(healer.u_id)}
              aria-label={`${t('view')}: ${healer.full_name}`}
            >
              {t('view')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
