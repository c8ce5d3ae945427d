import type { Platform } from '../../platform/platform.ts'
import { type Letterhead, presentLetterhead } from '../../platform/present-brand.ts'
import type { Issuer } from './issuer.ts'

/** The name and the logo at the head of an issued document: those of its day. */
export async function letterheadOf(
  { pictures }: Pick<Platform, 'pictures'>,
  { brand_name: name, logo }: Issuer,
): Promise<Letterhead> {
  const present = presentLetterhead()
  // Documents before logos were kept show that of today while the name is the same.
  if (logo === undefined) return name === present.name ? present : { name }
  if (logo === null) return { name }
  const picture = await pictures.read(`${logo}-print.png`)
  return picture ? { name, logo: picture } : { name }
}
