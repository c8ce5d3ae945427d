import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { attachmentReplies } from '../../messages/replies/foundation.ts'
import { hours } from '../clock.ts'
import type { readPdf } from '../media/read-pdf.ts'
import { heavyWork, type Workers } from '../workers/workers.ts'
import { DomainError, fileRefusal, throwError } from './errors.ts'
import { requirePlain, withoutInvisible } from './plain-input.ts'

const kinds = ['pdf', 'png', 'jpg', 'webp'] as const
export type FileKind = (typeof kinds)[number]

/** A file as it was sent, waiting on the disk until the answer goes out: who keeps it moves or copies it before. */
export interface Upload {
  name: string
  path: string
  bytes: number
  /**
   * Detected kind, if it is one that we accept; the declared type is not trusted. A PDF was read as a whole; a picture
   * is verified when it is re-encoded.
   */
  kind: FileKind | undefined
}

type Fields = Record<string, unknown>

/** Multipart rules of a route: which files, how many, how large, and which fields are lists. */
export interface UploadRules {
  files: string
  max: number
  maxBytes: number
  lists?: readonly string[]
  /** Pictures alone are taken: what else comes is not looked into. */
  picturesOnly?: boolean
  /** Decides by the fields before the first file whether files are taken at all. @throws DomainError */
  admit?: (fields: Fields) => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    sentFiles: Uploads
  }
  interface FastifyRequest {
    uploads: Upload[]
  }
}

/** The most concurrent file uploads: of one caller, and in this process. */
const underWayMax = { ofCaller: 3, inAll: 24 }
const fieldsMaxBytes = 128 * 1024
const forgottenAfterMs = hours(1)

/** The first bytes; undefined: a byte of the length. */
const signatures: Record<FileKind, (number | undefined)[]> = {
  pdf: [...Buffer.from('%PDF-')],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
  webp: [...Buffer.from('RIFF'), undefined, undefined, undefined, undefined, ...Buffer.from('WEBP')],
}
const headBytes = 12
const kindOf = (head: Buffer) =>
  kinds.find((kind) => signatures[kind].every((byte, place) => byte === undefined || head[place] === byte))

const isTooLarge = (error: unknown) => (error as { statusCode?: number }).statusCode === 413
/** A disk error, not the caller's. */
const isOurs = (error: unknown) => (error as { errno?: number }).errno !== undefined
const isRefusal = (error: unknown) => error instanceof DomainError

const pdfReading = heavyWork<typeof readPdf>(new URL('../media/read-pdf.ts', import.meta.url), 'readPdf')

/** Lets routes with upload rules take multipart/form-data. Files are written to the disk as they come. */
export function createUploads(dataFolder: string, workers: Workers) {
  const folder = path.resolve(dataFolder, 'uploads')
  const underWay = new Map<string, number>()

  function begin(caller: string) {
    const ofCaller = underWay.get(caller) ?? 0
    const inAll = [...underWay.values()].reduce((sum, count) => sum + count, 0)
    if (ofCaller >= underWayMax.ofCaller) throwError('tooManyRequests', { retryAfterSeconds: 5 })
    if (inAll >= underWayMax.inAll) throwError('unavailable', { retryAfterSeconds: 5 })
    underWay.set(caller, ofCaller + 1)
  }
  function end(caller: string) {
    const left = (underWay.get(caller) ?? 1) - 1
    if (left) underWay.set(caller, left)
    else underWay.delete(caller)
  }

  async function keep(part: MultipartFile): Promise<Upload> {
    const upload: Upload = {
      name: (part.filename ?? '').toWellFormed().replaceAll('\0', ''),
      path: path.join(folder, randomUUID()),
      bytes: 0,
      kind: undefined,
    }
    let head = Buffer.alloc(0)
    const look = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes)])
        upload.bytes += chunk.length
        done(null, chunk)
      },
    })
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await pipeline(part.file, look, createWriteStream(upload.path, { mode: 0o600 }))
    } catch (error) {
      await rm(upload.path, { force: true })
      throw error
    }
    return { ...upload, kind: kindOf(head) }
  }

  async function readParts(
    request: FastifyRequest,
    rules: UploadRules,
    admitFiles: (fields: Fields) => Promise<void>,
  ) {
    const fields: Fields = {}
    let fieldBytes = 0
    const limits = { fileSize: rules.maxBytes, files: rules.max, fields: 60, fieldSize: 16 * 1024, parts: 70 }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        const { fieldname: name, value, valueTruncated } = part
        fieldBytes += typeof value === 'string' ? value.length : 0
        if (valueTruncated || fieldBytes > fieldsMaxBytes) throwError('payloadTooLarge')
        const before = fields[name]
        fields[name] = rules.lists?.includes(name) ? [...(Array.isArray(before) ? before : []), value] : value
        continue
      }
      if (part.fieldname !== rules.files)
        throwError('invalidInput', { errors: { [part.fieldname]: attachmentReplies.noFilesHere } })
      if (request.uploads.length === 0) await admitFiles(fields)
      request.uploads.push(await keep(part))
    }
    requirePlain(fields)
    return withoutInvisible(fields)
  }

  /** @throws DomainError fileRefused */
  async function requireWhole(uploads: readonly Upload[], { files: field, picturesOnly }: UploadRules) {
    if (picturesOnly) return
    for (const { kind, path: sent } of uploads)
      if (kind === 'pdf' && (await workers.run(pdfReading, sent)) === 'damaged')
        fileRefusal(field)('A PDF is damaged or incomplete. Please choose another file')
  }

  function understand(error: unknown, rules: UploadRules): unknown {
    if (isRefusal(error) || isOurs(error)) return error
    if (!isTooLarge(error)) return new DomainError('malformedRequest')
    const megabytes = Math.floor(rules.maxBytes / 1024 / 1024)
    const message =
      rules.max === 1
        ? `Please upload one file of up to ${megabytes} MB`
        : `Please upload up to ${rules.max} files of up to ${megabytes} MB each`
    return new DomainError('fileRefused', { message, errors: { [rules.files]: message } })
  }

  return {
    async register(app: FastifyInstance) {
      await app.register(multipart, { throwFileSizeLimit: true })
      app.decorateRequest('uploads')
      app.decorate('sentFiles', this)
      // Closes the connection when a form is not read to its end: the client would keep sending the rest.
      app.addHook('onError', async (request, reply) => {
        if (request.isMultipart() && !request.raw.complete) reply.header('connection', 'close')
      })
    },
    /**
     * Reads the parts of a form: fields become the body that the contract validates, files go to the disk.
     * @throws DomainError fileRefused, malformedRequest, payloadTooLarge, tooManyRequests
     */
    async read(request: FastifyRequest, rules: UploadRules) {
      request.uploads = []
      if (!request.isMultipart()) return
      const caller = request.viewer?.personId ?? request.caller
      let hasBegun = false
      try {
        request.body = await readParts(request, rules, async (fields) => {
          await rules.admit?.(fields)
          begin(caller)
          hasBegun = true
        })
        await requireWhole(request.uploads, rules)
      } catch (error) {
        throw understand(error, rules)
      } finally {
        if (hasBegun) end(caller)
      }
    },
    /** Removes files that were not kept. */
    async forget(request: FastifyRequest) {
      for (const upload of request.uploads ?? []) await rm(upload.path, { force: true })
    },
    /** Removes what a process left that was ended in the middle. */
    async sweep() {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name)
        const found = await stat(file).catch(() => undefined)
        if (found && found.mtimeMs < Date.now() - forgottenAfterMs) await rm(file, { force: true })
      }
    },
  }
}

export type Uploads = ReturnType<typeof createUploads>
