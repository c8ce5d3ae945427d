import { backOfficePath } from '@newyou/contract/addresses'
import type { StaffRole } from '@newyou/contract/vocabulary'
import { callApi } from '@newyou/web/session/call-api.ts'
import { clearSession, currentSession } from '@newyou/web/session/session.ts'
import type { AuthProvider } from 'react-admin'

/** The user, from the server; fetched again after a refusal. */
let me: Promise<{ u_id: string; name: string; roles: StaffRole[] }> | undefined

function askMe() {
  me ??= callApi('GET /api/staff/me').then(({ data }) => data)
  me.catch(() => {
    me = undefined
  })
  return me
}

/** Colleagues log in on the site's own page and return to where they were. */
function goToLogin(): Promise<never> {
  const here = location.pathname.startsWith(backOfficePath)
    ? location.pathname + location.search
    : backOfficePath
  location.replace(`/login/staff?redirect_to=${encodeURIComponent(here)}`)
  return new Promise(() => {})
}

export const isOfAnotherRole = () => {
  const session = currentSession()
  return session !== null && session.role !== 'staff'
}

/** Ends the session here even when the server cannot be reached. */
export async function leave() {
  await callApi('POST /api/website/logout').catch(() => undefined)
  me = undefined
  clearSession()
  return goToLogin()
}

export const authProvider: AuthProvider = {
  login: goToLogin,
  logout: async () => (currentSession() ? leave() : undefined),
  checkAuth: async () => {
    if (!currentSession()) await goToLogin()
  },
  async checkError({ status }: { status?: number }) {
    if (status === 401) {
      clearSession()
      await goToLogin()
    }
    // A role may have been taken away: the menu asks anew.
    if (status === 403) me = undefined
  },
  async getIdentity() {
    const { u_id: id, name: fullName } = await askMe()
    return { id, fullName }
  },
  getPermissions: async () => (await askMe()).roles,
}
