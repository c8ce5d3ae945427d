import '../../../messages/healers-compare.ts'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { urls } from '../../../urls.ts'
import styles from './compare-bar.module.css'
import { setCompared, useCompared } from './compared.ts'

/** How many healers are chosen to be compared, and the way to them; above the bottom bar of the phone. */
export default function CompareBar() {
  const t = useTranslations('healers-compare')
  const ids = useCompared()
  if (ids.length === 0) return null
  return (
    <aside className={styles.bar} data-compare aria-label={t('bar')}>
      <p role="status">{t('chosen', { count: ids.length })}</p>
      <Button variant="bare" small onClick={() => setCompared([])}>
        {t('clear')}
      </Button>
      <Button variant="primary" small to={urls.compareHealers(ids)}>
        {t('open')}
      </Button>
    </aside>
  )
}
