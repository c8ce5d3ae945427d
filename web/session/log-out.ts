import { queryClient } from '../api/query-client.ts'
import { callApi } from './call-api.ts'
import { forgetBrowser } from './forget-browser.ts'
import { clearSession } from './session.ts'

/** Ends the session here even when the server cannot be reached. */
export async function logOut() {
  await callApi('POST /api/website/logout').catch(() => undefined)
  clearSession()
  queryClient.clear()
  await forgetBrowser()
}
