import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Card } from '../../ui/parts.tsx'

/** One change, from what it means to the button that makes it. Opened on a page that is there, it is where one looks. */
export function ChangePanel({
  title,
  isOpened,
  children,
}: {
  title: ReactNode
  /** Opened by a button just now, so it takes the focus. */
  isOpened: boolean
  children: ReactNode
}) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpened) heading.current?.focus()
  }, [isOpened])
  return (
    <Card as="section" width="form" above={7} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Card>
  )
}
