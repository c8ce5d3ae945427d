import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useLocalized } from '../ui/locale-link.tsx'
import type { Side } from './queries.ts'

/** The page in the address, and the side of the history that is looked at. */
export function usePage(urlOf: (page?: number) => string) {
  const navigate = useNavigate()
  const localized = useLocalized()
  const [query] = useSearchParams()
  const [side, setSide] = useState<Side>('all')
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  const toPage = (next: number) =>
    void navigate(localized(urlOf(next === 1 ? undefined : next)), { preventScrollReset: true })
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
