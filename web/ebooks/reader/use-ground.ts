import type { ReaderTheme } from '@newyou/contract/ebooks/reading'
import { useLayoutEffect } from 'react'
import { borrowColorScheme } from '../../ui/theme/color-scheme.ts'

/** The background of the reader, whatever the site's theme is; dark unless paper was chosen. */
export function useGround(theme: ReaderTheme) {
  useLayoutEffect(() => borrowColorScheme(theme === 'paper' ? 'light' : 'dark'), [theme])
}
