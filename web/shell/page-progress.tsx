import { useContext, useEffect, useState } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useNavigation } from 'react-router'
import { forgetWanted, noteWanted } from '../session/wanted-page.ts'
import styles from './page-progress.module.css'

/** Milliseconds in which a page comes without a bar that only flashes. */
const startDelay = 150
/** Milliseconds that the full bar stays before it goes. */
const stopDelay = 200

/** A 3 px bar over the page while the next one loads. */
export function PageProgress() {
  const isLoading = useNavigation().state !== 'idle'
  const router = useContext(RouterContext)?.router
  useEffect(() => {
    forgetWanted()
    // Drawing comes too late: a file that is known to be gone has the page loaded anew at once.
    return router?.subscribe(({ navigation: { location } }) =>
      location ? noteWanted(location) : forgetWanted(),
    )
  }, [router])
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(isLoading), isLoading ? startDelay : stopDelay)
    return () => clearTimeout(timer)
  }, [isLoading])
  if (!isShown) return null
  return <div className={styles.bar} data-progress data-done={!isLoading || undefined} aria-hidden="true" />
}
