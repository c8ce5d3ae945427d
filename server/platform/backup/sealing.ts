import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { Problem } from '../problem.ts'

/** Bytes and SHA-256 (hex) of what went through. */
export interface Measure {
  bytes: number
  sha256: string
}

/** A step of a pipeline that changes nothing, and what it has seen. */
function measuring() {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    async *step(source: AsyncIterable<Uint8Array>) {
      for await (const chunk of source) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    result: (): Measure => ({ bytes, sha256: hash.digest('hex') }),
  }
}

/**
 * Encrypts a stream into a file, in the format of age, so that only the owner of the recipient can read it.
 * @returns the measure of the encrypted file
 */
export async function seal(source: Readable, recipient: string, file: string): Promise<Measure> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const measure = measuring()
  const sealed = await encrypter.encrypt(Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>)
  await pipeline(Readable.fromWeb(sealed as ReadableStream), measure.step, createWriteStream(file))
  return measure.result()
}

/** Decrypts a file of `seal`. @throws Problem when the key is of another recipient */
export async function unseal(file: string, identity: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const source = Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>
  const opened = await decrypter.decrypt(source).catch((error: Error) => {
    throw new Problem(`The key does not open this backup: ${error.message}`)
  })
  return Readable.fromWeb(opened as ReadableStream)
}

/** Writes a stream into a file. @returns the measure of its content */
export async function write(source: Readable, file: string): Promise<Measure> {
  const measure = measuring()
  await pipeline(source, measure.step, createWriteStream(file))
  return measure.result()
}

/** A new key pair: the text of the file that its owner keeps, and the recipient that servers know. */
export async function makeKey() {
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  return { recipient, text: `# public key: ${recipient}\n${identity}\n` }
}

/** The secret key in a file of `age-keygen` or of `backup-key`. @throws Problem when it holds none */
export async function identityIn(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const [identity] = /^AGE-SECRET-KEY-\S+$/m.exec(text) ?? []
  if (!identity) throw new Problem(`There is no secret key of age in ${file}`)
  return identity
}
