import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useLocalized } from '../../ui/locale-link.tsx'
import { urls } from '../../urls.ts'
import { loadLive } from './load-live.ts'

/** Listens for news while a signed-in page is open. A device that was logged out from elsewhere goes to the login. */
export function useLive({ isQuiet = false } = {}) {
  const navigate = useNavigate()
  const localized = useLocalized()
  const leave = useEffectEvent(() => void navigate(localized(urls.login()), { replace: true }))
  useEffect(() => {
    let end: (() => void) | undefined
    let isGone = false
    void loadLive({ isWanted: () => !isGone, mayReload: !isQuiet }).then((live) => {
      if (!isGone) end = live?.listenLive({ onEnded: () => leave(), isQuiet })
    })
    return () => {
      isGone = true
      end?.()
    }
  }, [isQuiet])
}
