import { sharedLinkKeys } from '../ui/storage-keys.ts'
import { currentSession } from './session.ts'

/** What is shared by link and waits for who has to log in first (specification, section 2). */
const shared: Record<string, (typeof sharedLinkKeys)[number]> = {
  '/webinar/view/': 'webinarLink',
  '/workshop/workshop-details/': 'workshopLink',
  '/courses/courses-details/': 'courseLink',
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
