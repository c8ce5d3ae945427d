import { mix, rice } from '../colours.ts'
import { svg } from '../svg.ts'
import type { Palette } from './palette.ts'
import type { Garment, PortraitTraits } from './traits.ts'

type Shoulders = { left: number; right: number; shoulder: number; torso: string }

/** The body from the collar to the sill, dressed. */
export function drawClothes(traits: PortraitTraits, palette: Palette): string {
  return garments[traits.wear](palette, measure(traits), traits)
}

type DrawGarment = (palette: Palette, body: Shoulders, traits: PortraitTraits) => string

function measure({ gender }: PortraitTraits): Shoulders {
  const [left, right, shoulder] = gender === 'female' ? [92, 316, 352] : [66, 342, 344]
  const torso = `M${left - 22} 480C${left - 20} 420 ${left} ${shoulder + 14} ${left + 42} ${shoulder - 2}C${left + 66} ${shoulder - 12} 160 336 168 322L238 322C246 336 ${right - 62} ${shoulder - 12} ${right - 40} ${shoulder - 2}C${right - 4} ${shoulder + 12} ${right + 14} 420 ${right + 18} 480Z`
  return { left, right, shoulder, torso }
}

function fillTorso({ torso }: Shoulders, fill: string): string {
  return svg`<path d="${torso}" fill="${fill}"/>`
}

function shadeSide({ dye }: Palette, { left, shoulder }: Shoulders): string {
  return svg`<path d="M${left - 22} 480C${left - 20} 420 ${left} ${shoulder + 14} ${left + 42} ${shoulder - 2}C${left + 40} 400 ${left + 50} 440 ${left + 62} 480Z" fill="${mix(dye.deep, '#000000', 0.2)}" opacity=".38"/>`
}

/** A sari: blouse, pleats over the shoulder, a bordered edge. */
function drawSari(palette: Palette, body: Shoulders): string {
  const { dye, figure, trim, pattern, skin, skinShade } = palette
  const { left, right, shoulder } = body
  return (
    fillTorso(body, mix(dye.soft, skin, 0.15)) +
    svg`
      <path d="M166 326C172 362 196 384 206 392C222 380 236 356 240 326C246 336 240 330 238 322L168 322Z" fill="${skin}"/>
      <path d="M238 322C228 352 220 376 206 392L186 376" fill="none" stroke="${skinShade}" stroke-width="2" opacity=".6"/>
      <path d="M${left + 30} ${shoulder + 2}C130 340 148 334 160 330C190 372 262 420 ${right + 10} 444L${right + 18} 480H${left - 22}C${left - 18} 420 ${left - 2} ${shoulder + 18} ${left + 30} ${shoulder + 2}Z" fill="${pattern}"/>
      <path d="M160 330C190 372 262 420 ${right + 10} 444L${right + 13} 459C252 436 182 392 146 336Z" fill="${trim}"/>
      <path d="M152 333C184 380 258 428 ${right + 11} 450" fill="none" stroke="${figure}" stroke-width="2.4" stroke-dasharray="3 6"/>
      <path d="M118 352C150 410 190 450 214 480M100 366C124 420 148 456 160 480" fill="none" stroke="${figure}" stroke-width="2.4" opacity=".55"/>
    `
  )
}

/** A kurta with a banded collar and three buttons. */
function drawKurta(palette: Palette, body: Shoulders, traits: PortraitTraits): string {
  const { ground, figure, trim, pattern, skin } = palette
  return (
    fillTorso(body, traits.cloth === 'checks' || traits.gender === 'female' ? pattern : ground) +
    svg`
      <path d="M162 328C172 352 190 366 206 370C222 366 236 350 244 328L238 320H168Z" fill="${skin}"/>
      <path d="M160 326C166 356 188 372 206 374C224 370 240 352 246 326" fill="none" stroke="${trim}" stroke-width="8"/>
      <path d="M206 374V452" stroke="${trim}" stroke-width="12"/>
      <path d="M206 380V450" stroke="${figure}" stroke-width="1.6"/>
      ${[394, 416, 438].map((y) => svg`<circle cx="206" cy="${y}" r="3" fill="${figure}"/>`).join('')}
    ` +
    shadeSide(palette, body)
  )
}

/** A pale open-necked shirt. */
function drawShirt(palette: Palette, body: Shoulders): string {
  const { dye, skin } = palette
  return (
    fillTorso(body, mix(rice, dye.light, 0.35)) +
    svg`
      <path d="M168 322L206 372L238 322Z" fill="${skin}"/>
      <path d="M166 318L206 374L184 392L150 336Z" fill="${mix(rice, dye.light, 0.15)}"/>
      <path d="M240 318L206 374L226 392L254 336Z" fill="${rice}"/>
      <path d="M206 376V480" stroke="${dye.soft}" stroke-width="2"/>
    ` +
    shadeSide(palette, body)
  )
}

/** A blazer over a pale shirt. */
function drawBlazer(palette: Palette, body: Shoulders): string {
  const { dye, figure, skin } = palette
  return (
    fillTorso(body, figure) +
    svg`
      <path d="M168 320L206 400L240 320Z" fill="${rice}"/>
      <path d="M176 322L206 362L234 322Z" fill="${skin}"/>
      <path d="M164 316L138 346L152 402L200 480H210L206 404Z" fill="${mix(figure, dye.mid, 0.5)}"/>
      <path d="M244 316L268 344L256 400L214 480H206L206 404Z" fill="${mix(figure, dye.mid, 0.8)}"/>
    ` +
    shadeSide(palette, body)
  )
}

/** A sleeveless jacket over a pale kurta. */
function drawBandi(palette: Palette, body: Shoulders, traits: PortraitTraits): string {
  const { dye, figure, trim, pattern } = palette
  const { left, right, shoulder } = body
  return (
    fillTorso(body, mix(rice, dye.light, 0.2)) +
    svg`
      <path d="M${left + 52} ${shoulder - 6}C150 338 158 330 164 320C176 346 192 358 206 362C222 356 236 344 244 320C250 332 260 338 ${right - 52} ${shoulder - 6}C${right - 70} 400 ${right - 62} 450 ${right - 60} 480H${left + 66}C${left + 70} 440 ${left + 74} 400 ${left + 52} ${shoulder - 6}Z" fill="${traits.cloth === 'kantha' ? pattern : figure}"/>
      <path d="M164 316C172 344 192 358 206 362C222 356 238 342 244 316L250 328C240 356 224 370 206 376C188 372 168 352 158 328Z" fill="${mix(figure, dye.soft, 0.45)}"/>
      <path d="M206 376V480" stroke="${dye.deep}" stroke-width="2"/>
      ${[400, 428, 456].map((y) => svg`<circle cx="213" cy="${y}" r="3.4" fill="${trim}"/>`).join('')}
    `
  )
}

/** A kurta with a dupatta over both shoulders. */
function drawDupatta(palette: Palette, body: Shoulders): string {
  const { ground, trim, pattern, skin } = palette
  const { left, right, shoulder } = body
  return (
    fillTorso(body, ground) +
    svg`
      <path d="M162 328C172 352 190 366 206 370C222 366 236 350 244 328L238 320H168Z" fill="${skin}"/>
      <path d="M156 330C160 380 150 430 128 480H${left - 22}C${left - 18} 420 ${left} ${shoulder + 14} ${left + 42} ${shoulder - 2}C${left + 56} ${shoulder - 8} 148 338 156 330Z" fill="${pattern}"/>
      <path d="M250 330C252 380 268 430 292 480H${right + 18}C${right + 14} 420 ${right - 4} ${shoulder + 12} ${right - 40} ${shoulder - 2}C272 338 258 334 250 330Z" fill="${pattern}"/>
      <path d="M156 330C160 380 150 430 128 480M250 330C252 380 268 430 292 480" stroke="${trim}" stroke-width="5" fill="none"/>
    `
  )
}

/** A shawl crossed over a pale kurta. */
function drawShawl(palette: Palette, body: Shoulders): string {
  const { dye, ground, trim, pattern, skin } = palette
  const { left, right, shoulder } = body
  return (
    fillTorso(body, mix(dye.mid, rice, 0.55)) +
    svg`
      <path d="M164 326C176 350 192 362 206 364C222 358 238 344 244 326L238 320H168Z" fill="${skin}"/>
      <path d="M162 322C146 352 160 420 232 480H${left - 26}C${left - 24} 420 ${left - 6} ${shoulder + 6} ${left + 40} ${shoulder - 8}C132 334 150 330 162 322Z" fill="${pattern}"/>
      <path d="M246 322C262 350 258 420 214 480H${right + 22}C${right + 18} 420 ${right + 2} ${shoulder + 6} ${right - 38} ${shoulder - 8}C276 334 256 332 246 322Z" fill="${mix(ground, dye.deep, 0.25)}"/>
      <path d="M162 322C146 352 160 420 232 480" fill="none" stroke="${trim}" stroke-width="6"/>
    `
  )
}

const garments: Record<Garment, DrawGarment> = {
  sari: drawSari,
  kurta: drawKurta,
  shirt: drawShirt,
  blazer: drawBlazer,
  bandi: drawBandi,
  dupatta: drawDupatta,
  shawl: drawShawl,
}
