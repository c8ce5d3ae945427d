import type { device } from '@newyou/contract/people/accounts/fields'
import type { z } from 'zod'

type DeviceFields = { [Name in keyof typeof device]: z.output<(typeof device)[Name]> }

/** The device that a form names, and the form without it. */
export function deviceIn<F extends DeviceFields>(fields: F) {
  const { device_id: deviceId, device_name: deviceName, device_fingerprint: fingerprint, ...form } = fields
  return [{ deviceId, deviceName, fingerprint }, form] as const
}
