import { type Dye, dim, lamp, mix, rice, type Sky } from '../colours.ts'
import { between, cycle, type Random, repeat } from '../random.ts'
import { svg, tidy } from '../svg.ts'
import { ridge, tree, width } from './landscape.ts'

/** A house with a tiled roof, a kolam at its step and a swing under the tree. */
export function tiledHouse(random: Random, dye: Dye, sky: Sky): string {
  const wall = mix('#e8cfa6', dye.mid, 0.3)
  const grass = mix(dye.deep, dye.mid, 0.25)
  return (
    ridge(random, 262, 28, mix(sky[2], dye.mid, 0.5)) +
    ridge(random, 296, 16, mix(dye.mid, dye.deep, 0.35)) +
    tree(random, 150, 336, 230, mix(dye.mid, dye.deep, 0.3), mix(dye.mid, dye.soft, 0.25)) +
    svg`
      <rect x="0" y="330" width="640" height="80" fill="${grass}"/>
      <rect x="316" y="236" width="246" height="100" fill="${mix(wall, '#3a2a18', 0.25)}"/>
      <path d="M286 240L338 168H540L592 240Z" fill="#8a4a30"/>
      ${Array.from({ length: 15 }, (_, index) => svg`<path d="M${tidy(340 + index * 14.2)} 170L${tidy(290 + index * 21.3)} 240" stroke="#6b3624" stroke-width="2"/>`).join('')}
      <path d="M286 240H592V248H286Z" fill="#5e2f20"/>
      ${[300, 356, 412, 466, 522, 576].map((x) => svg`<rect x="${x - 4}" y="248" width="8" height="88" fill="#5a3a24"/>`).join('')}
      <rect x="422" y="262" width="36" height="74" fill="${lamp}"/>
      <path d="M440 262v74" stroke="#c98b3c" stroke-width="2"/>
      <rect x="372" y="272" width="28" height="30" fill="${lamp}" opacity=".9"/>
      <path d="M386 272v30M372 287h28" stroke="#7a4a22" stroke-width="2.4"/>
      <rect x="482" y="272" width="28" height="30" fill="#3a2718"/>
      <path d="M496 272v30M482 287h28" stroke="#7a4a22" stroke-width="2.4"/>
      <rect x="296" y="334" width="286" height="10" fill="#a3623f"/>
      <path d="M412 344L380 400H500L468 344Z" fill="${lamp}" opacity=".16"/>
      <g fill="${rice}" opacity=".9">
      ${Array.from({ length: 12 }, (_, index) => svg`<circle cx="${tidy(440 + 34 * Math.cos(index * 0.5236))}" cy="${tidy(368 + 9 * Math.sin(index * 0.5236))}" r="1.8"/>`).join('')}
      <path d="M420 368q10-9 20 0t20 0q-10 9-20 0t-20 0z" fill="none" stroke="${rice}" stroke-width="1.6"/>
      </g>
      <path d="M112 190V316M176 190V316" stroke="${mix(rice, dye.deep, 0.45)}" stroke-width="2"/>
      <path d="M104 316h80v6h-80z" fill="#6b4326"/>
    `
  )
}

/** Two thalis and two tumblers on a mat. */
export function twoThalis(random: Random, dye: Dye): string {
  const mat = mix(dye.mid, '#b98b4a', 0.45)
  let drawing = svg`<rect width="640" height="400" fill="${mat}"/>`
  for (let y = 0; y < 400; y += 16)
    for (let x = (y / 16) % 2 ? -20 : 0; x < width; x += 40)
      drawing += svg`<rect x="${x}" y="${y + 2}" width="36" height="11" rx="2" fill="${mix(mat, dye.deep, (x + y) % 3 ? 0.14 : 0.22)}"/>`
  const plate = (x: number, y: number, size: number) =>
    svg`
      <g transform="translate(${tidy(x)} ${tidy(y)}) scale(${size})">
      <ellipse cx="6" cy="10" rx="96" ry="96" fill="#000" opacity=".22"/>
      <circle r="94" fill="#b9bdb4"/>
      <circle r="84" fill="#dadcd2"/>
      <circle cx="-38" cy="-34" r="25" fill="#9da29a"/>
      <circle cx="-38" cy="-34" r="20" fill="#d8a032"/>
      <circle cx="20" cy="-50" r="25" fill="#9da29a"/>
      <circle cx="20" cy="-50" r="20" fill="#6c7d38"/>
      <circle cx="56" cy="-8" r="21" fill="#9da29a"/>
      <circle cx="56" cy="-8" r="16" fill="#f1ead8"/>
      <path d="M-56 22C-40 2 0 6 10 28C4 54 -42 60 -56 22Z" fill="#f6efdd"/>
      <circle cx="34" cy="44" r="27" fill="#d9a866"/>
      <circle cx="30" cy="40" r="22" fill="#e6bc80"/>
      <circle cx="36" cy="36" r="3" fill="#a8713a"/>
      <circle cx="24" cy="48" r="2.4" fill="#a8713a"/>
      </g>
    `
  const shift = between(random, -30, 30)
  return (
    drawing +
    plate(190 + shift, 190, 1.25) +
    plate(470 + shift, 236, 1.25) +
    svg`
      <g>
      <circle cx="${tidy(330 + shift)}" cy="78" r="34" fill="#9da29a"/>
      <circle cx="${tidy(330 + shift)}" cy="78" r="28" fill="#8a5a34"/>
      <circle cx="${tidy(590 + shift)}" cy="70" r="34" fill="#9da29a"/>
      <circle cx="${tidy(590 + shift)}" cy="70" r="28" fill="#8a5a34"/>
      </g>
    `
  )
}

/** An inner courtyard with a tulsi stand, a lit doorway and a cot put out for the evening. */
export function courtyard(random: Random, dye: Dye, sky: Sky): string {
  const wall = dim(mix('#e3c79b', dye.mid, 0.32), sky)
  const wallShade = mix(wall, dye.deep, 0.3)
  const clay = dim('#c0764a', sky)
  const inside = mix(dye.deep, '#2a1c12', 0.5)
  const stone = dim(mix('#b07a52', dye.mid, 0.3), sky)
  const wood = dim('#5a3a24', sky)
  const tile = dim('#8a4a30', sky)
  const tiles = repeat(34, (index) => `M${index * 20} 128v24`)
  const archway = (x: number, isLit: boolean) => svg`
    <path d="M${x} 300V222C${x} 196 ${x + 24} 182 ${x + 44} 172C${x + 64} 182 ${x + 88} 196 ${x + 88} 222V300Z" fill="${isLit ? lamp : inside}"/>
    ${isLit && `<path d="M${x + 44} 172C${x + 64} 182 ${x + 88} 196 ${x + 88} 222V300H${x + 64}V222C${x + 64} 200 ${x + 56} 184 ${x + 44} 172Z" fill="#d98f3e" opacity=".55"/>`}
  `
  const slabs = repeat(4, (row) => {
    const y = 308 + row * row * 5 + row * 12
    return `M0 ${y}H640`
  })
  const joints = repeat(11, (index) => `M${320 + (index - 5) * 62} 300L${320 + (index - 5) * 104} 400`)
  const leaves = repeat(26, (index) => {
    const angle = index * 2.4
    const out = Math.sqrt((index + 1) / 26) * 34
    const x = 236 + Math.cos(angle) * out
    const y = 196 + Math.sin(angle) * out * 0.86
    const colour = dim(cycle(['#3d5a2a', '#567437', '#6d8a48'], index), sky)
    const turn = between(random, -60, 60)
    return `<ellipse cx="${tidy(x)}" cy="${tidy(y)}" rx="9" ry="6" transform="rotate(${tidy(turn)} ${tidy(x)} ${tidy(y)})" fill="${colour}"/>`
  })
  const strings = repeat(12, (index) => `M${418 + index * 14} 316l-10 22`)

  return svg`
    ${ridge(random, 120, 20, mix(sky[2], dye.mid, 0.5))}
    ${tree(random, 566, 190, 150, dim(mix(dye.mid, dye.deep, 0.35), sky), dim(mix(dye.mid, dye.soft, 0.2), sky))}
    <rect y="140" width="640" height="164" fill="${wall}"/>
    <rect y="150" width="640" height="16" fill="${wallShade}" opacity=".6"/>
    <path d="M0 126H640V152H0Z" fill="${tile}"/>
    <path d="${tiles}" stroke="${mix(tile, '#2a120a', 0.4)}" stroke-width="3"/>
    <path d="M0 122H640V130H0Z" fill="${mix(tile, '#c98a5a', 0.3)}"/>
    ${archway(34, false)}
    ${archway(384, true)}
    ${archway(516, false)}
    <path d="M138 230h34v44h-34z" fill="${inside}"/>
    <path d="M134 226h42v6h-42zM146 232v42M155 232v42M164 232v42" stroke="${wood}" stroke-width="3" fill="${wood}"/>
    <path d="M336 262v-26c0-9 9-14 14-19c5 5 14 10 14 19v26z" fill="${mix(wallShade, inside, 0.5)}"/>
    <path d="M340 258h20l-3 5h-14z" fill="#b06b33"/>
    <path d="M350 257c-4-5-2-9 0-13c2 4 4 8 0 13z" fill="#ffe9b0"/>
    <rect y="300" width="640" height="100" fill="${stone}"/>
    <path d="${slabs}${joints}" stroke="${mix(stone, dye.deep, 0.4)}" stroke-width="2" opacity=".55" fill="none"/>
    <path d="M384 300H472L520 400H350Z" fill="${lamp}" opacity=".2"/>
    <ellipse cx="240" cy="376" rx="92" ry="12" fill="#000" opacity=".2"/>
    <path d="M164 356H308V378H164Z" fill="${mix(wall, clay, 0.4)}"/>
    <path d="M180 336H292V358H180Z" fill="${mix(wall, clay, 0.25)}"/>
    <path d="M196 258H276L270 338H202Z" fill="${mix(wall, rice, 0.3)}"/>
    <path d="M244 258H276L270 338H248Z" fill="${wallShade}" opacity=".55"/>
    <path d="M222 320v-20c0-8 9-13 14-18c5 5 14 10 14 18v20z" fill="${inside}"/>
    <path d="M226 316h20l-3 5h-14z" fill="#b06b33"/>
    <path d="M236 315c-5-6-2-11 0-16c2 5 5 10 0 16z" fill="#ffe9b0"/>
    <path d="M186 240H286V260H186ZM192 232H280V242H192Z" fill="${mix(wall, clay, 0.4)}"/>
    <path d="M236 236V196M236 226L218 202M236 222L256 200" stroke="#4a3a22" stroke-width="3.4" fill="none" stroke-linecap="round"/>
    ${leaves}
    <path d="M224 166l-3-18M236 160v-20M248 166l4-18" stroke="#8a6a9a" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 5"/>
    <path d="M408 338H588L600 316H420Z" fill="${dim(mix(rice, dye.soft, 0.35), sky)}"/>
    <path d="${strings}M414 327H594" stroke="${dye.mid}" stroke-width="2"/>
    <path d="M404 334H592V342H404Z" fill="${wood}"/>
    <path d="M410 330V384M586 330V384M428 314V330M600 312V372" stroke="${wood}" stroke-width="7" stroke-linecap="round"/>
    <path d="M540 318q22-12 44-2l-8 14h-44z" fill="${dim('#a5604a', sky)}"/>
    <path d="M66 378c-14-2-18-14-14-24c4-8 10-10 10-16h24c0 6 6 8 10 16c4 10 0 22-14 24z" fill="${dim('#b9853f', sky)}"/>
    <path d="M58 334h32v6h-32z" fill="${dim('#d3a55c', sky)}"/>
    <path d="M84 344c8 8 10 22 2 32" stroke="#8a5f28" stroke-width="4" fill="none" opacity=".6"/>
  `
}
