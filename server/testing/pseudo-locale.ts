import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'

const letter = (one: string) => String.fromCodePoint(0x0905 + (one.toLowerCase().charCodeAt(0) % 20))

function disguise(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal)
      return { ...element, value: element.value.replace(/[A-Za-z]/g, letter) }
    if (element.type === TYPE.select || element.type === TYPE.plural)
      return {
        ...element,
        options: Object.fromEntries(
          Object.entries(element.options).map(([name, option]) => [
            name,
            { ...option, value: disguise(option.value) },
          ]),
        ),
      }
    return element
  })
}

/** A catalogue with every letter of its own text replaced by Devanagari: what is still Latin came from code or data. */
export function pseudoLocale<Catalogue>(catalogue: Catalogue): Catalogue {
  if (typeof catalogue === 'string') return printAST(disguise(parse(catalogue))) as Catalogue // a string again
  if (Array.isArray(catalogue)) return catalogue.map(pseudoLocale) as Catalogue // of the same shape
  return Object.fromEntries(
    Object.entries(catalogue as object).map(([name, value]) => [name, pseudoLocale(value)]),
  ) as Catalogue // of the same shape
}
