import { startOf } from '@newyou/contract/addresses'
import { sharedLinkKeys } from '../ui/storage-keys.ts'
import { currentSession } from './session.ts'

/** Pages that are shared by link, and where each waits until the visitor has logged in. */
const shared: Record<string, (typeof sharedLinkKeys)[number]> = {
  [`${startOf('webinar')}/`]: 'webinarLink',
  [`${startOf('workshop')}/`]: 'workshopLink',
  [`${startOf('course')}/`]: 'courseLink',
}

/** Remembers, for this tab, the shared page that a visitor has opened. */
export function rememberSharedLink(path: string) {
  if (currentSession()) return
  const start = Object.keys(shared).find((known) => path.startsWith(known))
  const key = start && shared[start]
  if (key) sessionStorage.setItem(key, path)
}

/** The shared page that was opened before logging in; it is opened once. */
export function takeSharedLink(): string | undefined {
  let last: string | undefined
  for (const key of sharedLinkKeys) {
    last ??= sessionStorage.getItem(key) ?? undefined
    sessionStorage.removeItem(key)
  }
  return last
}
