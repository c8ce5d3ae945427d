import '../../messages/crisis-label.ts'
import '../../messages/search.ts'
import { isHarm } from '@newyou/contract/foundation/crisis/kinds'
import { useTranslations } from 'use-intl'
import { useHelplines } from '../../page/use-helplines.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconLifebuoy } from '../../ui/icons.ts'
import { Calls } from '../crisis/calls.tsx'
import { HarmHelp } from '../crisis/harm-help.tsx'
import styles from './search-dialog.module.css'
import type { Found } from './use-search.ts'

/** Content above the results: help for dangers in the words, and the corrected spelling. */
export function SearchHelp({ found }: { found: Found }) {
  const t = useTranslations('search')
  const label = useTranslations('crisis-label')('label')
  const harms = found.dangers?.filter(isHarm) ?? []
  const helplines = useHelplines()
  return (
    <>
      {/* It is there from the beginning, so that screen readers say what comes into it. */}
      <div role="status" aria-label={label} className={styles.dangers}>
        {found.dangers?.includes('self-harm') && (
          <div className={styles.help}>
            <Icon of={IconLifebuoy} />
            <div>
              <p>
                <strong>{t('helplines')}</strong>
              </p>
              <Calls lines={helplines} />
            </div>
          </div>
        )}
        {harms.length > 0 && <HarmHelp harms={harms} place="search" />}
      </div>
      {found.corrected && found.groups.length > 0 && (
        <p className={`small t2 ${styles.corrected}`}>{t('corrected', { words: found.corrected })}</p>
      )}
    </>
  )
}
