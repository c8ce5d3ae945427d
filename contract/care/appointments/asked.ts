/** How somebody asked a colleague to book or change a session. */
export const askedChannels = ['phone', 'counter', 'message'] as const
export type AskedChannel = (typeof askedChannels)[number]
