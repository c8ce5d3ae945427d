/** A page or an answer as it is kept: made and compressed once. */
export interface StoredPage {
  status: number
  headers: Record<string, string>
  etag: string
  plain: Buffer
  gzip: Buffer
  brotli: Buffer
  tags: string[]
  expiresAt: number
}
