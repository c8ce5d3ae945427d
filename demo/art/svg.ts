type Part = string | number | false | undefined | Part[]

/**
 * Writes SVG over several indented lines and joins it without the line breaks. Lists are joined, and
 * `false` and `undefined` leave nothing behind.
 */
export function svg(strings: TemplateStringsArray, ...parts: Part[]): string {
  return strings.reduce((text, string, index) => {
    const part = index === 0 ? '' : write(parts[index - 1])
    return text + part + string.replace(/\n\s*/g, '')
  }, '')
}

function write(part: Part): string {
  if (part === false || part === undefined) return ''
  return Array.isArray(part) ? part.map(write).join('') : String(part)
}

/** One decimal is enough for a drawing, and keeps the files small. */
export function tidy(value: number): number {
  return Math.round(value * 10) / 10
}
