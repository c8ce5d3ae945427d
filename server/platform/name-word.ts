/** The first word of a name in small letters, by which two spellings of somebody's first name are compared. */
export const nameWord = (name: string): string =>
  (name.trim().split(/\s+/)[0] ?? '')
    .normalize('NFC')
    .toLocaleLowerCase('en-IN')
    .replace(/[^\p{L}\p{M}]/gu, '')
