/**
 * A spreadsheet takes what begins with one of these for a formula, which could send what the table holds elsewhere: also
 * in their full width, and behind spaces, line breaks and letters without a width that some leave out.
 */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫]|^[\t\r\n]/u
/** Tells spreadsheets that the table is UTF-8. */
const byteOrderMark = '\uFEFF'

function cell(value: unknown): string {
  if (typeof value === 'number') return String(value)
  const text =
    value === null || value === undefined ? '' : Array.isArray(value) ? value.join('; ') : String(value)
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Lines as a CSV table. Texts that spreadsheets would take for formulas are made harmless. */
export const csvTable = (lines: readonly (readonly unknown[])[]): string =>
  byteOrderMark + lines.map((line) => line.map(cell).join(',')).join('\r\n')
