/** Somebody who has the file can guess as long as they like. */
export const passphraseMin = 16
const passphraseMax = 200

/** Why a passphrase is refused, in words for who chose it; undefined when it will do. */
export function passphraseProblem(passphrase: string): string | undefined {
  const letters = [...passphrase.normalize('NFKC')]
  if (letters.length < passphraseMin)
    return `Please choose a passphrase of ${passphraseMin} letters or more, such as five words.`
  if (letters.length > passphraseMax) return `Please choose a passphrase of at most ${passphraseMax} letters.`
  if (new Set(letters).size < 8) return 'Please choose a passphrase with more different letters.'
  return undefined
}
