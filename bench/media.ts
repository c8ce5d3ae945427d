import { demoId } from '../demo/ids.ts'
import { compare } from './load.ts'
import type { MeasuredSite, Size } from './site.ts'

const parts = [
  ['the first 64 KB', 'bytes=0-65535'],
  ['1 KB in the middle', 'bytes=100000-101023'],
] as const

/** A signed address of a public film, and the name of its file. */
async function someFilm(siteUrl: string) {
  const lesson = demoId('course-content', 'sleep-slowly:0')
  const { data } = await (await fetch(`${siteUrl}/api/website/course-content/${lesson}`)).json()
  const address: string = data.media.address
  return { address, file: new URL(address, siteUrl).pathname.split('/').at(-1) }
}

/** Parts of a film by its signed address against the same file served without one. */
export async function measure({ siteUrl, peersUrl }: MeasuredSite, size: Size) {
  for (const [name, range] of parts) {
    // Asked anew: an address lives shorter than all of this takes.
    const { address, file } = await someFilm(siteUrl)
    const { ratio, ours, peer } = await compare(siteUrl + address, `${peersUrl}/films/${file}`, size, {
      range,
    })
    console.log(
      `  ${name}: ${ratio.toFixed(2)} of static serving (${Math.round(ours)}/s against ${Math.round(peer)}/s)`,
    )
  }
}
