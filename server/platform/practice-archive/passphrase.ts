import { scrypt } from 'node:crypto'
import { Problem } from '../problem.ts'
import type { Random } from '../random.ts'
import { type SealedPurpose, type SealingSecrets, sealedPurposes } from '../sealed-columns.ts'
import { createSealedTexts, type SealedTexts } from '../sealed-texts.ts'
import type { Manifest } from './manifest.ts'

/** What `scrypt` costs: 64 MB and some tenths of a second for each guess. */
const cost = 2 ** 16
const blockSize = 8
const saltBytes = 16
const keyBytes = 32
/** Its seal in the manifest proves a passphrase before anything is read. */
const proofText = 'newyou practice archive'

type Sealing = Manifest['sealing']

const derive = (passphrase: string, salt: Buffer, n: number) =>
  new Promise<string>((resolve, reject) => {
    const settings = { N: n, r: blockSize, maxmem: 256 * n * blockSize }
    scrypt(passphrase.normalize('NFKC'), salt, keyBytes, settings, (error, key) =>
      error ? reject(error) : resolve(key.toString('base64url')),
    )
  })

/** Every purpose by one secret: each still has a key of its own. */
function secretsOf(key: string): SealingSecrets {
  const secrets: Partial<Record<keyof SealingSecrets, string | string[]>> = {}
  for (const { secret, previous } of Object.values(sealedPurposes)) {
    secrets[secret] = key
    if (previous) secrets[previous] = []
  }
  return secrets as SealingSecrets // every purpose was gone through
}

const proofOf = (key: string, random: Random) =>
  createSealedTexts({ config: secretsOf(key), purpose: 'client-note', random })

/** A new key of a passphrase, and what the manifest says of it. It takes some tenths of a second beside this thread. */
export async function makeKey(
  passphrase: string,
  random: Random,
): Promise<{ key: string; sealing: Sealing }> {
  const salt = random.bytes(saltBytes)
  const key = await derive(passphrase, salt, cost)
  const proof = proofOf(key, random).seal(proofText)
  return { key, sealing: { salt: salt.toString('base64url'), cost, proof } }
}

/** The key of an archive. @throws Problem for another passphrase */
export async function openKey(passphrase: string, { salt, cost: n, proof }: Sealing, random: Random) {
  if (n > 2 ** 20 || n < 2)
    throw new Problem('The manifest asks for a sealing that this software does not do')
  const key = await derive(passphrase, Buffer.from(salt, 'base64url'), n)
  try {
    if (proofOf(key, random).open(proof) === proofText) return key
  } catch {
    // Sealed by another key.
  }
  throw new Problem('The passphrase is not the one that this archive was made with')
}

type Turn = (row: Record<string, unknown>) => void

/** Changes the seals of one table's rows: opened by `from`, sealed by `to`. Undefined for a table without any. */
export function resealer(
  table: string,
  { from, to, random }: { from: SealingSecrets; to: SealingSecrets; random: Random },
): Turn | undefined {
  const turns: { column: string; opens: SealedTexts; seals: SealedTexts }[] = []
  for (const [purpose, { columns }] of Object.entries(sealedPurposes) as [
    SealedPurpose,
    { columns: readonly { table: string; column: string }[] },
  ][])
    for (const { table: of, column } of columns)
      if (of === table) {
        const textsBy = (config: SealingSecrets) => createSealedTexts({ config, purpose, random })
        turns.push({ column, opens: textsBy(from), seals: textsBy(to) })
      }
  if (turns.length === 0) return undefined
  return (row) => {
    for (const { column, opens, seals } of turns) {
      const sealed = row[column]
      if (typeof sealed === 'string') row[column] = seals.seal(opens.open(sealed))
    }
  }
}

export { secretsOf as secretsOfArchive }
