import { addresses, startOf } from '@newyou/contract/addresses'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { localeOf, localized, withoutLocale } from '../ui/locale.ts'
import { listsOfDetails } from './lists-of-details.ts'

/** The list that the address of a detail page without an id leads to, in its language; undefined for other addresses. */
export function listFor(pathname: string): string | undefined {
  const path = withoutLocale(pathname).replace(/(.)\/$/, '$1')
  const found = listsOfDetails.find(([detail]) => startOf(detail) === path)
  return found && localized(addresses[found[1]], localeOf(pathname))
}

function lead({ request }: { request: Request }): never {
  throw redirect(listFor(new URL(request.url).pathname) ?? addresses.home)
}
export const loader = (given: LoaderFunctionArgs) => lead(given)
export const clientLoader = (given: ClientLoaderFunctionArgs) => lead(given)

export default function ToList() {
  return null
}
