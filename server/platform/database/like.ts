/** The pattern by which `like` finds these words anywhere in a lower-case text; nothing in them is a wildcard. */
export const likeAnywhere = (words: string) => `%${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
