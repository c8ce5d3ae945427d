import type { ReaderTheme } from '@newyou/contract/vocabulary'
import { useLayoutEffect } from 'react'
import { borrowColorScheme } from '../../ui/theme/color-scheme.ts'

/** The ground of the reader, whatever the site's theme is; night unless somebody chose paper. */
export function useGround(theme: ReaderTheme) {
  useLayoutEffect(() => borrowColorScheme(theme === 'paper' ? 'light' : 'dark'), [theme])
}
