import { BatchInterceptor } from '@mswjs/interceptors'
import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import {
  changeOf,
  formOf,
  type Resource,
  type Values,
} from '@newyou/contract/administration/back-office/resource'
import { resources } from '@newyou/contract/administration/back-office/resources'
import { brandValues, defaultBrand } from '@newyou/contract/foundation/brand/brand'
import { isBrandShape, uploadsPath } from '@newyou/contract/foundation/media'

type Record_ = Values & { u_id: string; version: number }

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** Every list of choices has this one record. */
export const choice = { u_id: '01900000-0000-7000-8000-00000000000a', name: 'Asha’s evenings' }
/** What every uploaded logo and icon becomes. */
export const brandPicture = '/media/content/01900000-0000-7000-8000-00000000000b/picture-352x117'
export const heroPicture = '/media/content/01900000-0000-7000-8000-00000000000c/picture'
/** Categories are chosen by a word. */
export const choiceId = (kind: string | undefined) => (kind === 'categories' ? 'family' : choice.u_id)

/**
 * Answers the calls of declared records as the contract says, without a server: it checks a written record by the schema
 * of its declaration and keeps it, so tests can read it.
 */
export class FakeServer {
  kept = new Map<string, Map<string, Record_>>()
  /** What other calls answer, by method and path. */
  answers = new Map<string, unknown>()
  /** The last request, as it was sent. */
  sent: { method: string; path: string; body: Values } | undefined
  /** As it was saved last. */
  brand: { version: number; values: unknown } = { version: 0, values: defaultBrand }
  #interceptor = new BatchInterceptor({
    name: 'fake-server',
    interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
  })
  #count = 0

  start() {
    this.#interceptor.apply()
    this.#interceptor.on('request', async ({ request, controller }) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/api/')) controller.respondWith(await this.#answer(request, pathname))
    })
  }

  stop() {
    this.#interceptor.dispose()
  }

  id() {
    this.#count += 1
    return `01900000-0000-7000-8000-${String(this.#count).padStart(12, '0')}`
  }

  keep(of: Resource, values: Values): Record_ {
    const initials = Object.entries(of.fields).map(([name, { initial }]) => [name, initial ?? null])
    const row = {
      ...Object.fromEntries(initials),
      ...(of.hasStates && { state: 'draft', published_at: null }),
      ...values,
      u_id: this.id(),
      version: 1,
    }
    const records = this.kept.get(of.name) ?? new Map<string, Record_>()
    this.kept.set(of.name, records.set(row.u_id, row))
    return row
  }

  async #brand(request: Request, earlier?: string): Promise<Response> {
    if (request.method === 'POST') {
      const { values } = await request.json()
      this.sent = { method: 'POST', path: '/api/staff/brand/preview', body: { values } }
      const data = {
        address: `${location.origin}/?brand-preview=${'A'.repeat(32)}`,
        until: '2026-11-21T04:30:00.000Z',
      }
      return json(201, { data })
    }
    if (earlier) return json(200, { data: defaultBrand })
    if (request.method === 'PUT') {
      const { version, values } = await request.json()
      this.brand = { version: version + 1, values: brandValues.parse(values) }
    }
    const { version } = this.brand
    const history = Array.from({ length: version }, (_, index) => ({
      version: version - index,
      made_at: '2026-11-20T04:30:00.000Z',
      made_by: 'Kavya',
    }))
    return json(200, { data: { ...this.brand, history } })
  }

  async #answer(request: Request, path: string): Promise<Response> {
    if (path.startsWith(uploadsPath)) return this.#takeUpload(request, path)
    const answer = this.answers.get(`${request.method} ${path}`)
    if (answer !== undefined) {
      const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
      const body = isForm
        ? Object.fromEntries([...(await request.formData())].filter(([, value]) => typeof value === 'string'))
        : JSON.parse((await request.text()) || '{}')
      if (request.method !== 'GET') this.sent = { method: request.method, path, body: body as Values } // as a browser wrote it
      return json(200, { data: answer, ...(Array.isArray(answer) && { total: answer.length }) })
    }
    const [name = '', id, ...rest] = path.replace('/api/staff/', '').split('/')
    if (name === 'me') return json(200, { data: { u_id: this.id(), name: 'Kavya', roles: ['admin'] } })
    if (name === 'brand') return this.#brand(request, id)
    if (name === 'waiting') return json(200, { data: {} })
    if (name === 'advertising-claims') return json(200, { data: [] })
    if (name === 'media') return this.#lookAtMedia(request)
    if (name === 'options') return json(200, { data: [{ ...choice, u_id: choiceId(id) }], total: 1 })
    const of = resources.find((one) => one.name === name)
    if (rest[0] === 'revisions') return json(200, { data: [], total: 0 })
    if (!of || rest.length > 0) return json(404, { code: 'notFound', message: 'Not found' })
    if (request.method === 'GET' && !id) {
      const rows = [...(this.kept.get(name)?.values() ?? [])]
      return json(200, { data: rows, total: rows.length })
    }
    if (request.method === 'GET') {
      const row = this.kept.get(name)?.get(id ?? '')
      return row ? json(200, { data: row }) : json(404, { code: 'notFound', message: 'Not found' })
    }
    return this.#write(request, of, path, id)
  }

  async #write(request: Request, of: Resource, path: string, id?: string) {
    const body: Values = await request.json()
    this.sent = { method: request.method, path, body }
    const checked = (id ? changeOf(of) : formOf(of)).safeParse(body)
    if (!checked.success) {
      const errors = checked.error.issues.map(({ path: [field], message }) => [String(field), message])
      return json(400, { code: 'invalid', message: 'Please check', errors: Object.fromEntries(errors) })
    }
    const before = this.kept.get(of.name)?.get(id ?? '')
    if (!id) return json(201, { data: this.keep(of, checked.data) })
    if (!before) return json(404, { code: 'notFound', message: 'Not found' })
    const row = { ...before, ...checked.data, version: before.version + 1 }
    this.kept.get(of.name)?.set(id, row)
    return json(200, { data: row })
  }

  /** Sending in parts, as the tus protocol has it. */
  async #takeUpload(request: Request, path: string) {
    if (request.method === 'POST')
      return new Response(null, {
        status: 201,
        headers: { location: `${path}/${this.id()}`, 'tus-resumable': '1.0.0' },
      })
    const { byteLength } = await request.arrayBuffer()
    const offset = Number(request.headers.get('upload-offset')) + byteLength
    return new Response(null, {
      status: 204,
      headers: { 'upload-offset': String(offset), 'tus-resumable': '1.0.0' },
    })
  }

  async #lookAtMedia(request: Request) {
    if (request.method === 'GET') return json(200, { data: { address: '/media/lamps', renditions: [] } })
    const { kinds, shape }: { kinds: string[]; shape?: string } = await request.json()
    const one = { name: 'lamps', bytes: 2048, seconds: null, pages: null }
    if (isBrandShape(shape)) return json(201, { data: { ...one, file: brandPicture } })
    if (shape === 'hero') return json(201, { data: { ...one, file: heroPicture } })
    const file = kinds.includes('picture') ? 'media/lamps' : `private/lamps.${kinds[0]}`
    return json(201, { data: { ...one, file } })
  }
}
