import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** One text to a phone as it is registered: fixed words, with `{name}` where something is filled in. */
export interface Pattern {
  /** What its choices are, such as `ahead=day`; empty without any. */
  variant: string
  pattern: string
}

type Choices = Record<string, string>

/**
 * @throws Error for what cannot be registered, such as a plural
 */
function flatten(elements: MessageFormatElement[], choose: (name: string, options: string[]) => string) {
  const chosen: Choices = {}
  const inside = (all: MessageFormatElement[]): string =>
    all
      .map((element) => {
        if (element.type === TYPE.literal) return element.value
        if (element.type === TYPE.argument) return `{${element.value}}`
        if (element.type !== TYPE.select) throw new Error('a text to a phone has names and choices alone')
        const option = choose(element.value, Object.keys(element.options))
        chosen[element.value] = option
        return inside(element.options[option]?.value ?? [])
      })
      .join('')
  const pattern = inside(elements)
  const variant = Object.entries(chosen)
    .map(([name, option]) => `${name}=${option}`)
    .join(',')
  return { variant, pattern }
}

/** The pattern of a text with these parameters. */
export function patternFor(text: string, parameters: Record<string, unknown>): Pattern {
  return flatten(parse(text), (name, options) => {
    const value = String(parameters[name])
    return options.includes(value) ? value : 'other'
  })
}

/** Every pattern that a text can become, each once. */
export function patternsOf(text: string): Pattern[] {
  const elements = parse(text)
  const known = new Map<string, Pattern>()
  const look = (given: Choices) => {
    let open: { name: string; options: string[] } | undefined
    const found = flatten(elements, (name, options) => {
      const option = given[name]
      if (option !== undefined) return option
      open ??= { name, options }
      return options[0] ?? 'other'
    })
    if (!open) known.set(found.variant, found)
    else for (const option of open.options) look({ ...given, [open.name]: option })
  }
  look({})
  return [...known.values()]
}

/** The names in a pattern, in their order; one that stands twice is there twice. */
export const namesIn = (pattern: string): string[] =>
  [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** A pattern with its names replaced. */
export const fillPattern = (pattern: string, say: (name: string, index: number) => string): string => {
  let index = 0
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => say(name, index++))
}

/** The fixed words of a text alone, with an ellipsis for what is filled in. */
export const plainText = (text: string): string =>
  parse(text)
    .map((element) => (element.type === TYPE.literal ? element.value : '…'))
    .join('')
