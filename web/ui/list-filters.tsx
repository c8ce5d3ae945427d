import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'
import styles from './list-screen.module.css'

/** The list whose choices were open last: some choices lead to another page of the same list, where they stay open. */
let openList: string | undefined

/**
 * The choices of a list. On a phone they stand behind one button, so that the first entries are in sight, and stay open
 * while one after another is chosen; on wider screens they are always there.
 */
export function ListFilters({
  list,
  chosen,
  children,
}: {
  list: string
  /** How many choices are made. */
  chosen: number
  children: ReactNode
}) {
  const t = useTranslations('ui')
  const [isOpen, setOpen] = useState(openList === list)
  const id = useId()
  return (
    <div>
      <Button
        variant="quiet"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          openList = isOpen ? undefined : list
          setOpen(!isOpen)
        }}
      >
        {t('filters', { count: chosen })}
      </Button>
      <div id={id} className={styles.choices} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  )
}
