import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { IconSearch } from '../../ui/icons.ts'
import styles from './search-box.module.css'

const SearchDialog = lazy(async () => (await import('./late-search-dialog.ts')).loadDialog())

/** The field in the header that opens the search, and Ctrl or Cmd with K that does so from anywhere. */
export function SearchBox() {
  const t = useTranslations('frame.search')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button type="button" className={styles.box} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={IconSearch} />
        <span className={`sr-only ${styles.word}`}>{t('open')}</span>
        <span className={styles.keys} aria-hidden="true">
          {t('keys')}
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
