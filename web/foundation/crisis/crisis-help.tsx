import '../../messages/crisis-label.ts'
import type { CrisisPlace } from '@newyou/contract/foundation/crisis/crisis'
import type { Danger } from '@newyou/contract/foundation/crisis/kinds'
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/call-api.ts'
import type { HelpFor } from './help-for.tsx'

const pauseMs = 300

interface Shown {
  Help: ComponentType<ComponentProps<typeof HelpFor>>
  dangers: readonly Danger[]
}

/** Loaded ahead where people may write without a line. */
export const loadCrisisHelp = () => import('./late-help.ts')

/**
 * Offers help below what a person writes, as soon as it has words of a danger, and stays while they write. The rules for
 * words and the helplines are loaded with the first sentence; the text is looked at in the browser and not sent.
 */
export function CrisisHelp({ text, place }: { text: string; place: CrisisPlace }) {
  const t = useTranslations('crisis-label')
  const [shown, setShown] = useState<Shown>()
  const isLogged = useRef(false)
  useEffect(() => {
    if (text.trim() === '') return
    const timer = setTimeout(async () => {
      const loaded = await loadCrisisHelp().catch(() => undefined)
      // Without a line the next word tries again.
      if (!loaded) return
      const { dangers, HelpFor: Help } = loaded
      const met = loaded.dangersIn(text)
      if (met.length === 0) return
      setShown((before) => {
        const either = new Set([...(before?.dangers ?? []), ...met])
        return either.size === before?.dangers.length
          ? before
          : { Help, dangers: dangers.filter((danger) => either.has(danger)) }
      })
      if (isLogged.current) return
      isLogged.current = true
      // Help does not depend on the log of it.
      await callApi('POST /api/website/helpline-shown', { body: { place } }).catch(() => {})
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [text, place])
  return (
    // It is there from the beginning, so that screen readers say what comes into it.
    <div role="status" aria-label={t('label')}>
      {shown && <shown.Help dangers={shown.dangers} place={place} />}
    </div>
  )
}
