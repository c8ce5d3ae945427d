import '../messages/ui-loader.ts'
import { loaderMessageMs } from '@newyou/contract/business'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { kolam } from './kolam/kolam.ts'
import { logoKolam } from './kolam/logo.ts'
import styles from './loader.module.css'

const messageKeys = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8'] as const

/**
 * The whole screen waits: the kolam of the logo draws itself, and a calm sentence changes every two seconds. `title` is
 * the heading of the page for screen readers.
 */
export function FullScreenLoader({ title }: { title?: string }) {
  const t = useTranslations('ui')
  const sentences = useTranslations('ui-loader')
  const [logo] = useState(() => kolam(logoKolam))
  const [position, setPosition] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setPosition((now) => (now + 1) % messageKeys.length), loaderMessageMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      {title && <h1 className="sr-only">{title}</h1>}
      <span className="sr-only" role="status">
        {t('loading')}
      </span>
      <div className={styles.loader} aria-busy="true">
        <svg
          viewBox={logo.box.join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={logo.d} opacity=".22" />
          <path d={logo.d} pathLength="100" className={styles.line} />
        </svg>
        <p key={position} aria-hidden="true">
          {sentences(messageKeys[position] ?? 'm1')}
        </p>
      </div>
    </>
  )
}
