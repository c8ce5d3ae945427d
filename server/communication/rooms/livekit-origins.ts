import type { Config } from '../../platform/config.ts'

/** The origins to which the page of a room connects; LiveKit's cloud redirects browsers to the nearest region. */
export function liveKitOrigins({ LIVEKIT_URL: url }: Pick<Config, 'LIVEKIT_URL'>): string[] {
  if (!url) return []
  const { origin, hostname } = new URL(url)
  const origins = [origin, ...(hostname.endsWith('.livekit.cloud') ? ['wss://*.livekit.cloud'] : [])]
  return origins.flatMap((one) => [one, one.replace(/^ws/, 'http')])
}
