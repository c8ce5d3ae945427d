import { svg } from '../svg.ts'
import { type HairDrawing, streak } from './hair-drawing.ts'
import type { Palette } from './palette.ts'

export function side({ hair, hairLight: light }: Palette): HairDrawing {
  return {
    back: '',
    front: svg`
      <path d="M176 124C144 122 124 150 128 196C129 208 132 216 138 222C142 212 144 200 150 190C158 182 166 178 172 168C196 172 232 172 250 168C256 180 258 192 259 206C268 186 268 152 246 132C226 114 196 114 176 124Z" fill="${hair}"/>
      ${streak(light, 'M180 132C204 126 232 130 250 146')}${streak(light, 'M170 138C152 146 140 164 137 190')}
    `,
  }
}

export function crop({ hair, hairLight: light }: Palette): HairDrawing {
  return {
    back: '',
    front: svg`
      <path d="M204 120C156 116 126 146 130 200C131 210 133 216 138 222C142 206 144 192 152 178C166 162 190 152 220 154C240 156 252 168 256 182C258 190 258 198 259 206C266 186 268 152 246 134C234 124 220 121 204 120Z" fill="${hair}"/>
      <path d="M138 222C140 206 144 196 150 186" stroke="${light}" stroke-width="4" opacity=".6" fill="none"/>
    `,
  }
}

export function shortCurls({ hair, hairLight: light }: Palette): HairDrawing {
  return {
    back: '',
    front: svg`
      <g fill="${hair}">
      ${[
        [140, 196, 15],
        [142, 174, 19],
        [152, 152, 22],
        [172, 136, 23],
        [196, 128, 23],
        [220, 130, 21],
        [240, 142, 18],
        [254, 160, 14],
        [166, 160, 16],
        [190, 150, 16],
        [216, 150, 14],
      ]
        .map(([x, y, radius]) => svg`<circle cx="${x}" cy="${y}" r="${radius}"/>`)
        .join('')}
      </g>
      <g fill="none" stroke="${light}" stroke-width="2" opacity=".7" stroke-linecap="round">
      <path d="M146 150c4-8 14-10 20-4M178 124c6-6 16-6 20 0M214 124c6-4 14-2 18 4M232 140c6-2 10 2 12 8"/>
      </g>
    `,
  }
}

export function bald({ hair }: Palette): HairDrawing {
  return {
    back: '',
    front: svg`
      <path d="M150 186C144 196 140 208 140 222C134 214 130 200 134 184C138 176 144 176 150 186Z" fill="${hair}" opacity=".8"/>
      <path d="M190 142C206 136 226 138 238 148" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".22"/>
    `,
  }
}

export function receding({ hair, hairLight: light }: Palette): HairDrawing {
  return {
    back: '',
    front: svg`
      <path d="M204 125C158 119 126 148 129 198C130 209 133 216 138 222C142 208 145 197 152 187C157 177 160 166 168 156C188 140 224 137 248 156C254 168 258 186 259 206C268 184 265 152 245 137C233 128 218 126 204 125Z" fill="${hair}"/>
      ${streak(light, 'M196 132C164 136 140 160 137 196')}
      <path d="M186 160C202 150 224 150 238 160" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".14"/>
    `,
  }
}
