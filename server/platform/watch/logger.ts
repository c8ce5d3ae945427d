import { type DestinationStream, pino } from 'pino'
import type { Config } from '../config.ts'

interface LoggerOptions {
  /** The name of this process among all nodes. */
  node?: string
  /** What this process was built from. */
  version?: string
  /** Facts that each line has besides, as they are when it is written. */
  facts?: () => object | undefined
  /** In place of the standard output. */
  to?: DestinationStream
}

/**
 * Logs by allow list: what is not named here is not written, so no personal data slips in with an object. In production a
 * line is JSON and names the node and its version; people read it as text elsewhere.
 */
export function createLogger(
  config: Pick<Config, 'LOG_LEVEL' | 'isProduction'>,
  { node, version, facts, to }: LoggerOptions = {},
) {
  const isText = !(config.isProduction || config.LOG_LEVEL === 'silent' || to)
  const options = {
    level: config.LOG_LEVEL,
    base: isText ? undefined : { node, version },
    mixin: () => facts?.() ?? {},
    serializers: {
      req: () => undefined,
      res: () => undefined,
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack,
      }),
    },
    ...(isText
      ? { transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'reqId' } } }
      : {}),
  }
  return to ? pino(options, to) : pino(options)
}
export type Logger = ReturnType<typeof createLogger>
