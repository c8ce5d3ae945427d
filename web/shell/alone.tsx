import { startOf } from '@newyou/contract/addresses'
import { lazy, Suspense } from 'react'
import { ThemeToggle } from '../page/theme-toggle.tsx'
import { useSession } from '../session/session.ts'
import styles from './alone.module.css'

const QuietLive = lazy(() => import('./signed-in/quiet-live.tsx'))

/** Pages that choose their background themselves, or have the button in their own bar. */
const withOwnTheme = [
  startOf('bookingWidget'),
  startOf('readBook'),
  startOf('room'),
  startOf('player'),
  startOf('playerPreview'),
]

/** Overlays of a page without header and footer. */
export default function Alone({ path }: { path: string }) {
  const session = useSession()
  return (
    <>
      {!withOwnTheme.some((start) => path.startsWith(start)) && (
        <div className={styles.theme}>
          <ThemeToggle />
        </div>
      )}
      {session && (
        <Suspense>
          <QuietLive />
        </Suspense>
      )}
    </>
  )
}
