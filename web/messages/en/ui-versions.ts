/** Beside words that nobody wrote in the reader's language. */
export const uiVersions = { only: 'This is in Hindi only so far.' } as const
