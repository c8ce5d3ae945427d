import type { Config } from '../platform/config.ts'

/** Where the page of a room connects to; LiveKit's own cloud sends browsers on to the region that is next to them. */
export function liveKitOrigins({ LIVEKIT_URL: url }: Pick<Config, 'LIVEKIT_URL'>): string[] {
  if (!url) return []
  const { origin, hostname } = new URL(url)
  const origins = [origin, ...(hostname.endsWith('.livekit.cloud') ? ['wss://*.livekit.cloud'] : [])]
  return origins.flatMap((one) => [one, one.replace(/^ws/, 'http')])
}
