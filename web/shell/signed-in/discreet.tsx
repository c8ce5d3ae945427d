import '../../messages/privacy-discreet.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { discreetQuery } from '../../session/discreet.ts'
import { logOut } from '../../session/log-out.ts'
import { leave } from '../../session/quick-exit.ts'
import { useLocalized } from '../../ui/locale-link.tsx'
import { storageKeys } from '../../ui/storage-keys.ts'
import { urls } from '../../urls.ts'
import styles from './discreet.module.css'

const minuteMs = 60_000
const lookEveryMs = 15_000
const noteEveryMs = 5000
/** Events of an active person; a film or a sound sends `timeupdate` while it plays. */
const signs = ['pointerdown', 'keydown', 'scroll', 'timeupdate'] as const

/** Applies settings for discreet use: the title of the tab, the exit, and the end of an idle session. */
export function Discreet() {
  const t = useTranslations('privacy-discreet')
  const { data: choices } = useQuery(discreetQuery)
  useNeutralTitle(choices?.has_neutral_titles ? t('tab') : undefined)
  useIdleEnd(choices?.log_out_minutes ?? null)
  if (!choices?.has_quick_exit) return null
  return createPortal(
    <button type="button" className={styles.exit} title={t('exitHint')} onClick={leave}>
      {t('exit')}
    </button>,
    document.body,
  )
}

/** Shows this title on every page, and gives the page's own title back afterwards. */
function useNeutralTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return
    let original = document.title
    const keep = () => {
      if (document.title === title) return
      original = document.title
      document.title = title
    }
    keep()
    const observer = new MutationObserver(keep)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = original
    }
  }, [title])
}

/** A reel begins anew for ever, whether it is watched or not. */
const playsForNobody = (sign: Event | undefined) =>
  sign?.target instanceof HTMLMediaElement && sign.target.loop

/** Logs out after so many minutes in which nothing was pressed and nothing played in any tab, also when the device slept meanwhile. */
function useIdleEnd(minutes: number | null) {
  const localized = useLocalized()
  const login = localized(urls.login())
  useEffect(() => {
    if (minutes === null) return
    let noted = 0
    const note = (sign?: Event) => {
      const now = Date.now()
      if (now - noted < noteEveryMs || playsForNobody(sign)) return
      noted = now
      localStorage.setItem(storageKeys.lastActive, `${now}`)
    }
    const look = () => {
      const last = Number(localStorage.getItem(storageKeys.lastActive)) || Date.now()
      if (Date.now() - last < minutes * minuteMs) return
      document.documentElement.hidden = true
      void logOut().finally(() => location.replace(login))
    }
    // The minutes may have passed while no tab was open.
    look()
    note()
    for (const sign of signs) window.addEventListener(sign, note, { passive: true, capture: true })
    document.addEventListener('visibilitychange', look)
    const timer = setInterval(look, lookEveryMs)
    return () => {
      for (const sign of signs) window.removeEventListener(sign, note, { capture: true })
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
    }
  }, [minutes, login])
}
