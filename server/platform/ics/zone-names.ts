import { windowsZones } from './windows-zones.ts'

/** The rules of a zone that the runtime knows, by any of its names, or undefined. */
function known(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Names of zones of two or three parts at the end of a longer one, as `/citadel.org/20250101_1/America/Indiana/Knox`. */
const endsOf = (name: string): string[] => {
  const parts = name.split('/').filter(Boolean)
  return [3, 2].flatMap((count) => (parts.length > count ? [parts.slice(-count).join('/')] : []))
}

/**
 * The IANA name of a zone as calendars write it: an old name (Asia/Calcutta, US/Pacific), one of Microsoft, one after the
 * prefix of a program; undefined where nobody else than the file itself knows it.
 */
export function zoneNamedIn(tzid: string): string | undefined {
  const name = tzid.trim().replace(/^"|"$/g, '')
  const windows = windowsZones[name]
  if (windows) return known(windows)
  // An offset is not a zone; it is right as long as its rules in the file are.
  if (!name || /^[+-]/.test(name)) return undefined
  return [name, ...endsOf(name)].map(known).find(Boolean)
}
