import '../messages/crisis-label.ts'
import type { CrisisPlace } from '@newyou/contract/crisis/crisis'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '../session/call-api.ts'

const pauseMs = 300

/**
 * Offers the helplines below what a person writes, as soon as it has words that worry, and stays while they write. The
 * list of words and the helplines are loaded with the first sentence; the text is looked at in the browser and not sent.
 */
export function CrisisHelp({ text, place }: { text: string; place: CrisisPlace }) {
  const t = useTranslations('crisis-label')
  const [Help, setHelp] = useState<ComponentType>()
  useEffect(() => {
    if (Help || text.trim() === '') return
    const timer = setTimeout(async () => {
      const [{ hasCrisisWords }, { Helplines }] = await Promise.all([
        import('@newyou/contract/crisis/words'),
        import('./helplines.tsx'),
      ])
      if (!hasCrisisWords(text)) return
      setHelp(() => Helplines)
      // Help does not depend on the log of it.
      await callApi('POST /api/website/helpline-shown', { body: { place } }).catch(() => {})
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [text, place, Help])
  return (
    // It is there from the beginning, so that screen readers say what comes into it.
    <div role="status" aria-label={t('label')}>
      {Help && <Help />}
    </div>
  )
}
