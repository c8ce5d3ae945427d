import { strToU8, zipSync } from 'fflate'

export interface BookSheet {
  name: string
  state?: 'hidden' | 'veryHidden'
  /** Its rows as they stand in the file. */
  rows: string
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
/** Number formats of cells by their style: none, a day, a time, and both. */
const formats = [0, 14, 18, 22]

/** A workbook as Excel writes it, by the rows of its sheets. */
export function workbookOf(
  sheets: readonly BookSheet[],
  { shared = '', countsFrom1904 = false }: { shared?: string; countsFrom1904?: boolean } = {},
): Buffer {
  const shown = sheets.map(
    ({ name, state = 'visible' }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`,
  )
  const related = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const styles = formats.map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`)
  const files = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr date1904="${countsFrom1904 ? 1 : 0}"/><sheets>${shown.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">${related.join('')}<Relationship Id="rId90" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId91" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="${formats.length}">${styles.join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${shared}</sst>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  )
}

/** A workbook of one sheet: texts in place, numbers as they are, days as numbers with the format of a date. */
export function workbook(rows: readonly (readonly (string | number | { day: number } | null)[])[]): Buffer {
  const cell = (value: string | number | { day: number } | null, place: string) => {
    if (value === null) return ''
    if (typeof value === 'string') return `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
    return typeof value === 'number'
      ? `<c r="${place}"><v>${value}</v></c>`
      : `<c r="${place}" s="1"><v>${value.day}</v></c>`
  }
  const lines = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((value, column) => cell(value, String.fromCharCode(65 + column) + (at + 1))).join('')}</row>`,
  )
  return workbookOf([{ name: 'Clients', rows: lines.join('') }])
}
