/** The paragraphs of a text that was written with a line for each; empty lines are left out. */
export const paragraphs = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
