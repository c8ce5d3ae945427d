import type { SandboxOptions } from '../options.ts'
import type { Reply } from '../platform/http.ts'

export const messageProviders = ['msg91', 'exotel', 'whatsapp'] as const
export type MessageProvider = (typeof messageProviders)[number]

/**
 * `fail` answers 503, `slow` waits first, `limit` answers 429; `undelivered`: taken, and reported as failed; `twice`: each report
 * comes twice; `silent`: no report.
 */
export const providerModes = ['normal', 'fail', 'slow', 'limit', 'undelivered', 'twice', 'silent'] as const
export type ProviderMode = (typeof providerModes)[number]

/** How each provider behaves now. */
export class Modes {
  readonly #now: Record<MessageProvider, ProviderMode> = {
    msg91: 'normal',
    exotel: 'normal',
    whatsapp: 'normal',
  }
  readonly #options: SandboxOptions

  constructor(options: SandboxOptions) {
    this.#options = options
  }

  of = (provider: MessageProvider) => this.#now[provider]

  set(provider: MessageProvider, mode: ProviderMode) {
    this.#now[provider] = mode
  }

  async with(
    provider: MessageProvider,
    refuse: (status: number, message: string) => Reply,
    work: () => Reply,
  ): Promise<Reply> {
    const mode = this.#now[provider]
    if (mode === 'fail') return refuse(503, 'The service is not available.')
    if (mode === 'limit') return refuse(429, 'Too many messages. Try again later.')
    if (mode === 'slow') {
      await new Promise((resolve) => setTimeout(resolve, this.#options.delays.slowMessageMs).unref())
    }
    return work()
  }

  report(provider: MessageProvider, tell: () => void) {
    const mode = this.#now[provider]
    if (mode === 'silent') return
    tell()
    if (mode === 'twice') tell()
  }
}
