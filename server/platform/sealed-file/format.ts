/** The form of a sealed file: mark, salt and prefix of the nonces, then segments with a tag of 16 bytes behind each. */
export const sealedFormat = {
  mark: 'NYS1',
  saltBytes: 16,
  /** Of PBKDF2 with SHA-256, which every browser has; scrypt and Argon2 none has. */
  rounds: 600_000,
  keyBytes: 32,
  /** The rest of a nonce is the number of its segment, and whether it is the last. */
  prefixBytes: 7,
  nonceBytes: 12,
  segmentBytes: 2 ** 20,
  tagBytes: 16,
} as const
