import { mix } from '../colours.ts'
import { svg } from '../svg.ts'
import type { HairDrawing } from './hair-drawing.ts'
import type { Palette } from './palette.ts'

export function drape({ hair, pattern, ground, figure, trim }: Palette): HairDrawing {
  return {
    hidesEar: true,
    back: svg`<path d="M206 96C140 92 104 150 106 230C106 290 92 330 84 380H310C300 330 286 300 280 230C282 150 264 100 206 96Z" fill="${mix(ground, figure, 0.55)}"/>`,
    front: svg`
      <path d="M212 128C176 112 140 140 140 190C141 204 144 214 147 222C152 196 168 172 216 144C238 156 254 180 259 210C264 180 262 146 240 132C230 126 222 125 212 128Z" fill="${hair}"/>
      <path d="M208 96C142 90 102 148 104 228C105 290 92 330 84 384L140 352C150 330 156 318 158 300C144 262 138 228 142 196C148 158 176 136 214 134C244 136 262 160 264 200C266 232 262 262 252 292C256 306 262 320 270 334L306 372C294 330 284 290 282 228C284 148 264 100 208 96Z" fill="${pattern}"/>
      <path d="M158 300C144 262 138 228 142 196C148 158 176 136 214 134C244 136 262 160 264 200C266 232 262 262 252 292" fill="none" stroke="${trim}" stroke-width="5"/>
    `,
  }
}

export function hijab({ ground, figure, trim }: Palette): HairDrawing {
  return {
    hidesEar: true,
    back: svg`<path d="M204 104C142 102 110 152 112 226C114 290 100 330 92 372H312C300 330 284 300 278 226C282 150 262 106 204 104Z" fill="${mix(ground, figure, 0.5)}"/>`,
    front: '',
    over: svg`
      <path fill-rule="evenodd" d="M204 112C140 110 112 160 116 232C118 290 104 330 96 378C150 420 260 420 306 374C296 330 282 296 276 232C280 156 262 114 204 112ZM206 154C240 154 262 176 262 212C262 262 244 312 210 314C176 312 152 262 150 214C150 176 172 154 206 154Z" fill="${ground}"/>
      <path d="M150 214C152 262 176 312 210 314C226 314 240 300 250 280C250 330 220 360 150 366C130 366 112 360 104 352" fill="none" stroke="${figure}" stroke-width="3" opacity=".6"/>
      <path d="M132 190C136 156 162 132 204 130M124 240C128 290 150 330 190 344" fill="none" stroke="${trim}" stroke-width="2.4" opacity=".5"/>
    `,
  }
}

export function turban({ hair, ground, figure, trim }: Palette): HairDrawing {
  return {
    back: svg`<path d="M140 190L132 232L150 240Z" fill="${hair}"/>`,
    front: svg`
      <path d="M134 198C112 130 150 84 206 84C258 84 284 128 264 196C258 176 244 164 220 160C190 158 154 170 134 198Z" fill="${ground}"/>
      <path d="M134 198C154 170 190 158 220 160C246 150 262 120 256 104C274 126 276 158 264 196C258 176 244 164 220 160" fill="${mix(ground, figure, 0.4)}"/>
      <g fill="none" stroke="${figure}" stroke-width="2.6" opacity=".7">
      <path d="M130 180C150 146 196 132 240 146M128 160C150 124 200 108 250 122M134 138C154 106 200 92 244 102M146 116C164 96 196 88 226 90"/>
      </g>
      <path d="M196 160C204 150 216 150 226 160Z" fill="${trim}"/>
    `,
  }
}
