import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'

/** A PDF of one page that tells its author in every place where programs write it. */
export async function makePdf(author = 'Asha Kapoor'): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([200, 200])
  page.drawText('A sheet of homework', { x: 20, y: 100, size: 12 })
  pdf.setAuthor(author)
  pdf.setCreator(`${author} with a program`)
  pdf.setProducer(`A program of ${author}`)
  pdf.setTitle(`Letter of ${author}`)
  await pdf.attach(Buffer.from(`Written by ${author}`), 'draft.txt', { description: author })
  const { context } = pdf
  const xmp = context.stream(`<x:xmpmeta><dc:creator>${author}</dc:creator></x:xmpmeta>`, {
    Type: 'Metadata',
    Subtype: 'XML',
  })
  pdf.catalog.set(PDFName.of('Metadata'), context.register(xmp))
  const comment = context.obj({
    Type: 'Annot',
    Subtype: 'Text',
    Rect: [0, 0, 10, 10],
    T: PDFString.of(author),
    Contents: PDFString.of('See here'),
  })
  page.node.set(PDFName.of('Annots'), context.obj([context.register(comment)]))
  page.node.set(PDFName.of('PieceInfo'), context.obj({ Private: PDFString.of(author) }))
  // An object left by an earlier state of the file, referenced by nothing.
  context.register(context.obj({ Left: PDFString.of(author) }))
  return Buffer.from(await pdf.save({ useObjectStreams: false }))
}
