import { useEffect, useState } from 'react'
import { isWrittenByServer } from './hydration.tsx'
import type { FixedKolamSource } from './kolam/fixed-markup.ts'
import { logoKolam } from './kolam/logo.ts'

const load = () => import('./kolam/fixed-markup.ts')
/** The server draws at once; a browser loads the program when it needs it. */
const program = import.meta.env.SSR ? await load() : undefined

interface Props {
  of: FixedKolamSource
  stroke?: number
  className?: string | undefined
}

/**
 * A kolam that never changes. The server writes it into the page, and the browser does not draw it again while the page
 * wakes up: on a cheap phone that took longer than all the rest. It loads the drawing program for pages opened later.
 */
export const FixedKolam = (props: Props) => <OneKolam key={JSON.stringify(props.of)} {...props} />

function OneKolam({ of: source, stroke = 4, className }: Props) {
  // React leaves what the server wrote as it is, and so does every later rendering.
  const [isDrawn] = useState(isWrittenByServer)
  const [markup, setMarkup] = useState(() => program?.fixedMarkup(source))
  useEffect(() => {
    if (isDrawn || markup) return
    let isHere = true
    void load().then(({ fixedMarkup }) => {
      if (isHere) setMarkup(fixedMarkup(source))
    })
    return () => {
      isHere = false
    }
  }, [isDrawn, markup, source])
  return (
    <svg
      viewBox={markup?.viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers of our own drawing program
      dangerouslySetInnerHTML={{ __html: markup?.content ?? '' }}
    />
  )
}

/** The mark of the house. */
export const LogoMark = ({ className }: { className?: string | undefined }) => (
  <FixedKolam of={logoKolam} stroke={5} className={className} />
)
