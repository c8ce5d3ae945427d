import { type Dye, dim, marigold, mix, rice, type Sky } from '../colours.ts'
import { between, type Random, repeat } from '../random.ts'
import { svg, tidy } from '../svg.ts'
import { height, ridge, tree } from './landscape.ts'

/** A footpath winding up a hill to one tree. */
export function hillPath(random: Random, dye: Dye, sky: Sky): string {
  let drawing =
    ridge(random, 250, 40, mix(sky[2], dye.soft, 0.35)) + ridge(random, 290, 36, mix(sky[2], dye.mid, 0.6))
  const slope = mix(dye.mid, dye.deep, 0.35)
  drawing +=
    svg`
      <path d="M60 ${height}C150 330 250 190 380 176C480 170 560 300 640 340V${height}Z" fill="${slope}"/>
      <path d="M380 176C480 170 560 300 640 340V${height}H470C470 320 440 240 380 176Z" fill="${mix(slope, dye.deep, 0.5)}"/>
      <path d="M210 ${height}C260 372 420 372 404 344C392 322 300 326 310 300C318 282 392 284 392 262C392 246 346 248 352 230C356 214 380 204 386 178" fill="none" stroke="${mix(rice, dye.light, 0.4)}" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 9"/>
    ` + tree(random, 388, 180, 74, mix(dye.deep, '#24361f', 0.6), '#3f5630')
  for (const [x, y, size] of [
    [90, 386, 46],
    [160, 398, 34],
    [560, 392, 54],
    [500, 404, 36],
    [30, 398, 40],
  ] as const)
    drawing += svg`
      <path d="M${x - size} ${y + 14}C${x - size} ${y - size * 0.7} ${x - size * 0.3} ${y - size} ${x + size * 0.2} ${y - size * 0.9}C${x + size * 0.9} ${y - size * 0.7} ${x + size} ${y} ${x + size} ${y + 14}Z" fill="${mix(dye.deep, dye.mid, 0.35)}"/>
      <path d="M${x + size * 0.2} ${y - size * 0.9}C${x + size * 0.9} ${y - size * 0.7} ${x + size} ${y} ${x + size} ${y + 14}H${x + size * 0.3}C${x + size * 0.5} ${y - size * 0.2} ${x + size * 0.4} ${y - size * 0.6} ${x + size * 0.2} ${y - size * 0.9}Z" fill="${dye.deep}"/>
    `
  return drawing
}

/** A child flying a kite. */
export function kite(random: Random, dye: Dye, sky: Sky): string {
  const x = between(random, 380, 500)
  const y = between(random, 90, 130)
  return (
    ridge(random, 318, 30, mix(sky[2], dye.mid, 0.45)) +
    ridge(random, 352, 22, mix(dye.mid, dye.deep, 0.3)) +
    svg`
      <path d="M${tidy(x)} ${tidy(y + 46)}C${tidy(x - 60)} ${tidy(y + 160)} 220 220 150 344" fill="none" stroke="${mix(rice, sky[1], 0.3)}" stroke-width="1.6"/>
      <g transform="translate(${tidy(x)} ${tidy(y)}) rotate(14)">
      <path d="M0 -54L46 0L0 50L-46 0Z" fill="${dye.soft}"/>
      <path d="M0 -54L46 0L0 50Z" fill="${mix(dye.soft, dye.deep, 0.35)}"/>
      <path d="M0 -54V50M-46 0Q0 -34 46 0" stroke="${dye.deep}" stroke-width="2.4" fill="none"/>
      <path d="M0 50L-15 70H15Z" fill="${marigold}"/>
      </g>
      <path d="M140 400V352q0-9 9-9t9 9v18l8 30z" fill="${dye.deep}"/>
      <circle cx="149" cy="334" r="8" fill="${dye.deep}"/>
      <path d="M152 350l12-10" stroke="${dye.deep}" stroke-width="5" stroke-linecap="round"/>
    `
  )
}

/** A banyan with its hanging roots, a stone seat round the trunk, a pair of sandals and an open book. */
export function banyan(random: Random, dye: Dye, sky: Sky): string {
  const earth = dim(mix(dye.mid, dye.deep, 0.25), sky)
  const bark = mix(dye.deep, '#4a3428', 0.45)
  const barkLight = mix(bark, dye.soft, 0.28)
  const leaf = dim(mix('#34502f', dye.deep, 0.25), sky)
  const leafLight = dim(mix('#587440', dye.soft, 0.15), sky)

  const clump = (shade: string, count: number, down: number) =>
    repeat(count, (index) => {
      const across = (index + 0.5) / count
      const x = 40 + across * 540 + between(random, -22, 22)
      const arch = Math.sin(across * Math.PI)
      const y = 178 - arch * 96 + down + between(random, -10, 10)
      const radius = between(random, 40, 58)
      return `<ellipse cx="${tidy(x)}" cy="${tidy(y)}" rx="${tidy(radius * 1.25)}" ry="${tidy(radius * 0.72)}" fill="${shade}"/>`
    })
  const hangingRoots = repeat(26, (index) => {
    const x = 92 + index * 18 + between(random, -6, 6)
    if (x > 246 && x < 366) return ''
    const foot = between(random, 236, 306)
    return `M${tidy(x)} 170Q${tidy(x + 3)} ${tidy(foot - 50)} ${tidy(x - 2)} ${tidy(foot)}`
  })
  const propRoots = [
    [150, 9],
    [206, 12],
    [424, 13],
    [492, 9],
  ] as const

  return svg`
    ${ridge(random, 262, 30, mix(sky[2], dye.soft, 0.4))}
    ${ridge(random, 300, 14, mix(dye.mid, sky[2], 0.25))}
    <path d="M0 326Q320 300 640 326V400H0Z" fill="${earth}"/>
    <path d="M430 400C420 372 372 356 330 352L300 352C350 364 352 384 330 400Z" fill="${mix(earth, rice, 0.28)}"/>
    ${clump(mix(leaf, dye.deep, 0.45), 12, 26)}
    <path d="${hangingRoots}" fill="none" stroke="${barkLight}" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>
    ${propRoots.map(([x, wide]) => `<path d="M${x - wide / 2} 160Q${x + 3} 260 ${x - wide} 334H${x + wide}Q${x + wide - 3} 260 ${x + wide / 2} 160Z" fill="${bark}"/>`)}
    <path d="M236 344C262 320 268 276 262 232C254 204 226 180 190 158L214 150C248 168 270 178 284 190C292 170 292 130 284 84H322C314 130 320 172 330 188C350 172 380 160 420 148L440 160C400 178 362 200 354 236C348 280 356 322 384 344Z" fill="${bark}"/>
    <path d="M284 344C292 300 290 250 286 206M318 344C314 296 320 240 330 208M344 340C336 306 338 268 342 246" fill="none" stroke="${barkLight}" stroke-width="4" stroke-linecap="round" opacity=".75"/>
    ${clump(leaf, 13, 0)}
    ${clump(leafLight, 9, -26)}
    <path d="M196 336H424L436 372H184Z" fill="${dim(mix('#b09a86', dye.mid, 0.35), sky)}"/>
    <path d="M190 330H430V344H190Z" fill="${dim(mix('#cbb7a2', dye.light, 0.3), sky)}"/>
    <path d="M188 356H432M236 344V356M300 344V356M364 344V356M208 356V370M268 356V372M332 356V372M396 356V370" stroke="${mix(dye.deep, '#7a6656', 0.4)}" stroke-width="2" opacity=".6"/>
    <path d="M366 330L384 320L402 327L420 320L436 330L402 333Z" fill="${rice}"/>
    <path d="M402 327V333" stroke="${dye.mid}" stroke-width="2"/>
    <path d="M196 384q8-6 20 0q4 4-2 6h-16q-6-2-2-6zM224 390q8-6 20 0q4 4-2 6h-16q-6-2-2-6z" fill="${mix(dye.deep, '#000000', 0.2)}"/>
    <path d="M200 384l8 3 6-4M228 390l8 3 6-4" stroke="${dye.light}" stroke-width="1.8" fill="none"/>
  `
}
