import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import type { TestApp } from './test-app.ts'

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

/** A file from the bucket, by the way that this server shows. */
export async function fetchStored(app: TestApp, url = '', headers: Record<string, string> = {}) {
  const { statusCode, headers: shown } = await app.app.http.inject({ url })
  const to = String(shown.location)
  const answer = await fetch(to, { headers }).catch(() => {
    throw new Error(`${statusCode} shows no way: ${to}`)
  })
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}
