import { startThrowawaySite } from '../tasks/throwaway-site.ts'

/** Brings up the site for all journeys; SITE_URL, SANDBOX_URL and SITE_DATABASE_URL point at one that already runs. */
export default async function bringUpSite() {
  if (process.env.SITE_URL) return
  const { environment, stop } = await startThrowawaySite()
  Object.assign(process.env, environment)
  return stop
}
