import { svg } from './svg.ts'

export const clothKinds = ['ikat', 'ajrakh', 'kantha', 'bandhani', 'leheriya', 'checks', 'temple'] as const
export type ClothKind = (typeof clothKinds)[number]

type Weave = { wide: number; tall: number; body: string }

/** Seven cloths as SVG patterns: a ground, a figure on it, and a second figure in `trim`. */
export function weave(
  kind: ClothKind,
  id: string,
  ground: string,
  figure: string,
  trim: string,
  scale = 1,
): string {
  const { wide, tall, body } = looms[kind](ground, figure, trim)
  return svg`
    <pattern id="${id}" width="${wide}" height="${tall}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">
    <rect width="${wide}" height="${tall}" fill="${ground}"/>
    ${body}
    </pattern>
  `
}

const looms: Record<ClothKind, (ground: string, figure: string, trim: string) => Weave> = {
  ikat: (_ground, figure, trim) => ({
    wide: 28,
    tall: 44,
    body: svg`
      <path d="M14 2l3 5h3l3 7-3 8 3 8-3 7h-3l-3 5-3-5h-3l-3-7 3-8-3-8 3-7h3z" fill="${figure}"/>
      <path d="M14 12l4 10-4 10-4-10z" fill="${trim}"/>
      <path d="M0 17l3 5-3 5zM28 17l-3 5 3 5z" fill="${trim}"/>
    `,
  }),
  ajrakh: (ground, figure, trim) => ({
    wide: 36,
    tall: 36,
    body: svg`
      <g fill="${figure}">
      <circle cx="18" cy="18" r="9"/>
      <path d="M0 0h8a8 8 0 0 1-8 8zM36 0v8a8 8 0 0 1-8-8zM0 36v-8a8 8 0 0 1 8 8zM36 36h-8a8 8 0 0 1 8-8z"/>
      </g>
      <circle cx="18" cy="18" r="5.5" fill="${ground}"/>
      <circle cx="18" cy="18" r="2.2" fill="${trim}"/>
      <g fill="${trim}">
      <circle cx="18" cy="3" r="1.5"/>
      <circle cx="18" cy="33" r="1.5"/>
      <circle cx="3" cy="18" r="1.5"/>
      <circle cx="33" cy="18" r="1.5"/>
      </g>
    `,
  }),
  kantha: (_ground, figure) => ({
    wide: 26,
    tall: 16,
    body: svg`
      <g stroke="${figure}" stroke-width="1.6" stroke-linecap="round">
      <path d="M2 4h8M15 4h8M-4 12h7M9 12h8M22 12h8"/>
      </g>
    `,
  }),
  bandhani: (_ground, figure, trim) => ({
    wide: 24,
    tall: 24,
    body: svg`
      <g fill="none" stroke="${figure}" stroke-width="1.7">
      <circle cx="6" cy="6" r="2.3"/>
      <circle cx="18" cy="18" r="2.3"/>
      </g>
      <circle cx="18" cy="6" r="1.3" fill="${trim}"/>
      <circle cx="6" cy="18" r="1.3" fill="${trim}"/>
    `,
  }),
  leheriya: (_ground, figure, trim) => ({
    wide: 40,
    tall: 22,
    body: svg`
      <path d="M0 6l10-4 10 4 10-4 10 4v5l-10-4-10 4-10-4-10 4z" fill="${figure}"/>
      <path d="M0 17l10-4 10 4 10-4 10 4" fill="none" stroke="${trim}" stroke-width="1.6"/>
    `,
  }),
  checks: (_ground, figure, trim) => ({
    wide: 34,
    tall: 34,
    body: svg`
      <path d="M0 5h34v9H0z" fill="${figure}" opacity=".75"/>
      <path d="M5 0h9v34H5z" fill="${figure}" opacity=".75"/>
      <path d="M0 24h34M24 0v34" stroke="${trim}" stroke-width="1.6"/>
    `,
  }),
  temple: (_ground, figure, trim) => ({
    wide: 20,
    tall: 30,
    body: svg`
      <path d="M0 30l10-16 10 16z" fill="${figure}"/>
      <path d="M0 8h20" stroke="${trim}" stroke-width="2"/>
    `,
  }),
}
