import { rice } from '../colours.ts'
import { seededRandom } from '../random.ts'
import { svg, tidy } from '../svg.ts'
import { type HairDrawing, streak } from './hair-drawing.ts'
import type { Palette } from './palette.ts'
import type { PortraitTraits } from './traits.ts'

/** Hair drawn back from a parting: the front of every bun and braid. */
function drawnBack(hair: string, light: string): string {
  return svg`
    <path d="M212 126C176 104 126 128 124 186C124 206 130 222 138 236C144 230 146 222 148 214C152 196 160 182 176 168C190 156 204 148 216 140C232 150 246 164 254 186C257 196 258 204 259 212C270 190 270 152 244 132C234 124 222 122 212 126Z" fill="${hair}"/>
    ${streak(light, 'M206 134C176 138 146 160 136 204')}${streak(light, 'M196 130C168 134 140 150 131 190')}${streak(light, 'M224 134C244 146 258 164 262 186')}
  `
}

export function bun({ hair, hairLight: light }: Palette, traits: PortraitTraits): HairDrawing {
  return {
    back: svg`
      <ellipse cx="128" cy="262" rx="34" ry="31" fill="${hair}"/>
      ${streak(light, 'M106 250C114 238 134 236 146 246')}${traits.jasmine ? [0, 1, 2, 3, 4, 5, 6].map((index) => svg`<circle cx="${tidy(128 + 33 * Math.cos(2 + index * 0.42))}" cy="${tidy(262 + 31 * Math.sin(2 + index * 0.42))}" r="6" fill="${rice}"/>`).join('') : ''}
    `,
    front: drawnBack(hair, light),
  }
}

export function highBun({ hair, hairLight: light }: Palette): HairDrawing {
  return {
    back: svg`
      <circle cx="158" cy="116" r="34" fill="${hair}"/>
      ${streak(light, 'M138 104C148 92 168 92 178 102')}
    `,
    front: drawnBack(hair, light),
  }
}

export function loose({ hair, hairLight: light }: Palette): HairDrawing {
  return {
    hidesEar: true,
    back: svg`<path d="M124 186C112 250 96 310 100 392C130 404 170 396 180 380L180 250ZM258 180C272 240 278 300 272 372C258 384 240 380 232 372L236 260Z" fill="${hair}"/>`,
    front: svg`
      <path d="M188 128C150 114 120 146 122 200C122 250 110 300 108 372C130 380 148 372 152 352C146 310 144 262 150 226C154 200 168 178 190 160C214 158 240 164 252 186C257 196 258 204 259 214C274 186 268 146 238 130C222 122 202 122 188 128Z" fill="${hair}"/>
      ${streak(light, 'M180 140C150 152 134 190 132 240C130 280 124 320 122 352')}${streak(light, 'M196 146C220 146 244 158 256 178')}
    `,
  }
}

export function braid({ hair, hairLight: light }: Palette): HairDrawing {
  return {
    back: svg`<path d="M126 190C120 250 128 280 140 300L180 300V200Z" fill="${hair}"/>`,
    front: drawnBack(hair, light),
    over: svg`
      <g fill="${hair}" stroke="${light}" stroke-width="1.6">
      ${[0, 1, 2, 3, 4, 5]
        .map(
          (index) => svg`
        <path d="M${136 - index * 1.5} ${282 + index * 27}c-16 6-16 22-4 30c14-4 22-12 20-28c-4-6-10-6-16-2z"/>
        <path d="M${140 - index * 1.5} ${284 + index * 27}c14 2 20 14 12 26c-12 0-18-8-18-18z"/>
      `,
        )
        .join('')}
      </g>
    `,
  }
}

export function bob({ hair, hairLight: light }: Palette): HairDrawing {
  return {
    hidesEar: true,
    back: svg`<path d="M122 190C112 250 120 292 136 306C160 312 190 300 190 280V200ZM256 190C270 240 268 280 254 298C244 304 236 300 232 294Z" fill="${hair}"/>`,
    front: svg`
      <path d="M212 124C168 104 120 134 120 196C116 246 120 284 134 304C152 308 160 296 158 282C150 254 148 234 152 214C160 194 186 176 226 160C246 168 256 190 259 214C262 240 262 262 256 284C272 268 280 176 252 140C240 126 226 122 212 124Z" fill="${hair}"/>
      ${streak(light, 'M204 134C164 142 138 176 134 236')}${streak(light, 'M230 136C250 148 264 172 266 210')}
    `,
  }
}

export function longCurls({ hair, hairLight: light }: Palette, traits: PortraitTraits): HairDrawing {
  const random = seededRandom(traits.seed + 9)
  let curls = ''
  for (let index = 0; index < 34; index++) {
    const angle = 2.35 + (index / 33) * 4.3
    const radius = 74 + random() * 14
    curls += svg`<circle cx="${tidy(196 + radius * Math.cos(angle))}" cy="${tidy(206 + radius * 1.1 * Math.sin(angle))}" r="${tidy(17 + random() * 10)}"/>`
  }
  return {
    hidesEar: true,
    back: svg`<g fill="${hair}"><ellipse cx="194" cy="200" rx="82" ry="94"/>${curls}</g>`,
    front: svg`
      <g fill="${hair}">
      ${[
        [150, 176, 20],
        [160, 158, 22],
        [182, 146, 22],
        [206, 140, 20],
        [230, 146, 18],
        [248, 160, 16],
        [258, 178, 12],
        [142, 200, 16],
        [140, 224, 14],
      ]
        .map(([x, y, radius]) => svg`<circle cx="${x}" cy="${y}" r="${radius}"/>`)
        .join('')}
      </g>
      <g fill="none" stroke="${light}" stroke-width="2" opacity=".7" stroke-linecap="round">
      <path d="M150 160c4-8 14-10 20-4M178 138c6-6 16-6 20 0M214 134c6-4 14-2 18 4M128 200c0-8 8-12 14-8"/>
      </g>
    `,
  }
}

export function swept({ hair, hairLight: light }: Palette): HairDrawing {
  return {
    back: svg`<path d="M128 190C120 230 124 262 134 284L170 286V200Z" fill="${hair}"/>`,
    front: svg`
      <path d="M206 122C160 108 122 140 124 196C124 226 126 252 134 276C142 262 144 232 150 204C156 186 170 170 196 154C222 148 246 160 254 182C257 194 258 202 259 208C270 180 266 148 244 132C232 124 218 122 206 122Z" fill="${hair}"/>
      ${streak(light, 'M208 132C172 134 142 160 136 220')}${streak(light, 'M222 134C244 142 258 156 262 176')}
    `,
  }
}
