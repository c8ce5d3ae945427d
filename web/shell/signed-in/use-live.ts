import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useLocalized } from '../../ui/locale-link.tsx'
import { urls } from '../../urls.ts'

/** Listens for news while a signed-in page is open. A device that was logged out from elsewhere goes to the login. */
export function useLive({ isQuiet = false } = {}) {
  const navigate = useNavigate()
  const localized = useLocalized()
  const leave = useEffectEvent(() => void navigate(localized(urls.login()), { replace: true }))
  useEffect(() => {
    let end: (() => void) | undefined
    let isGone = false
    const begin = () =>
      void import('../../session/live.ts')
        .then(({ listenLive }) => {
          if (!isGone) end = listenLive({ onEnded: () => leave(), isQuiet })
        })
        // Without a line the code cannot come; it is asked for again with the line.
        .catch(() => {
          if (!isGone) window.addEventListener('online', begin, { once: true })
        })
    begin()
    return () => {
      isGone = true
      window.removeEventListener('online', begin)
      end?.()
    }
  }, [isQuiet])
}
