import { callApi } from '../../session/call-api.ts'
import { deviceId } from '../../session/session.ts'
import { localeOf } from '../../ui/locale.ts'
import { forgetTicket, keepTrip } from './kept.ts'

/** Leaves for the provider of an organisation. */
export async function goThere(
  whose: { organization_id: string } | { email: string },
  redirectTo: string | undefined,
) {
  const { data } = await callApi('POST /api/website/organization-sign-on-start', {
    body: { device_id: deviceId(), ...whose },
  })
  forgetTicket()
  keepTrip({ locale: localeOf(location.pathname), redirectTo })
  location.assign(data.address)
}
