import type { AddressInfo } from 'node:net'
import {
  type MediaFile,
  type MediaKind,
  type UploadShape,
  uploadsPath,
} from '@newyou/contract/foundation/media'
import type { Answered, TestApp, TestUser } from './test-app.ts'

/** Uploads of the back office as its library makes them: by tus, in parts. */
export function uploadsOf(app: () => TestApp) {
  async function url(path: string) {
    const { http } = app().app
    if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' })
    const { port } = http.server.address() as AddressInfo // it listens by TCP
    return `http://127.0.0.1:${port}${path}`
  }
  async function send(as: TestUser, method: string, path: string, headers = {}, body?: Buffer) {
    return fetch(await url(path), {
      method,
      headers: {
        authorization: `Bearer ${as.token}`,
        'x-csrf-token': as.csrf,
        cookie: `csrf=${as.csrf}`,
        'tus-resumable': '1.0.0',
        ...headers,
      },
      ...(body && { body: new Uint8Array(body) }),
    })
  }

  const begin = (as: TestUser, bytes: number, name = 'file.bin', path: string = uploadsPath) =>
    send(as, 'POST', path, {
      'upload-length': String(bytes),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    })
  const offsetOf = async (as: TestUser, path: string) =>
    Number((await send(as, 'HEAD', path)).headers.get('upload-offset'))
  const part = (as: TestUser, path: string, offset: number, body: Buffer) =>
    send(
      as,
      'PATCH',
      path,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body,
    )
  const idOf = (path: string) => path.split('/').at(-1) ?? ''

  async function begun(as: TestUser, bytes: number, name?: string, at?: string): Promise<string> {
    const answer = await begin(as, bytes, name, at)
    const path = answer.headers.get('location')
    if (!path) throw new Error(`${answer.status} ${await answer.text()}`)
    return path
  }

  const finish = (
    as: TestUser,
    uploadId: string,
    kinds: MediaKind[],
    shape?: UploadShape,
  ): Promise<Answered<'POST /api/staff/media/{uploadId}'>> =>
    app().call(
      'POST /api/staff/media/{uploadId}',
      { params: { uploadId }, body: { kinds, ...(shape && { shape }) } },
      { as },
    )

  /** Sends a file as a whole and has it looked at. */
  async function sendWhole(as: TestUser, content: Buffer, kinds: MediaKind[], shape?: UploadShape) {
    const path = await begun(as, content.length)
    await part(as, path, 0, content)
    return finish(as, idOf(path), kinds, shape)
  }

  return {
    send,
    begin,
    begun,
    part,
    offsetOf,
    idOf,
    finish,
    sendWhole,
    /** A file that records may use. */
    async uploaded(as: TestUser, content: Buffer, kind: MediaKind, shape?: UploadShape): Promise<MediaFile> {
      const answer = await sendWhole(as, content, [kind], shape)
      if (!answer.data) throw new Error(JSON.stringify(answer))
      return answer.data
    },
  }
}
