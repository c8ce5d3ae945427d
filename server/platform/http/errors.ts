import type { ErrorAnswer, ErrorCode } from '@newyou/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RequestValidationError } from 'fastify-zod-openapi'
import { levelOf, passesByItself } from '../watch/failures.ts'
import type { Metrics } from '../watch/metrics.ts'
import { DomainError, throwError } from './domain-error.ts'

// Threads that do heavy work load that file alone.
export { DomainError, fileRefusal, throwError } from './domain-error.ts'

/** The row or a 404: what is not there and what is not yours look the same from outside. */
export function orNotFound<T>(row: T | undefined | null): T {
  return row ?? throwError('notFound')
}

const transportCodes: Record<number, ErrorCode> = {
  400: 'malformedRequest',
  // Our own refusals are DomainErrors: this is a path that leaves the folder whose files it asks for.
  403: 'notFound',
  404: 'notFound',
  413: 'payloadTooLarge',
  415: 'unsupportedMediaType',
  416: 'rangeNotThere',
  429: 'tooManyRequests',
  503: 'unavailable',
}

function fromValidation(error: FastifyError): DomainError {
  const fields: Record<string, string> = {}
  for (const problem of error.validation ?? []) {
    if (!(problem instanceof RequestValidationError)) continue
    const { issue } = problem.params
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || '_']
    for (const name of names) fields[name] ??= issue.message
  }
  const sentences = new Set(Object.values(fields))
  const [only] = sentences
  return new DomainError('invalidInput', { errors: fields, message: sentences.size === 1 ? only : undefined })
}

function understand(error: FastifyError): DomainError {
  if (error instanceof DomainError) return error
  if (error.validation) return fromValidation(error)
  if (passesByItself(error)) return new DomainError('unavailable', { retryAfterSeconds: 2 })
  const known = transportCodes[error.statusCode ?? 500]
  return new DomainError(known ?? 'internal')
}

function answerFor(error: DomainError, requestId: string): ErrorAnswer {
  const { errors: fields, retryAfterSeconds } = error.details
  const data = error.details.data ?? (retryAfterSeconds && { retry_after_seconds: retryAfterSeconds })
  return { message: error.message, code: error.code, errors: fields, data, request_id: requestId }
}

/** nginx: client closed request */
const hungUp = 499
const hasHungUp = ({ raw }: FastifyRequest) => raw.socket.destroyed || (raw.destroyed && !raw.complete)

/** The answer to a failure outside of a route. */
export function answerFailure(error: Error, requestId: string) {
  const known = understand(error as FastifyError)
  return { status: known.status, body: answerFor(known, requestId) }
}

/** One place turns errors into answers: expected ones are logged quietly, surprises loudly and never shown outside. */
export function handleErrors(app: FastifyInstance, metrics: Metrics) {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (hasHungUp(request)) {
      // Nobody reads the answer, and nothing failed.
      const route = request.routeOptions.url ?? 'unknown'
      metrics.hungUp(route)
      request.log.info({ route }, 'the caller hung up')
      return reply.status(hungUp).send()
    }
    const known = understand(error)
    if (known.status >= 500) request.log[levelOf(error)]({ err: error }, 'request failed')
    else request.log.debug({ code: known.code }, 'request refused')
    if (known.details.retryAfterSeconds) reply.header('retry-after', known.details.retryAfterSeconds)
    return reply.status(known.status).send(answerFor(known, request.id))
  })
}
