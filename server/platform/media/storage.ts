import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The two parts of a storage: public files, and private ones. */
export const parts = { pictures: 'media', private: 'private' } as const

/** How public files may be kept: their names never change. */
export const forEver = 'public, max-age=31536000, immutable'

/** A bucket, and the key pair that opens it. */
export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  pathStyle: boolean
}

/** Lets another thread open the same storage. */
export type StoragePlace = { folder: string } | { bucket: S3Settings }

/** A file of the storage that is read part by part. */
export interface StoredFile {
  bytes: number
  /** `to` is exclusive. */
  part: (from: number, to: number) => Promise<Buffer>
}

/**
 * Storage of finished files: a folder, or a bucket with the same names. Names begin with a part and are made by the
 * server, never taken from an upload. A bucket that does not answer throws DomainError unavailable.
 */
export interface Storage {
  place: StoragePlace
  /** Keeps a file, whole or not at all. */
  keep: (name: string, content: Buffer) => Promise<void>
  /** Keeps a file of this disk, whole or not at all. The file `from` may be gone afterwards. */
  adopt: (name: string, from: string) => Promise<void>
  /** The content of a file, or nothing when it is not there. */
  read: (name: string) => Promise<Buffer | undefined>
  /** Copies a file to this disk, for programs that need it there; whether it was there. */
  copyTo: (name: string, file: string) => Promise<boolean>
  /** A file for who needs only parts of it, or nothing when it is not there. */
  look: (name: string) => Promise<StoredFile | undefined>
  /** An address by which browsers get a file elsewhere for so many seconds; undefined where this server sends it. */
  outside: (
    name: string,
    asked: { method: 'GET' | 'HEAD'; seconds: number; saveAs?: string | undefined },
  ) => Promise<string | undefined>
  /** The names of all finished files of a part, in no order. */
  names: (part: string) => AsyncIterable<string>
  /** Lets another program put this file into the bucket itself; undefined for a folder. */
  forOthers: (name: string) => (S3Settings & { name: string }) | undefined
  /** Deletes a file; a missing one is no error. */
  remove: (name: string) => Promise<void>
  /** Serves the public part at /media, under names that never change. */
  servePictures: (scope: FastifyInstance) => Promise<void>
  /** Readies a scope for `send`. */
  prepare: (scope: FastifyInstance) => Promise<void>
  /** Answers with a file or the part that was asked for; who may have it was decided by the caller. */
  send: (request: FastifyRequest, reply: FastifyReply, name: string) => Promise<unknown>
}
