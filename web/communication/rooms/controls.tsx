import '../../messages/rooms.ts'
import '../../messages/rooms-call.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { IconDotsVertical } from '../../ui/icons.ts'
import styles from './call.module.css'
import type { Control } from './use-controls.ts'

/** Session controls, with a label under each icon and an Alt-key shortcut. */
export function Controls({
  controls,
  keys,
  isMoreOpen,
  onMore,
}: {
  controls: readonly Control[]
  /** In words, where there are some. */
  keys: string | undefined
  isMoreOpen: boolean
  onMore: () => void
}) {
  const t = useTranslations('rooms.in')
  const words = useTranslations('rooms-call')
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return
    const control = controls.find(({ key }) => key === event.code)
    if (!control) return
    event.preventDefault()
    void control.press()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  const more: Control = {
    id: 'more',
    name: words('more.button'),
    icon: IconDotsVertical,
    isOn: isMoreOpen,
    press: onMore,
  }

  return (
    <footer className={styles.controls} data-dock>
      <ul aria-label={t('controls')}>
        {[...controls.slice(0, -1), more, ...controls.slice(-1)].map(
          ({ id, name, icon, isOn, key, press, badge, word, isLeave, isRare }) => (
            <li key={id} data-rare={isRare} data-more={id === 'more' || undefined}>
              <button
                type="button"
                className={styles.control}
                data-on={isOn || undefined}
                data-leave={isLeave}
                aria-keyshortcuts={key ? `Alt+${key.at(-1)}` : undefined}
                onClick={() => void press()}
              >
                <span className={styles.disc}>
                  <Icon of={icon} size="bar" />
                  {badge ? <span className={styles.dot} /> : null}
                </span>
                <span className={styles.word}>{badge ? word : name}</span>
                {badge ? <span className="sr-only">{name}</span> : null}
              </button>
            </li>
          ),
        )}
      </ul>
      {keys && <p className={`small t3 ${styles.keys}`}>{keys}</p>}
    </footer>
  )
}
