/** Addresses to which an app is sent back. */
export const redirectsMost = 10
export const redirectMax = 500
export const appNameMax = 60
/** Apps that are not ended. */
export const appsMost = 100
/** How long a token of an app opens calls, in seconds; then the app asks for the next one. */
export const accessSeconds = 3600
/** An app that was not used for so long asks its person again. */
export const refreshDays = 90
/** Then a person is asked again in any case. */
export const grantDays = 366
