import { strToU8, type Zippable, zipSync } from 'fflate'

type Content = string | Uint8Array | object

const bytesOf = (content: Content): Uint8Array =>
  content instanceof Uint8Array
    ? content
    : strToU8(typeof content === 'string' ? content : JSON.stringify(content))

/** A packed folder with these files. */
export const zipOf = (files: Record<string, Content>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, bytesOf(content)]))),
  )

/** The same with one that is a link, as Unix packs it. */
export const zipWithLink = (files: Record<string, Content>, name: string): Buffer => {
  const packed: Zippable = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, bytesOf(content)]),
  )
  return Buffer.from(
    zipSync({ ...packed, [name]: [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] }),
  )
}

/** A manifest that imports without a problem, where its healer is here. */
export const someCourse = (given: object = {}) => ({
  title: 'Sleep, slowly',
  summary: 'Short evenings that teach the body to trust the night.',
  healer: 'Dr. Asha Rao',
  category: 'Health',
  language: 'English',
  price: '₹1,500',
  sections: [{ title: 'The evenings', lessons: [{ title: 'The hour before', text: 'Put the phone away.' }] }],
  ...given,
})
