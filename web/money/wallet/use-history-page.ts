import { useState } from 'react'
import { usePage } from '../../ui/use-page.ts'
import type { Side } from './queries.ts'

/** The page in the address, and the side of the history that is looked at. */
export function useHistoryPage(urlOf: (page?: number) => string) {
  const [side, setSide] = useState<Side>('all')
  const { page, toPage } = usePage((next) => urlOf(next === 1 ? undefined : next), {
    preventScrollReset: true,
  })
  return {
    page,
    side,
    toPage,
    toSide(next: Side) {
      setSide(next)
      if (page !== 1) toPage(1)
    },
  }
}
