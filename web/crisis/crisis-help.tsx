import '../messages/crisis.ts'
import type { CrisisPlace } from '@newyou/contract/crisis/crisis'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '../session/call-api.ts'
import { Helplines } from './helplines.tsx'

const pauseMs = 300

/**
 * Offers the helplines below what a person writes, as soon as it has words that worry, and stays while they write. The
 * list of words is loaded with the first sentence; the text is looked at in the browser and not sent.
 */
export function CrisisHelp({ text, place }: { text: string; place: CrisisPlace }) {
  const t = useTranslations('crisis')
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (isShown || text.trim() === '') return
    const timer = setTimeout(async () => {
      const { hasCrisisWords } = await import('@newyou/contract/crisis/words')
      if (!hasCrisisWords(text)) return
      setShown(true)
      // Help does not depend on the log of it.
      await callApi('POST /api/website/helpline-shown', { body: { place } }).catch(() => {})
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [text, place, isShown])
  return (
    // It is there from the beginning, so that screen readers say what comes into it.
    <div role="status" aria-label={t('label')}>
      {isShown && <Helplines />}
    </div>
  )
}
