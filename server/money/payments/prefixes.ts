import { type DocumentKind, defaultPrefixes } from '@newyou/contract/foundation/brand/names'

/** With what the number of a document begins, by its issuer; undefined for one from before issuers were kept. */
export function prefixIn(column: unknown, kind: DocumentKind): string {
  const { prefix } = (column ?? {}) as { prefix?: string } // as `issuedBy` wrote it
  return prefix ?? defaultPrefixes[kind]
}
