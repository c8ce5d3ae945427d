import { type Dye, dim, lamp, marigold, mix, rice, type Sky } from '../colours.ts'
import { between, type Random, repeat } from '../random.ts'
import { svg, tidy } from '../svg.ts'
import { height, palm, ridge, width } from './landscape.ts'

/** Two boats of the backwaters lying side by side. */
export function twoBoats(random: Random, dye: Dye, sky: Sky): string {
  const water = mix(sky[1], dye.deep, 0.35)
  let drawing =
    ridge(random, 216, 20, mix(sky[2], dye.mid, 0.4)) +
    ridge(random, 232, 8, mix(dye.mid, dye.deep, 0.4)) +
    svg`<rect y="232" width="640" height="170" fill="${water}"/>`
  for (let index = 0; index < 46; index++) {
    const y = 240 + random() * 156
    const x = random() * width
    const long = between(random, 14, 90) * (y / 400)
    drawing += svg`<path d="M${tidy(x)} ${tidy(y)}h${tidy(long)}" stroke="${random() < 0.5 ? sky[2] : mix(sky[2], sky[0], 0.6)}" stroke-width="${tidy(1 + (y - 230) / 70)}" stroke-linecap="round" opacity="${tidy(0.2 + random() * 0.5)}"/>`
  }
  const boat = (x: number, y: number, size: number, colour: string, facing: number) =>
    svg`
      <g transform="translate(${x} ${y}) scale(${size * facing} ${size})">
      <path d="M-80 -14C-40 14 44 14 84 -20C78 8 50 22 0 22S-66 12 -80 -14Z" fill="${colour}"/>
      <path d="M-34 4C-34 -34 26 -36 32 2Z" fill="${mix(colour, '#c89a62', 0.5)}"/>
      <path d="M-30 -6H28M-24 -16H24M-12 -24H12" stroke="${colour}" stroke-width="2"/>
      <ellipse cx="0" cy="28" rx="70" ry="5" fill="#000" opacity=".22"/>
      </g>
    `
  return (
    drawing +
    boat(250, 310, 1.05, mix(dye.deep, '#1a0d10', 0.3), 1) +
    boat(400, 340, 1.3, mix(dye.deep, '#1a0d10', 0.5), -1) +
    svg`<path d="M0 ${height}V262C40 250 96 262 120 300C140 330 110 380 130 ${height}Z" fill="${mix(dye.deep, '#101a12', 0.5)}"/>` +
    palm(40, 280, 170, mix(dye.deep, '#0c1a14', 0.6), 50) +
    palm(70, 290, 120, mix(dye.deep, '#0c1a14', 0.5), 64) +
    palm(18, 290, 210, mix(dye.deep, '#0c1a14', 0.7), 20) +
    palm(610, 250, 90, mix(dye.mid, dye.deep, 0.7), -22)
  )
}

/** Two mynas on a wire. */
export function twoMynas(random: Random, dye: Dye, sky: Sky): string {
  const feathers = mix(dye.deep, '#120a10', 0.4)
  const x = between(random, 250, 360)
  const bird = (birdX: number, birdY: number, facing: number, wing: string) =>
    svg`
      <g transform="translate(${tidy(birdX)} ${tidy(birdY)}) scale(${facing * 1.5} 1.5)">
      <path d="M-30 18C-44 22 -58 32 -66 40L-40 34C-22 34 -2 28 6 8C8 -2 4 -14 -6 -16C-20 -18 -28 2 -30 18Z" fill="${feathers}"/>
      <path d="M-28 16C-22 4 -10 4 -4 10C-10 24 -24 28 -40 30Z" fill="${wing}"/>
      <path d="M5 -8L16 -4L5 0Z" fill="${marigold}"/>
      <circle cx="-1" cy="-7" r="2.2" fill="${rice}"/>
      <path d="M-14 30v12M-6 28v12" stroke="${marigold}" stroke-width="2"/>
      </g>
    `
  return (
    ridge(random, 330, 26, mix(sky[2], dye.mid, 0.5)) +
    ridge(random, 362, 16, mix(dye.mid, dye.deep, 0.5)) +
    svg`<path d="M0 236Q320 262 640 232M0 300Q320 326 640 296" fill="none" stroke="${feathers}" stroke-width="3.4"/>` +
    bird(x - 42, 188, 1, mix(dye.soft, dye.deep, 0.3)) +
    bird(x + 92, 188, -1, mix(dye.mid, dye.deep, 0.2))
  )
}

/** A small station between trains: a bench for two, two clay cups, and the luggage of both. */
export function platformBench(random: Random, dye: Dye, sky: Sky): string {
  const iron = mix(dye.deep, '#120a10', 0.35)
  const roof = mix(dye.mid, dye.deep, 0.45)
  const platform = dim(mix('#a58a80', dye.mid, 0.35), sky)
  const wood = mix('#8a5a3a', dye.mid, 0.2)
  const fringe = repeat(27, (index) => `M${index * 24} 50h24v14l-12 12l-12 -12z`)
  const sleepers = repeat(17, (index) => `M${index * 42 - 10} 386l-14 14h20l14 -14z`)
  const slats = [222, 240, 258].map(
    (y) => `<rect x="214" y="${y}" width="212" height="12" rx="2" fill="${mix(wood, lamp, 0.08)}"/>`,
  )
  const pillar = (x: number) => svg`
    <path d="M${x - 5} 60H${x + 5}V322H${x - 5}ZM${x - 12} 310H${x + 12}V324H${x - 12}ZM${x - 9} 112H${x + 9}V120H${x - 9}Z" fill="${iron}"/>
    <path d="M${x} 114C${x + 6} 84 ${x + 24} 72 ${x + 52} 66M${x} 114C${x - 6} 84 ${x - 24} 72 ${x - 52} 66" fill="none" stroke="${iron}" stroke-width="5"/>
    <circle cx="${x + 19}" cy="84" r="7" fill="none" stroke="${iron}" stroke-width="3"/>
    <circle cx="${x - 19}" cy="84" r="7" fill="none" stroke="${iron}" stroke-width="3"/>
  `
  const cup = (x: number) => svg`
    <path d="M${x - 8} 266h16l-3 18h-10z" fill="#b0603c"/>
    <path d="M${x + 2} 266h6l-3 18h-3z" fill="#8a4528"/>
    <path d="M${x - 3} 258q-5-7 0-13t0-12M${x + 4} 258q-5-7 0-13" fill="none" stroke="${rice}" stroke-width="2" stroke-linecap="round" opacity=".7"/>
  `
  return svg`
    ${ridge(random, 236, 34, mix(sky[2], dye.mid, 0.42))}
    ${ridge(random, 274, 18, mix(dye.mid, sky[2], 0.2))}
    ${ridge(random, 300, 8, mix(dye.mid, dye.deep, 0.45))}
    <rect width="640" height="52" fill="${roof}"/>
    <path d="${fringe}" fill="${mix(roof, dye.soft, 0.3)}"/>
    <path d="M0 48H640V54H0Z" fill="${iron}"/>
    ${pillar(92)}
    ${pillar(548)}
    <path d="M454 54V82" stroke="${iron}" stroke-width="4"/>
    <circle cx="454" cy="106" r="25" fill="${iron}"/>
    <circle cx="454" cy="106" r="20" fill="${rice}"/>
    <path d="M454 106V92M454 106L465 112" stroke="${iron}" stroke-width="3" stroke-linecap="round"/>
    <path d="M200 54V86" stroke="${iron}" stroke-width="3"/>
    <path d="M182 104q0-20 18-20t18 20z" fill="${iron}"/>
    <path d="M186 104h28q-4 9-14 9t-14-9z" fill="${lamp}"/>
    <rect y="318" width="640" height="50" fill="${platform}"/>
    <path d="M0 362H640V372H0Z" fill="${rice}" opacity=".85"/>
    <path d="M0 372H640V400H0Z" fill="${mix(dye.deep, '#2a2226', 0.5)}"/>
    <path d="${sleepers}" fill="${mix(wood, dye.deep, 0.5)}"/>
    <path d="M0 382H640M0 396H640" stroke="#a9a2a0" stroke-width="3.4"/>
    <ellipse cx="322" cy="334" rx="150" ry="8" fill="#000" opacity=".24"/>
    ${slats}
    <path d="M204 284H436V296H204Z" fill="${wood}"/>
    <path d="M204 294H436V300H204Z" fill="${mix(wood, dye.deep, 0.5)}"/>
    <path d="M222 214V284C222 296 216 320 206 332M418 214V284C418 296 424 320 434 332M240 298V332M400 298V332" fill="none" stroke="${iron}" stroke-width="7" stroke-linecap="round"/>
    ${cup(302)}
    ${cup(336)}
    <path d="M118 288h72v46h-72z" fill="${mix(dye.soft, '#5a6a72', 0.35)}"/>
    <path d="M118 298h72M130 288v46M178 288v46" stroke="${dye.deep}" stroke-width="3" opacity=".55"/>
    <path d="M140 288q0-12 14-12t14 12" fill="none" stroke="${iron}" stroke-width="4"/>
    <path d="M458 334c-8-18-2-38 16-44h30c18 6 24 26 16 44z" fill="${mix(marigold, dye.mid, 0.35)}"/>
    <path d="M476 290q12-28 26 0" fill="none" stroke="${mix(dye.deep, dye.mid, 0.4)}" stroke-width="4"/>
    <path d="M460 312q30 10 60 0" fill="none" stroke="${rice}" stroke-width="3" stroke-dasharray="5 5" opacity=".8"/>
  `
}
