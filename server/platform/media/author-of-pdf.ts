import { readFile } from 'node:fs/promises'
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'

/** Keys that name people, places or programs, in the file, on a page, in a comment or in a form. */
const telling = [
  'Metadata',
  'PieceInfo',
  'LastModified',
  'CreationDate',
  'Producer',
  'Creator',
  'Author',
].map((name) => PDFName.of(name))
/** Catalog entries: embedded files, scripts, signatures and the file's web address. */
const ofCatalog = ['AF', 'Collection', 'OpenAction', 'AA', 'Perms', 'Legal', 'URI', 'SpiderInfo', 'DSS'].map(
  (name) => PDFName.of(name),
)
const ofNames = ['EmbeddedFiles', 'JavaScript'].map((name) => PDFName.of(name))
/** Comments keep who wrote them, and when. */
const ofAnnotation = ['T', 'M', 'NM', 'RC'].map((name) => PDFName.of(name))

const dictOf = (object: PDFObject | undefined) =>
  object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : undefined

function cleaned(dict: PDFDict) {
  for (const key of telling) dict.delete(key)
  const isAnnotation = dict.get(PDFName.of('Type')) === PDFName.of('Annot') || dict.has(PDFName.of('Subtype'))
  // The name of a field of a form is called T as well, and it is needed.
  if (isAnnotation && dict.has(PDFName.of('Rect')) && !dict.has(PDFName.of('FT')))
    for (const key of ofAnnotation) dict.delete(key)
  if (dict.get(PDFName.of('Subtype')) === PDFName.of('FileAttachment')) dict.delete(PDFName.of('FS'))
}

/** A copy without traces of its author: it keeps only objects that its pages need. */
async function copyOf(content: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(content, { updateMetadata: false })
  const { context, catalog } = pdf
  delete context.trailerInfo.Info
  delete context.trailerInfo.ID
  for (const key of ofCatalog) catalog.delete(key)
  const names = catalog.lookup(PDFName.of('Names'))
  if (names instanceof PDFDict) for (const key of ofNames) names.delete(key)

  // Earlier states of the file and whatever nothing points to may hold what was taken out.
  const reached = new Set<string>()
  const waiting: PDFObject[] = [context.trailerInfo.Root ?? catalog]
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if (one instanceof PDFRef) {
      if (reached.has(one.tag)) continue
      reached.add(one.tag)
      const target = context.lookup(one)
      if (target) waiting.push(target)
      continue
    }
    const dict = dictOf(one)
    if (dict) {
      cleaned(dict)
      waiting.push(...dict.values())
    } else if (one instanceof PDFArray) waiting.push(...one.asArray())
  }
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (
      !reached.has(ref.tag) &&
      !(object instanceof PDFRawStream && object.dict.get(PDFName.of('Type')) === PDFName.of('ObjStm'))
    )
      context.delete(ref)
  return pdf.save({ addDefaultPage: false, updateFieldAppearances: false })
}

/**
 * A PDF without its author, program, dates, comments' names and files in it. Undefined for one that is damaged or locked
 * by a password. It takes the file apart in memory: work for another thread.
 */
export const withoutAuthor = (content: Uint8Array): Promise<Uint8Array | undefined> =>
  copyOf(content).catch(() => undefined)

/** The same for a file on this disk. */
export const fileWithoutAuthor = async (file: string) => withoutAuthor(await readFile(file))
