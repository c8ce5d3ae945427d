/** How somebody asked a colleague to book or change a session. */
export const askedChannels = ['phone', 'counter', 'message'] as const
export type AskedChannel = (typeof askedChannels)[number]

/** The most time that a client has to say whether they want what the practice booked for them. */
export const askedHours = 24
