import '../messages/frame-account.ts'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalized } from '../ui/locale-link.tsx'
import { confirm } from '../ui/overlay-store.ts'
import { urls } from '../urls.ts'
import { logOut } from './log-out.ts'

const messageKeys = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10'] as const

/** Asks with one of ten kind sentences, then logs out and goes to the login page. */
export function useLogOut() {
  const t = useTranslations('frame-account.logout')
  const navigate = useNavigate()
  const localized = useLocalized()
  return async () => {
    const key = messageKeys[Math.floor(Math.random() * messageKeys.length)] ?? 'm1'
    const isSure = await confirm({
      title: t('title'),
      words: t(`messages.${key}`),
      confirmLabel: t('confirm'),
      cancelLabel: t('stay'),
    })
    if (!isSure) return
    await logOut()
    await navigate(localized(urls.login()))
  }
}
