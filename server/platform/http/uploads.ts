import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError, fail } from './errors.ts'

/** A file as it was sent; what it calls itself is not believed, `kind` is read from its first bytes. */
export interface Upload {
  field: string
  name: string
  content: Buffer
}

/** What a route takes as multipart: which files, how many, how large, and which fields are lists. */
export interface UploadRules {
  files: string
  max: number
  maxBytes: number
  lists?: readonly string[]
}

declare module 'fastify' {
  interface FastifyRequest {
    uploads: Upload[]
  }
}

const tooLarge = (error: unknown) => (error as { statusCode?: number }).statusCode === 413

/** Lets routes with upload rules take multipart/form-data. */
export async function takeUploads(app: FastifyInstance) {
  await app.register(multipart, { throwFileSizeLimit: true })
  app.decorateRequest('uploads')
}

/** Reads the parts of a form: fields become the body that the contract validates, files stay beside it. */
export async function readUploads(request: FastifyRequest, rules: UploadRules) {
  request.uploads = []
  if (!request.isMultipart()) return
  const fields: Record<string, unknown> = {}
  const limits = { fileSize: rules.maxBytes, files: rules.max, fields: 60, fieldSize: 16 * 1024, parts: 70 }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (rules.lists?.includes(part.fieldname)) {
          const before = fields[part.fieldname]
          fields[part.fieldname] = [...(Array.isArray(before) ? before : []), part.value]
        } else fields[part.fieldname] = part.value
        continue
      }
      if (part.fieldname !== rules.files)
        fail('invalidInput', { errors: { [part.fieldname]: 'This field does not accept files' } })
      request.uploads.push({ field: part.fieldname, name: part.filename, content: await part.toBuffer() })
    }
  } catch (error) {
    if (!tooLarge(error) || error instanceof DomainError) throw error
    const megabytes = Math.floor(rules.maxBytes / 1024 / 1024)
    const message =
      rules.max === 1
        ? `Please upload one file of up to ${megabytes} MB`
        : `Please upload up to ${rules.max} files of up to ${megabytes} MB each`
    fail('fileRefused', { message, errors: { [rules.files]: message } })
  }
  request.body = fields
}

const signatures = {
  pdf: (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-',
  png: (bytes: Buffer) =>
    bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  jpg: (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
}

/** What a file is by its first bytes, if it is one of the kinds that we take. */
export const kindOf = (content: Buffer) =>
  (['pdf', 'png', 'jpg'] as const).find((kind) => signatures[kind](content))
