import { storageKeys } from '@newyou/web/ui/storage-keys.ts'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { BackOffice } from '../back-office.tsx'
import { queryClient } from '../data/query-client.ts'

const later = String(Math.floor(Date.now() / 1000) + 86_400)

/** A colleague's session, as a log-in leaves it in the browser. */
function logIn() {
  const kept = {
    [storageKeys.token]: 'token',
    [storageKeys.tokenTime]: later,
    [storageKeys.refreshToken]: 'refresh-token',
    [storageKeys.refreshTokenTime]: later,
    [storageKeys.userId]: '01900000-0000-7000-8000-000000000001',
    [storageKeys.role]: 'staff',
  }
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  // biome-ignore lint/suspicious/noDocumentCookie: what the site sets with a log-in
  document.cookie = 'csrf=pair'
}

/** Goes to a screen of the back office that stands. */
export function goTo(path: string) {
  queryClient.clear()
  history.pushState(null, '', `/admin${path}`)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** The whole back office at one of its screens; resolves with the part that changes. */
export async function openOffice(path: string) {
  logIn()
  queryClient.clear()
  history.replaceState(null, '', `/admin${path}`)
  await render(<BackOffice />)
  return page.getByRole('main')
}
