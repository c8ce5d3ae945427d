import { lamp, mix } from '../colours.ts'
import { svg } from '../svg.ts'
import type { Earring, PortraitTraits } from './traits.ts'

const earrings: Record<Earring, string> = {
  none: '',
  stud: svg`<circle cx="148" cy="247" r="3.6" fill="${lamp}"/>`,
  hoop: svg`<circle cx="147" cy="259" r="12" fill="none" stroke="${lamp}" stroke-width="2.6"/>`,
  jhumka: svg`
    <circle cx="148" cy="247" r="3.4" fill="${lamp}"/>
    <path d="M138 266C138 254 158 254 158 266Z" fill="${lamp}"/>
    <path d="M139 268h18" stroke="${mix(lamp, '#7a4a10', 0.4)}" stroke-width="2.4" stroke-dasharray="2 2.4"/>
  `,
}

export function drawJewels(traits: PortraitTraits, earHidden: boolean): string {
  return svg`
    ${traits.bindi && svg`<circle cx="214" cy="186" r="${traits.ageLines !== 'none' ? 4.6 : 3.4}" fill="#9d2332"/>`}
    ${traits.nosePin && svg`<circle cx="211" cy="250" r="2.2" fill="${lamp}"/>`}
    ${!earHidden && earrings[traits.earring]}
  `
}

export function drawGlasses(traits: PortraitTraits): string {
  return traits.glasses === 'none'
    ? ''
    : svg`
      <g fill="none" stroke="${traits.hairColour === 'white' ? '#3b332d' : '#1c1512'}" stroke-width="3">
      ${traits.glasses === 'round' ? '<circle cx="187" cy="217" r="20"/><ellipse cx="238" cy="217" rx="17.4" ry="20"/>' : '<path d="M166 204H208C210 222 204 234 188 234C172 234 166 224 166 204ZM221 204H256C257 222 252 234 239 234C227 234 221 224 221 204Z"/>'}
      <path d="M207 214Q214 208 221 214M166 213L142 216"/>
      </g>
      <path d="M176 206L184 228M231 206L237 226" stroke="#fff" stroke-width="3" opacity=".16"/>
    `
}
