import '../../messages/crisis.ts'
import { useTranslations } from 'use-intl'
import { useHelplines } from '../../page/use-helplines.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconLifebuoy } from '../../ui/icons.ts'
import { Calls } from './calls.tsx'
import styles from './crisis-help.module.css'

/** The helplines of the settings, for a person who may need one now. */
export function Helplines({ goesOn = 'writing' }: { goesOn?: 'writing' | 'test' | 'result' | 'score' }) {
  const t = useTranslations('crisis')
  return (
    <div className={styles.help}>
      <Icon of={IconLifebuoy} />
      <div>
        <p>
          <strong>{t('title')}</strong> {t('words')}
        </p>
        <Calls lines={useHelplines()} />
        {goesOn !== 'score' && <p className="small t2">{t(`goesOn.${goesOn}`)}</p>}
      </div>
    </div>
  )
}
