import type { ReaderTheme } from '@newyou/contract/learning/ebooks/reader'
import { useLayoutEffect } from 'react'
import { borrowColorScheme } from '../../../ui/theme/color-scheme.ts'

/** The background of the reader: that of the site, unless another was chosen. */
export function useGround(theme: ReaderTheme) {
  useLayoutEffect(
    () => (theme === 'site' ? undefined : borrowColorScheme(theme === 'paper' ? 'light' : 'dark')),
    [theme],
  )
}
