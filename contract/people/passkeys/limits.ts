/** Passkeys that a person may have. */
export const passkeysMost = 20
export const passkeyNameMax = 60
