import { choice, long, rich, text, words } from './fields.ts'

const inOther = (label: string) => `${label}, other language`

/** The language in which the words of a record are written, of those of the site. */
export const writtenIn = (label = 'Written in') =>
  choice(label, ['en', 'hi'], {
    initial: 'en',
    isHidden: true,
    hint: 'The language of title and texts. Below they can be written in the other language as well',
  })

/** A second version of the fields of the same words: all of them or none. Hindi, or English where the first is Hindi. */
export const other = {
  text: (label: string, max: number) =>
    text(inOther(label), {
      max,
      isRequired: false,
      isHidden: true,
      hint: 'Hindi, or English if the original is Hindi. Fill in all fields of the other language or none',
    }),
  long: (label: string, max: number) => long(inOther(label), { max, isRequired: false }),
  rich: (label: string) => rich(inOther(label), { isRequired: false }),
  words: (label: string) => words(inOther(label), { isHidden: true }),
}
