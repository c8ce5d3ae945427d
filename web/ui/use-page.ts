import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router'
import { useLocalized } from './locale-link.tsx'

/** The number of a page in an address; the first where it names none. */
export const pageIn = (query: URLSearchParams) =>
  Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)

/** The page of a list that the address names, and the way to another one. */
export function usePage(urlOf: (page: number) => string, options?: NavigateOptions) {
  const navigate = useNavigate()
  const localized = useLocalized()
  const [query] = useSearchParams()
  return {
    page: pageIn(query),
    toPage: (next: number) => void navigate(localized(urlOf(next)), options),
  }
}
