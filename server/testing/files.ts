import PDFDocument from 'pdfkit'
import sharp from 'sharp'

/** A JPG of one colour. */
export const somePicture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3a6b52' } })
    .jpeg()
    .toBuffer()

/** A PDF of so many empty pages. */
export const somePdf = (pages: number) =>
  new Promise<Buffer>((resolve) => {
    const document = new PDFDocument()
    const parts: Buffer[] = []
    document.on('data', (chunk: Buffer) => parts.push(chunk))
    document.on('end', () => resolve(Buffer.concat(parts)))
    for (let page = 1; page < pages; page += 1) document.addPage()
    document.end()
  })
