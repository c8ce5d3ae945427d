import type { Archive } from './archive.ts'
import { decodeText } from './decode-text.ts'
import { attribute, named, parseXml } from './markup.ts'

/** These scramble the first bytes of fonts, which are not used here; they keep nobody from reading. */
const ofFonts = new Set(['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'])

/** The files that nobody can read without a key. @throws BookFault damaged, tooLarge */
export function encryptedFiles(archive: Archive): ReadonlySet<string> {
  const said = archive.find('', 'META-INF/encryption.xml')
  if (!said) return new Set()
  const entries = named(parseXml(decodeText(archive.unpack(said))), 'encrypteddata')
  return new Set(
    entries.flatMap((entry) => {
      // The first is of the content; one inside KeyInfo is of the key.
      const methods = named(entry, 'encryptionmethod').filter((method) => method.parent === entry)
      if (methods.some((method) => ofFonts.has(attribute(method, 'algorithm') ?? ''))) return []
      return named(entry, 'cipherreference').flatMap(
        (reference) => archive.find('', attribute(reference, 'uri') ?? '') ?? [],
      )
    }),
  )
}
