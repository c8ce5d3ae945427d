/** A text that is to go out, in the words that were registered. */
export interface OutgoingText {
  /** Ours; it comes back with reports where a provider carries it. */
  id: string
  /** With country code, such as +919845012345. */
  to: string
  /** The whole text. */
  text: string
  /** The id of the operators, or the name with WhatsApp. */
  registeredId: string
  /** The id at the gateway, where it has ids of its own. */
  gatewayId: string | null
  locale: string
  /** What was filled in, in its order. */
  values: { name: string; value: string }[]
  /** Where reports about this one text are taken. */
  reportsTo: string
}

/** What became of a text. */
export interface TextReport {
  providerId: string
  state: 'sent' | 'delivered' | 'read' | 'failed'
  code: string
  /** In the provider's words. */
  detail: string
  parts: number | null
  costPaise: number | null
}

/**
 * A provider did not take a text. `isFinal`: it would not take it a second time either. `isOfGateway`: the same text might
 * go out by another gateway.
 */
export class TextRefused extends Error {
  readonly code: string
  readonly isFinal: boolean
  readonly isOfGateway: boolean

  constructor(words: string, reason: { code: string; isFinal: boolean; isOfGateway: boolean }) {
    super(words)
    this.code = reason.code
    this.isFinal = reason.isFinal
    this.isOfGateway = reason.isOfGateway
  }
}

export interface SmsGateway {
  name: 'msg91' | 'exotel'
  /** Whether each text needs an id at the gateway beside that of the operators. */
  hasOwnIds: boolean
  /** @returns the provider's id of the text. @throws TextRefused, or Error where it does not answer */
  send(text: OutgoingText): Promise<string>
  /** The reports in what the gateway sent to us. */
  readReports(body: string): TextReport[]
}

/** How long a provider may take before the next one is tried. */
export const providerTimeoutMs = 10_000

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON, or undefined for what is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const laterStatuses = [408, 425, 429]
/** Whether an answer says that a second try may succeed. */
export const mayPass = (status: number) => status >= 500 || laterStatuses.includes(status)

/** Words of a provider without the numbers of people, short enough to be kept. */
export const cutWords = (words: string) => words.replace(/\+?\d{8,15}/g, '…').slice(0, 300)
