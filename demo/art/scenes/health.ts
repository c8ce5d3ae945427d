import { type Dye, dim, marigold, mix, rice, type Sky } from '../colours.ts'
import { between, cycle, pick, type Random, repeat } from '../random.ts'
import { svg, tidy } from '../svg.ts'
import { ridge, width } from './landscape.ts'

/** Stems of neem, tulsi and broad-leaved herbs. */
export function herbStems(random: Random, dye: Dye, sky: Sky): string {
  let drawing =
    ridge(random, 290, 40, mix(sky[2], dye.soft, 0.4)) + ridge(random, 340, 30, mix(dye.mid, sky[2], 0.15))
  const sprig = (
    x: number,
    y: number,
    tall: number,
    lean: number,
    leaf: string,
    vein: string,
    kind: 'neem' | 'tulsi' | 'broad',
  ) => {
    let plant = svg`<path d="M${x} ${y}Q${x + lean * 0.3} ${y - tall * 0.5} ${x + lean} ${y - tall}" fill="none" stroke="${vein}" stroke-width="3.4"/>`
    const pairs = kind === 'neem' ? 9 : 5
    for (let pair = 1; pair <= pairs; pair++) {
      const along = pair / (pairs + 0.4)
      const leafX = x + lean * (0.6 * along * (1 - along) + along * along)
      const leafY = y - tall * along
      const long =
        tall * (kind === 'neem' ? 0.2 : kind === 'tulsi' ? 0.26 : 0.33) * (1 - 0.6 * Math.abs(along - 0.4))
      const wide = long * (kind === 'neem' ? 0.17 : 0.33)
      for (const side of [-1, 1]) {
        const angle = (side > 0 ? -22 : 202) + side * along * -34 + lean * 0.12
        plant += svg`
          <g transform="translate(${tidy(leafX)} ${tidy(leafY)}) rotate(${tidy(angle)})">
          <path d="M0 0C${tidy(long * 0.3)} ${tidy(-wide)} ${tidy(long * 0.75)} ${tidy(-wide)} ${tidy(long)} 0C${tidy(long * 0.75)} ${tidy(wide)} ${tidy(long * 0.3)} ${tidy(wide)} 0 0Z" fill="${leaf}"/>
          <path d="M0 0C${tidy(long * 0.3)} ${tidy(wide)} ${tidy(long * 0.75)} ${tidy(wide)} ${tidy(long)} 0Z" fill="#000" opacity=".16"/>
          <path d="M0 0H${tidy(long * 0.9)}" stroke="${vein}" stroke-width="1.6"/>
          </g>
        `
      }
    }
    if (kind === 'tulsi')
      for (let bead = 0; bead < 6; bead++)
        plant += svg`
          <g fill="${bead % 2 ? '#c9a6c9' : '#e2c4d8'}">
          <circle cx="${tidy(x + lean - 5)}" cy="${tidy(y - tall - bead * 9)}" r="3.6"/>
          <circle cx="${tidy(x + lean + 5)}" cy="${tidy(y - tall - bead * 9 - 3)}" r="3.2"/>
          </g>
        `
    return plant
  }
  drawing +=
    sprig(96, 420, 270, -30, mix(dye.mid, '#2c5a3a', 0.4), dye.light, 'broad') +
    sprig(230, 420, 330, 44, mix(dye.deep, '#2f6b4a', 0.6), dye.light, 'neem') +
    sprig(388, 420, 240, -26, mix(dye.mid, '#4a7a4a', 0.55), rice, 'tulsi') +
    sprig(540, 420, 310, 26, mix(dye.deep, '#1f5a50', 0.75), dye.light, 'broad') +
    sprig(470, 430, 180, 60, mix(dye.mid, '#7a8a3a', 0.5), rice, 'neem')
  return drawing
}

/** Flowers lying among leaves. */
export function flowersInLeaves(random: Random, dye: Dye): string {
  const cx = between(random, 280, 360)
  const flower = (x: number, y: number, radius: number, outer: string, inner: string) => {
    let drawing = ''
    for (let ring = 0; ring < 3; ring++)
      for (let petal = 0; petal < 9; petal++) {
        const angle = petal * 40 + ring * 20
        const long = radius * (1 - ring * 0.26)
        drawing += svg`<path d="M0 0C${tidy(long * 0.3)} ${tidy(-long * 0.3)} ${tidy(long * 0.8)} ${tidy(-long * 0.2)} ${tidy(long)} 0C${tidy(long * 0.8)} ${tidy(long * 0.2)} ${tidy(long * 0.3)} ${tidy(long * 0.3)} 0 0Z" transform="translate(${tidy(x)} ${tidy(y)}) rotate(${angle})" fill="${mix(outer, inner, ring * 0.4)}" stroke="${mix(outer, dye.deep, 0.4)}" stroke-width="1.2"/>`
      }
    return (
      drawing + svg`<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(radius * 0.13)}" fill="${marigold}"/>`
    )
  }
  let drawing = svg`<rect width="640" height="400" fill="${mix(dye.mid, dye.deep, 0.35)}"/>`
  for (let index = 0; index < 40; index++) {
    const x = random() * width
    const y = random() * 400
    const long = between(random, 50, 120)
    drawing += svg`<path d="M0 0C${tidy(long * 0.3)} ${tidy(-long * 0.3)} ${tidy(long * 0.7)} ${tidy(-long * 0.3)} ${tidy(long)} 0C${tidy(long * 0.7)} ${tidy(long * 0.3)} ${tidy(long * 0.3)} ${tidy(long * 0.3)} 0 0ZM0 0H${tidy(long * 0.9)}" transform="translate(${tidy(x)} ${tidy(y)}) rotate(${tidy(random() * 360)})" fill="${mix(dye.mid, pick(random, ['#2f6b4a', '#1b4a44', '#3f7a52']), 0.6)}" stroke="${dye.light}" stroke-width="1.1" stroke-opacity=".45"/>`
  }
  return (
    drawing +
    flower(cx, 200, 120, '#e9c6cf', rice) +
    flower(cx - 190, 110, 62, '#e9b7a0', rice) +
    flower(cx + 200, 306, 74, '#e2c677', rice)
  )
}

/** A roof terrace in the dry season: herbs, chillies and turmeric on trays, bunches hung from a line. */
export function herbTerrace(random: Random, dye: Dye, sky: Sky): string {
  const floor = dim(mix('#c99a78', dye.mid, 0.32), sky)
  const parapet = dim(mix('#e6d3b4', dye.mid, 0.22), sky)
  const shade = mix(dye.deep, '#3a2a20', 0.3)
  const cane = dim('#b98a4a', sky)

  const tray = (x: number, y: number, size: number, heap: string) => svg`
    <g transform="translate(${x} ${y}) scale(${size})">
      <ellipse cx="4" cy="8" rx="76" ry="28" fill="#000" opacity=".2"/>
      <ellipse rx="76" ry="28" fill="${mix(cane, dye.deep, 0.35)}"/>
      <ellipse cy="-4" rx="76" ry="28" fill="${cane}"/>
      <ellipse cy="-3" rx="66" ry="22" fill="${mix(cane, rice, 0.35)}"/>
      ${heap}
    </g>`
  const scatter = (
    count: number,
    colours: readonly string[],
    draw: (x: number, y: number, colour: string) => string,
  ) =>
    repeat(count, (index) => {
      const angle = index * 2.4
      const out = Math.sqrt((index + 0.5) / count)
      return draw(Math.cos(angle) * out * 54, Math.sin(angle) * out * 16 - 4, cycle(colours, index))
    })
  const leaf = (x: number, y: number, colour: string) =>
    `<ellipse cx="${tidy(x)}" cy="${tidy(y)}" rx="10" ry="4.4" transform="rotate(${tidy(between(random, -50, 50))} ${tidy(x)} ${tidy(y)})" fill="${colour}"/>`
  const chilli = (x: number, y: number, colour: string) =>
    `<path d="M${tidy(x - 9)} ${tidy(y)}q9-6 18 2" stroke="${colour}" stroke-width="5" stroke-linecap="round" fill="none"/>`
  const fruit = (x: number, y: number, colour: string) =>
    `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="6.6" fill="${colour}"/>`

  const ropeY = (x: number) => 66 + 34 * (1 - ((x - 320) / 260) ** 2)
  const bunch = (x: number, colour: string) => {
    const top = ropeY(x)
    const blades = repeat(7, (index) => {
      const lean = (index - 3) * 7
      const long = 62 - Math.abs(index - 3) * 5
      return `<path d="M0 8Q${tidy(lean * 0.4 - 4)} ${tidy(long * 0.6)} ${lean} ${long}Q${tidy(lean * 0.6 + 5)} ${tidy(long * 0.5)} 0 8Z" fill="${index % 2 ? colour : mix(colour, dye.deep, 0.3)}"/>`
    })
    return svg`
      <g transform="translate(${x} ${tidy(top)})">
        <path d="M0 -2V10" stroke="${cane}" stroke-width="3"/>
        ${blades}
        <path d="M-5 12h10" stroke="${cane}" stroke-width="5" stroke-linecap="round"/>
      </g>`
  }
  const greens = ['#3f7a52', '#6a8f4a', '#2f6b5e', '#8a9a52']
  const bunches = repeat(7, (index) => bunch(110 + index * 70, cycle(greens, index)))
  const bricks = repeat(9, (index) => `M${index * 76 + 18} 216v46`)

  return svg`
    ${ridge(random, 196, 44, mix(sky[2], dye.soft, 0.4))}
    ${ridge(random, 214, 20, mix(dye.mid, sky[2], 0.15))}
    <rect y="252" width="640" height="148" fill="${floor}"/>
    <path d="M0 208H640V262H0Z" fill="${parapet}"/>
    <path d="M0 202H640V214H0Z" fill="${mix(parapet, rice, 0.45)}"/>
    <path d="${bricks}" stroke="${shade}" stroke-width="8" opacity=".28"/>
    <path d="M0 258H640V268H0Z" fill="${shade}" opacity=".25"/>
    <path d="M60 330V56M580 330V56" stroke="${mix(shade, '#5a3a24', 0.5)}" stroke-width="8" stroke-linecap="round"/>
    <path d="M60 66Q320 134 580 66" stroke="${cane}" stroke-width="3" fill="none"/>
    ${bunches}
    ${tray(146, 300, 0.92, scatter(30, greens, leaf))}
    ${tray(330, 292, 0.84, scatter(20, ['#d9a02c', '#e6b84a', '#c98a22'], fruit))}
    ${tray(510, 304, 0.96, scatter(30, ['#b5352c', '#8f2622', '#c94a34'], chilli))}
    ${tray(244, 362, 1.12, scatter(24, ['#9db24a', '#b9c766', '#84983a'], fruit))}
    ${tray(440, 366, 1.12, scatter(32, ['#5a7a3c', '#7d9a55', '#41633a'], leaf))}
    <path d="M22 372c-6-28-2-46 0-56h60c2 10 6 28 0 56z" fill="#a85a38"/>
    <path d="M14 306h76v14h-76z" fill="#bd6b45"/>
    <path d="M60 320c16 10 20 32 14 52h8c6-28 2-46 0-56z" fill="#000" opacity=".16"/>
    <path d="M52 306C48 276 30 262 18 246M52 306C54 270 52 250 54 226M52 306C58 276 76 262 90 248" stroke="#3f5a34" stroke-width="4" fill="none"/>
    ${[
      [18, 246, -30],
      [30, 266, -150],
      [54, 226, -90],
      [44, 258, -170],
      [64, 256, -20],
      [90, 248, -40],
      [74, 266, 20],
      [34, 244, -80],
      [76, 242, -100],
    ].map(
      ([x, y, turn]) =>
        `<path d="M0 0C8 -9 22 -9 30 0C22 9 8 9 0 0Z" transform="translate(${x} ${y}) rotate(${turn})" fill="#4f7f4c"/>`,
    )}
  `
}
