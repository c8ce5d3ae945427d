import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import styles from './page-progress.module.css'

/** Milliseconds that the full bar stays before it goes. */
const stopDelay = 200

/** A 3 px bar over the page while the next one loads. */
export function PageProgress() {
  const isLoading = useNavigation().state !== 'idle'
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (isLoading) {
      setShown(true)
      return
    }
    const timer = setTimeout(() => setShown(false), stopDelay)
    return () => clearTimeout(timer)
  }, [isLoading])
  if (!isShown && !isLoading) return null
  return <div className={styles.bar} data-done={!isLoading || undefined} aria-hidden="true" />
}
