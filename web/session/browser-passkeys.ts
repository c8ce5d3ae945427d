import { callApi } from './call-api.ts'

/** Whether this browser makes and reads passkeys as JSON; older ones go on with OTPs. */
export const hasPasskeys = () =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'

/** The person closed the browser's own dialog, or it had nothing to show. */
export class NoPasskeyError extends Error {}

const whyNot = (error: unknown): never => {
  // Which of many reasons it was, a browser does not say.
  if (error instanceof DOMException && error.name !== 'InvalidStateError')
    throw new NoPasskeyError('', { cause: error })
  throw error
}

/** Has the browser make a passkey for whoever is logged in, and keeps it under this name. */
export async function makePasskey(name: string) {
  const { data } = await callApi('POST /api/website/passkey-options')
  // The server's library writes what the browser's own method reads.
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    data as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const made = await navigator.credentials.create({ publicKey }).catch(whyNot)
  const credential = (made as PublicKeyCredential).toJSON() as never // checked by the server
  return (await callApi('POST /api/website/passkey', { body: { name, credential } })).data
}

/** Has the browser sign what the server asked, with a passkey that the person chooses. */
export async function signWithPasskey(
  asked: object,
  more: Pick<CredentialRequestOptions, 'mediation' | 'signal'> = {},
) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    asked as PublicKeyCredentialRequestOptionsJSON,
  )
  const signed = await navigator.credentials.get({ publicKey, ...more }).catch(whyNot)
  return (signed as PublicKeyCredential).toJSON() as never // checked by the server
}

/** Proves a colleague by a passkey: this session, or before a change of money or roles. */
export async function proveByPasskey(opens: 'session' | 'step-up') {
  const { data } = await callApi('POST /api/staff/passkey-factor-options')
  const credential = await signWithPasskey(data)
  await callApi('POST /api/staff/passkey-factor', { body: { credential, opens } })
}
