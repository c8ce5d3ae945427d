import { mix, rice } from '../colours.ts'
import { svg } from '../svg.ts'
import type { Palette } from './palette.ts'
import type { Beard, PortraitTraits } from './traits.ts'

export const faceOutline =
  'M146 190C146 150 172 130 204 130C240 130 260 156 259 190C259 200 256 206 257 214C259 222 262 228 259 238C256 254 250 274 240 288C232 300 220 307 208 306C190 304 166 286 156 262C149 246 146 220 146 190Z'
const nearEye = 'M170 219.4C177 209 194 208 203.4 219.6C195 225 179 225.4 170 219.4Z'
const farEye = 'M223.6 219.6C229 210 243 209 250.6 218.4C244 224 231 224.4 223.6 219.6Z'
export const eyeOutlines = nearEye + farEye

/** Everything between the forehead and the chin, in the order in which it covers. */
export function drawFace(traits: PortraitTraits, palette: Palette, id: string, earHidden: boolean): string {
  return svg`<path d="${faceOutline}" fill="${palette.skin}"/>
    ${shadeFace(palette, id)}
    ${!earHidden && drawEar(palette)}
    ${drawNose(palette)}
    ${drawAge(traits, palette)}
    ${drawBrows(traits, palette)}
    ${drawEyes(traits, palette, id)}
    ${traits.beard !== 'full' && drawMouth(palette)}
    ${drawBeard(traits.beard, palette, id)}`
}

function shadeFace({ skin, skinShade }: Palette, id: string): string {
  return svg`
    <g clip-path="url(#${id}f)">
    <path d="M130 120H186C168 150 164 190 172 228C178 256 190 276 222 310L130 320Z" fill="${skinShade}" opacity=".62"/>
    <path d="M176 236C184 232 198 236 200 244C196 252 182 252 176 246Z" fill="${mix(skin, '#c8553f', 0.3)}" opacity=".28"/>
    </g>
  `
}

function drawEar({ skin, skinShade, dark }: Palette): string {
  return svg`
    <path d="M152 210C142 204 134 212 137 226C140 240 146 250 154 246Z" fill="${skin}"/>
    <path d="M152 210C142 204 134 212 137 226C140 240 146 250 154 246Z" fill="${skinShade}" opacity=".6"/>
    <path d="M148 217C142 216 141 224 145 230" fill="none" stroke="${dark}" stroke-width="1.8" opacity=".6"/>
  `
}

function drawNose({ skinShade, dark }: Palette): string {
  return svg`
    <path d="M220 205C222 222 230 236 231.6 246C232 253 224 256.6 213 254C207 251 208.6 246 212 242C216 230 215 216 220 205Z" fill="${skinShade}" opacity=".55"/>
    <path d="M231.4 244C233 253 224 257 213 254.4" fill="none" stroke="${dark}" stroke-width="2.2" stroke-linecap="round" opacity=".8"/>
  `
}

function drawAge(traits: PortraitTraits, { skinShade }: Palette): string {
  return traits.ageLines !== 'none'
    ? svg`
      <g fill="none" stroke="${skinShade}" stroke-width="2" stroke-linecap="round" opacity=".9">
      <path d="M204 252C198 260 194 266 193 274M236 252C241 258 243 264 243 270M176 228C184 232 192 232 198 229M230 229C236 231 242 230 246 227"/>
      ${traits.ageLines === 'many' ? '<path d="M186 172C200 168 222 168 238 173M190 181C204 178 220 178 234 182"/>' : ''}
      </g>
    `
    : ''
}

function drawBrows(traits: PortraitTraits, { hair }: Palette): string {
  const thin = traits.gender === 'female' ? 0 : 1.6
  const colour = traits.hairColour === 'white' ? '#8f8a82' : traits.hairColour === 'grey' ? '#4b4643' : hair
  return svg`
    <path d="M165 ${201 + thin}C174 ${190 - thin} 192 ${189 - thin} 205 197C192 ${194.6 + thin} 178 ${195 + thin} 165 ${201 + thin}Z" fill="${colour}"/>
    <path d="M223 197C232 ${190 - thin} 244 ${190 - thin} 253 ${199 + thin}C244 ${195 + thin} 233 ${194.6 + thin} 223 197Z" fill="${colour}"/>
  `
}

function drawEyes(traits: PortraitTraits, { skin, line }: Palette, id: string): string {
  const isWoman = traits.gender === 'female'
  return traits.eyesClosed
    ? svg`
      <g fill="none" stroke="${line}" stroke-width="3.2" stroke-linecap="round">
      <path d="M172 217C180 224 194 224 202 217"/>
      <path d="M225 217C231 223 243 223 250 216"/>
      </g>
    `
    : svg`
      <path d="${nearEye}${farEye}" fill="${mix(rice, skin, 0.18)}"/>
      <g clip-path="url(#${id}e)" fill="${mix(line, '#2a160d', 0.5)}">
      <circle cx="189" cy="216.6" r="6.7"/>
      <circle cx="238.6" cy="216.6" r="6.3"/>
      </g>
      <circle cx="191.4" cy="214.4" r="1.5" fill="${rice}"/>
      <circle cx="240.6" cy="214.4" r="1.4" fill="${rice}"/>
      <g fill="none" stroke="${line}" stroke-linecap="round">
      <path d="M170 219.4C177 209 194 208 203.4 219.6" stroke-width="${isWoman ? 3.8 : 3}"/>
      <path d="M223.6 219.6C229 210 243 209 250.6 218.4" stroke-width="${isWoman ? 3.6 : 2.8}"/>
      <path d="M174 209C181 203.6 192 203.6 200 209.4M227 209.4C232 204.6 241 204.4 247 208.6" stroke-width="1.3" opacity=".5"/>
      </g>
    `
}

function drawMouth({ lip, dark }: Palette): string {
  return svg`
    <path d="M198 272C206 267 213 266.6 218 269C223 266.4 230 267 236 270.6C224 277 207 277 198 272Z" fill="${mix(lip, dark, 0.25)}"/>
    <path d="M201 274.4C210 287 227 286.4 233.6 272.6C223 278 211 278 201 274.4Z" fill="${lip}"/>
    <path d="M194 269.4C204 277.6 227 278 240 266.6" fill="none" stroke="${dark}" stroke-width="1.9" stroke-linecap="round"/>
  `
}

function drawBeard(kind: Beard, { hair, hairLight, lip }: Palette, id: string): string {
  const beards: Record<Beard, string> = {
    none: '',
    stubble: svg`
      <g clip-path="url(#${id}f)">
      <path d="M146 232C156 262 176 262 190 262C204 258 230 258 242 262C250 258 256 246 260 236V320H146Z" fill="${hair}" opacity=".26"/>
      </g>
    `,
    moustache: svg`<path d="M190 267C200 258 212 257 218 260C225 256 236 258 243 265C236 268 226 268 218 266C208 269 198 270 190 267Z" fill="${hair}"/>`,
    full: svg`
      <path d="M148 228C154 246 164 256 184 262C198 258 206 256 218 259C228 256 238 257 246 261C252 252 256 244 258 234C262 262 254 296 240 312C226 326 200 326 184 312C164 296 150 262 148 228Z" fill="${hair}"/>
      <path d="M200 272.6C208 269.4 214 269 218 270.4C224 268.6 230 269 235 271C229 283 208 284 200 272.6Z" fill="${lip}"/>
      <path d="M166 268C176 290 190 306 208 314" fill="none" stroke="${hairLight}" stroke-width="2" opacity=".5"/>
    `,
  }
  return beards[kind]
}
