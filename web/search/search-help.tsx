import '../messages/crisis.ts'
import '../messages/crisis-label.ts'
import '../messages/search.ts'
import { useTranslations } from 'use-intl'
import { useHelplines } from '../frame/use-helplines.ts'
import { Icon } from '../ui/icon.tsx'
import { IconLifebuoy } from '../ui/icons.ts'
import styles from './search-dialog.module.css'
import type { Found } from './use-search.ts'

/** What stands above the results: the helplines when the words may be those of a crisis, and what a slip was read as. */
export function SearchHelp({ found }: { found: Found }) {
  const t = useTranslations('search')
  const crisis = useTranslations('crisis')
  const label = useTranslations('crisis-label')('label')
  const helplines = useHelplines()
  return (
    <>
      {/* It is there from the beginning, so that screen readers say what comes into it. */}
      <div role="status" aria-label={label}>
        {found.helplines && (
          <div className={styles.help}>
            <Icon of={IconLifebuoy} />
            <div>
              <p>
                <strong>{t('helplines')}</strong>
              </p>
              <ul>
                {helplines.map(({ name, number, note }) => (
                  <li key={number}>
                    <a href={`tel:${number}`}>{crisis('helpline', { name, number })}</a>{' '}
                    <span className="small t2">{note}</span>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
      </div>
      {found.corrected && found.groups.length > 0 && (
        <p className={`small t2 ${styles.corrected}`}>{t('corrected', { words: found.corrected })}</p>
      )}
    </>
  )
}
