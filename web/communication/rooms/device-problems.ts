/**
 * Why a device cannot be used: `refused` by the permission of this page, `dismissed` without an answer, by the `system`,
 * `busy` in another program, or `missing`.
 */
export type DeviceProblem = 'refused' | 'dismissed' | 'system' | 'missing' | 'busy' | 'unsupported' | 'failed'

const causes: Record<string, DeviceProblem> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** The reason of a failed `getUserMedia`. `permission` is the state of this page's permission, where a browser tells it. */
export function problemOf(
  { name, message }: Pick<DOMException, 'name' | 'message'>,
  permission: PermissionState | undefined,
): DeviceProblem {
  const cause = causes[name] ?? 'failed'
  if (cause !== 'refused') return cause
  // Chrome says it in words; elsewhere the page has the permission, and the system does not give it to the browser.
  if (/system/i.test(message) || permission === 'granted') return 'system'
  return permission === 'prompt' || /dismissed/i.test(message) ? 'dismissed' : 'refused'
}

export interface Problems {
  camera?: DeviceProblem | undefined
  microphone?: DeviceProblem | undefined
}
export interface Trouble {
  of: 'camera' | 'microphone' | 'both'
  problem: DeviceProblem
}

/** What there is to say: one sentence when the same is the matter with both. */
export function troublesOf({ camera, microphone }: Problems): Trouble[] {
  if (camera && camera === microphone) return [{ of: 'both', problem: camera }]
  return [
    ...(microphone ? [{ of: 'microphone' as const, problem: microphone }] : []),
    ...(camera ? [{ of: 'camera' as const, problem: camera }] : []),
  ]
}

/** Browsers that keep the permission of a page in different places. */
export type BrowserKind = 'chromePhone' | 'safariPhone' | 'safari' | 'firefox' | 'chrome'
export type SystemKind = 'android' | 'ios' | 'mac' | 'windows' | 'other'

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** An iPad says that it is a Mac. */
export function systemOf({ userAgent, maxTouchPoints }: Device): SystemKind {
  if (/Android/.test(userAgent)) return 'android'
  if (/iPhone|iPad/.test(userAgent)) return 'ios'
  if (/Mac OS X/.test(userAgent)) return maxTouchPoints > 1 ? 'ios' : 'mac'
  return /Windows/.test(userAgent) ? 'windows' : 'other'
}

export function browserOf(device: Device): BrowserKind {
  const system = systemOf(device)
  if (system === 'ios') return 'safariPhone'
  if (/Firefox/.test(device.userAgent)) return 'firefox'
  if (system === 'android') return 'chromePhone'
  return system === 'mac' && !/Chrom/.test(device.userAgent) ? 'safari' : 'chrome'
}
