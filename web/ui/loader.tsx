import { loaderMessageMs } from '@newyou/contract/business'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { logoLine } from './kolam-drawing.tsx'
import styles from './loader.module.css'

const messageKeys = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8'] as const

/** The whole screen waits: the kolam of the logo draws itself, and a calm sentence changes every two seconds. */
export function FullScreenLoader() {
  const t = useTranslations('ui')
  const [position, setPosition] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setPosition((now) => (now + 1) % messageKeys.length), loaderMessageMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className={styles.loader} role="status">
      <svg
        viewBox={logoLine.viewBox}
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={logoLine.d} opacity=".22" />
        <path d={logoLine.d} pathLength="100" className={styles.line} />
      </svg>
      <span className="sr-only">{t('loading')}</span>
      <p key={position} aria-hidden="true">
        {t(`loaderMessages.${messageKeys[position] ?? 'm1'}`)}
      </p>
    </div>
  )
}
