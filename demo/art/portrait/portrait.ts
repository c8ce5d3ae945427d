import { dyes, lamp, mix } from '../colours.ts'
import { svg, tidy } from '../svg.ts'
import { weave } from '../textile.ts'
import { drawClothes } from './clothes.ts'
import { drawFace, eyeOutlines, faceOutline } from './face.ts'
import { drawHair } from './hair.ts'
import { drawGlasses, drawJewels } from './jewels.ts'
import { niches } from './niches.ts'
import { choosePalette, type Palette } from './palette.ts'
import { completeTraits, type PortraitTraits, type Sitter } from './traits.ts'

/**
 * A person in a lit niche: head and shoulders, flat planes, one light. They look to the right and are
 * mirrored to look left. Around the niche the picture is transparent.
 */
export function drawPortrait(sitter: Sitter): string {
  const traits = completeTraits(sitter)
  const dye = dyes[traits.category]
  const niche = niches[traits.category]
  const id = `p${traits.seed}`
  return svg`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="46 34 308 456">
    <defs>
      ${drawDefinitions(traits, id)}
      <clipPath id="${id}n"><path d="${niche}"/></clipPath>
    </defs>
    <g clip-path="url(#${id}n)">
      <rect width="400" height="480" fill="url(#${id}g)"/>
      <path d="${niche}" transform="translate(${traits.facesLeft ? 14 : -14} 10)" fill="none" stroke="${dye.deep}" stroke-width="26" opacity=".28"/>
      ${drawFigure(traits, id)}
    </g>
    <path d="${niche}" fill="none" stroke="${dye.soft}" stroke-width="3"/>
    <path d="M46 478H354V490H46Z" fill="${mix(dye.mid, dye.soft, 0.25)}"/>
    <path d="M46 478H354V481H46Z" fill="${dye.light}"/>
    </svg>
  `
}

/** The face alone on the light of its niche, for small sizes. */
export function drawFaceCrop(sitter: Sitter): string {
  const traits = completeTraits(sitter)
  const id = `p${traits.seed}`
  return svg`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="96 92 220 220">
    <defs>${drawDefinitions(traits, id)}</defs>
    <rect width="400" height="480" fill="url(#${id}g)"/>
    ${drawFigure(traits, id)}
    </svg>
  `
}

function drawDefinitions(traits: PortraitTraits, id: string): string {
  const dye = dyes[traits.category]
  const { ground, figure, trim } = choosePalette(traits, id)
  const lit = mix(mix(dye.mid, '#c77a3c', 0.35), lamp, 0.42)
  return svg`
    ${weave(traits.cloth, `${id}t`, ground, figure, trim, 0.9)}
    <clipPath id="${id}f"><path d="${faceOutline}"/></clipPath>
    <clipPath id="${id}e"><path d="${eyeOutlines}"/></clipPath>
    <radialGradient id="${id}g" cx="${traits.facesLeft ? 0.18 : 0.82}" cy=".22" r=".9">
      <stop offset="0" stop-color="${lit}"/>
      <stop offset=".55" stop-color="${dye.mid}"/>
      <stop offset="1" stop-color="${mix(dye.mid, dye.deep, 0.7)}"/>
    </radialGradient>
  `
}

function drawFigure(traits: PortraitTraits, id: string): string {
  const palette = choosePalette(traits, id)
  const hair = drawHair(traits, palette)
  const width = tidy(traits.faceWidth * 100) / 100
  const length = tidy(traits.faceLength * 100) / 100
  const scale = `translate(200 215) scale(${width} ${length}) translate(-200 -215)`
  return svg`
    <g${traits.facesLeft && ' transform="matrix(-1 0 0 1 400 0)"'}>
      <g transform="translate(-4 8)">
        <g transform="${scale}">${hair.back}</g>
        ${drawNeck(palette)}
        ${drawClothes(traits, palette)}
        <g transform="${scale}">
          ${drawFace(traits, palette, id, hair.hidesEar ?? false)}
          ${hair.front}
          ${drawJewels(traits, hair.hidesEar ?? false)}
          ${drawGlasses(traits)}
        </g>
        ${hair.over}
      </g>
    </g>
  `
}

function drawNeck({ skin, skinShade }: Palette): string {
  return svg`
    <path d="M170 262L168 330C176 356 226 358 238 330L234 280Z" fill="${skin}"/>
    <path d="M170 262L169 312C186 326 214 326 236 300L234 280Z" fill="${skinShade}" opacity=".85"/>
  `
}
