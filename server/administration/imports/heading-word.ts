/** A heading as guesses are written: small letters and digits, without the dot below letters of Hindi, which many leave out. */
export const headingWord = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]|\u093c/gu, '')
