import { pino } from 'pino'
import type { Config } from '../config.ts'

/** Logs by allow list: what is not named here is not written, so no personal data slips in with an object. */
export function createLogger(config: Pick<Config, 'LOG_LEVEL' | 'isProduction'>) {
  return pino({
    level: config.LOG_LEVEL,
    base: undefined,
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
    ...(config.isProduction || config.LOG_LEVEL === 'silent'
      ? {}
      : { transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'reqId' } } }),
  })
}
export type Logger = ReturnType<typeof createLogger>
