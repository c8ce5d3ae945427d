import '../../messages/courses-player.ts'
import { useTranslations } from 'use-intl'
import { Switch } from '../choice.tsx'
import { Dialog } from '../dialog.tsx'
import styles from './shortcuts-dialog.module.css'

const keys = {
  play: ['space', 'K'],
  small: ['←', '→'],
  large: ['J', 'L'],
  mute: ['M'],
  captions: ['C'],
  fullscreen: ['F'],
  next: ['N'],
} as const
const actions = Object.keys(keys) as (keyof typeof keys)[]

/** Which keys do what; single letters can be switched off, for those who dictate. */
export function ShortcutsDialog({
  isOpen,
  onClose,
  isOn,
  onChange,
}: {
  isOpen: boolean
  onClose: () => void
  isOn: boolean
  onChange: (isOn: boolean) => void
}) {
  const t = useTranslations('courses-player.shortcuts')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')}>
      <dl className={styles.keys}>
        {actions.map((action) => (
          <div key={action}>
            <dt>{t(`keys.${action}`)}</dt>
            <dd>
              {keys[action].map((key) => (
                <kbd key={key}>{key === 'space' ? t('space') : key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch checked={isOn} onChange={({ target }) => onChange(target.checked)}>
        {t('use')}
      </Switch>
    </Dialog>
  )
}
