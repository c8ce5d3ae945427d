import '../../messages/crisis.ts'
import type { CrisisPlace } from '@newyou/contract/foundation/crisis/crisis'
import type { Harm } from '@newyou/contract/foundation/crisis/kinds'
import { useTranslations } from 'use-intl'
import { useHelplines } from '../../page/use-helplines.ts'
import { leave } from '../../session/quick-exit.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconLifebuoy } from '../../ui/icons.ts'
import { Calls } from './calls.tsx'
import styles from './crisis-help.module.css'

/** Places answered by e-mail, which others may read. */
const byMail: readonly CrisisPlace[] = ['enquiry', 'contact']

/** Public places, which the person who does harm may read. */
const inPublic: readonly CrisisPlace[] = ['group', 'question', 'review', 'room']

/** Help for a person whom others harm: whom to call, how to do it unseen, and a way out of this page. */
export function HarmHelp({ harms, place }: { harms: readonly Harm[]; place: CrisisPlace }) {
  const t = useTranslations('crisis')
  const lines = useHelplines(harms)
  const [first = 'violence'] = harms
  return (
    <div className={styles.help}>
      <Icon of={IconLifebuoy} />
      <div>
        <p>
          <strong>{t(`harm.titles.${first}`)}</strong> {t('harm.words')}
        </p>
        {/* Before the numbers: a person who is watched reads it before they tap one. */}
        <p>{t('harm.phone')}</p>
        <Calls lines={lines} />
        <p className={styles.exit}>
          <Button variant="quiet" small onClick={leave}>
            {t('harm.exit')}
          </Button>{' '}
          <span className="small t2">{t('harm.exitWords')}</span>
        </p>
        {!harms.every((harm) => harm === 'child-abuse') && <p className="small t2">{t('harm.centre')}</p>}
        {byMail.includes(place) && <p className="small t2">{t('harm.mail')}</p>}
        {place !== 'search' && (
          <p className="small t2">{t(inPublic.includes(place) ? 'harm.public' : 'goesOn.writing')}</p>
        )}
      </div>
    </div>
  )
}
