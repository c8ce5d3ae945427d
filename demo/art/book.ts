import { type Category, dyes, mix } from './colours.ts'
import { pick, seededRandom } from './random.ts'
import { svg } from './svg.ts'
import { type ClothKind, clothKinds, weave } from './textile.ts'

/** An e-book is bound in handloom: the cloth and its spine. The title is live text on a label over it. */
export function drawBook(
  category: Category,
  { seed = 1, kind }: { seed?: number; kind?: ClothKind } = {},
): string {
  const { deep, mid, soft } = dyes[category]
  const id = `b${seed}`
  return svg`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 340" preserveAspectRatio="xMidYMid slice">
    <defs>${weave(kind ?? pick(seededRandom(seed), clothKinds), id, mid, mix(mid, deep, 0.62), soft)}</defs>
    <rect width="240" height="340" fill="url(#${id})"/>
    <rect width="14" height="340" fill="#000" opacity=".28"/>
    <rect x="14" width="2" height="340" fill="#fff" opacity=".14"/>
    </svg>
  `
}
