/** Colours as `#rrggbb`, their contrast by WCAG 2.2, and lighter or darker ones of the same hue in OKLCH. */

type Three = readonly [number, number, number]

export const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const curved = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

const linearOf = (colour: string): Three =>
  [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)) as unknown as Three

const luminanceOf = (colour: string) => {
  const [red, green, blue] = linearOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1, the same, to 21, black on white. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Lightness, chroma, and hue as an angle. The numbers are Björn Ottosson's. */
function oklchOf(colour: string): Three {
  const [red, green, blue] = linearOf(colour)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, b), Math.atan2(b, a)]
}

function linearIn([lightness, chroma, hue]: Three): Three {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const isShown = (parts: Three) => parts.every((part) => part > -0.0005 && part < 1.0005)

/** The colour of this lightness and hue with as much of the chroma as a screen can show. */
function shown(lightness: number, chroma: number, hue: number): string {
  let [least, most] = [0, chroma]
  if (!isShown(linearIn([lightness, chroma, hue])))
    while (most - least > 0.001) {
      const middle = (least + most) / 2
      if (isShown(linearIn([lightness, middle, hue]))) least = middle
      else most = middle
    }
  else least = chroma
  const parts = linearIn([lightness, least, hue]).map((part) =>
    Math.round(curved(Math.min(1, Math.max(0, part))) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

const step = 0.0025

/** The colour of the same hue whose lightness is nearest and that is right; undefined when there is none. */
export function withLightness(colour: string, isRight: (colour: string) => boolean): string | undefined {
  const [lightness, chroma, hue] = oklchOf(colour)
  for (let distance = 0; distance <= 1; distance += step)
    for (const wanted of [lightness - distance, lightness + distance]) {
      if (wanted < 0 || wanted > 1) continue
      const candidate = shown(wanted, chroma, hue)
      if (isRight(candidate)) return candidate
    }
  return ['#000000', '#ffffff'].find(isRight)
}
