import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import underPressure from '@fastify/under-pressure'
import { oauthPaths } from '@newyou/contract/people/apps/paths'
import { appScopes, scopes } from '@newyou/contract/scopes'
import { speakPlainly } from '@newyou/contract/validation-words'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import {
  createSerializerCompiler,
  fastifyZodOpenApiPlugin,
  fastifyZodOpenApiTransformers,
  validatorCompiler,
} from 'fastify-zod-openapi'
import type { Config } from '../config.ts'
import type { Replica } from '../database/replica.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { isThisMachineAlone } from '../this-machine.ts'
import { traceRequests } from '../tracing/trace-requests.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Metrics } from '../watch/metrics.ts'
import { callerOf } from './addresses.ts'
import type { AntiForgery } from './anti-forgery.ts'
import { DomainError, handleErrors } from './errors.ts'
import { isInProcess } from './in-process.ts'
import { countedAs, guardPrograms, type NoteCall } from './keys.ts'
import { limits } from './limits.ts'
import { showOwnChanges } from './own-changes.ts'
import { refuseUnkeepable } from './plain-input.ts'
import { createRateCounters } from './rate-counters.ts'
import { pathOf, refuseBadTarget } from './request-target.ts'
import { declarePlain, requireDeclarations } from './routes.ts'
import type { SharedCounts } from './shared-counts.ts'
import { createStraightAnswers } from './straight-answers.ts'
import { answerUnknownPaths } from './unknown-paths.ts'
import type { Uploads } from './uploads.ts'
import { type Authenticate, bearerOf } from './viewer.ts'

speakPlainly()

export interface HttpDependencies {
  config: Config
  logger: FastifyInstance['log']
  metrics: Metrics
  tracing?: Tracing | undefined
  authenticate: Authenticate
  noteCall: NoteCall
  antiForgery: AntiForgery
  uploads: Uploads
  answerCache: PageCache | undefined
  sharedCounts: SharedCounts | undefined
  replica: Replica | undefined
  /** False from the moment the process was asked to stop. */
  isAccepting: () => boolean
}

/** A Fastify instance with everything that every route shares, and no route yet. */
export async function createHttp({
  config,
  logger,
  metrics,
  tracing,
  authenticate,
  noteCall,
  antiForgery,
  uploads,
  answerCache,
  sharedCounts,
  replica,
  isAccepting,
}: HttpDependencies) {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY || false,
    bodyLimit: 256 * 1024,
    rewriteUrl: pathOf,
    frameworkErrors: refuseBadTarget,
    requestTimeout: 30_000,
    // A caller that does not finish the headers of a request is cut, so that slow connections cannot fill the server.
    http: { headersTimeout: 8000, connectionsCheckingInterval: 1000 },
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  }) as unknown as FastifyInstance // the instance's type only differs by the logger's
  app.setValidatorCompiler(validatorCompiler)
  // The schema has already validated the answer; compiled serializers are no faster and cost seconds at startup.
  app.setSerializerCompiler(createSerializerCompiler({ stringify: JSON.stringify }))
  // Everything we take is JSON; what calls itself text is not looked into.
  app.removeContentTypeParser('text/plain')
  if (tracing) traceRequests(app, tracing)
  handleErrors(app, metrics)
  requireDeclarations(app)
  app.decorateRequest('viewer', undefined)
  app.decorateRequest('caller', '')
  app.decorate('answerCache', answerCache)
  const counters = createRateCounters(sharedCounts)
  const limitFactor = config.RATE_LIMIT_FACTOR
  const straight = answerCache && { cache: answerCache, counters, limitFactor, isAccepting }
  app.decorate('straightAnswers', straight && createStraightAnswers(app, straight))

  await app.register(cookie)
  if (replica) showOwnChanges(app, { replica, isSecure: config.PUBLIC_URL.startsWith('https:') })
  await uploads.register(app)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    strictTransportSecurity: config.isProduction ? { maxAge: 63_072_000, includeSubDomains: true } : false,
  })
  if (config.SHED_AFTER_MS)
    await app.register(underPressure, {
      maxEventLoopDelay: config.SHED_AFTER_MS,
      sampleInterval: config.SHED_AFTER_MS,
      pressureHandler: shedLoad,
    })
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit
    if (limit && !route.config?.limitsItself)
      route.config = {
        ...route.config,
        rateLimit: { max: limit.max * limitFactor, timeWindow: limit.window },
      }
  })
  await app.register(rateLimit, {
    max: 6000 * limitFactor,
    store: counters.Store,
    timeWindow: 60_000,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    // Before the body: who is over the limit has nothing read.
    hook: 'onRequest',
    allowList: isInProcess,
    keyGenerator: (request) => countedAs(request.viewer, request.caller),
    errorResponseBuilder: (_request, { ttl }) =>
      new DomainError('tooManyRequests', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  })
  refuseUnkeepable(app)
  const guardProgram = guardPrograms(app, { counters, limitFactor, noteCall })
  answerUnknownPaths(app)
  if (config.API_DOCS) await describe(app)

  app.addHook('onRequest', async (request, reply) => {
    // Read early: the address is lost when the caller disconnects before the answer.
    request.caller = callerOf(request.ip)
    reply.header('x-request-id', request.id)
    if (config.hasPublishedSecrets && !isThisMachineAlone(request.hostname)) refuseFromElsewhere()
    antiForgery.checkOrigin(request)
    const bearer = bearerOf(request.headers.authorization)
    if (!bearer) return
    request.viewer = await authenticate(bearer)
    if (!request.viewer) return
    // A program comes with no cookie that another site could send along.
    if (request.viewer.via !== 'session') guardProgram(request, reply, request.viewer)
    else antiForgery.checkPair(request, request.viewer.sessionId)
    reply.header('cache-control', 'no-store')
  })
  app.addHook('onSend', async (_request, reply) => {
    // While stopping, clients reconnect for their next request, and no connection is closed while it is in use.
    if (!isAccepting()) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    metrics.request(request.method, route, reply.statusCode, reply.elapsedTime)
    // The pattern, never the address itself: addresses and queries can hold what people look for.
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.viewer?.via === 'key' && { key: request.viewer.keyId }),
        ...(request.viewer?.via === 'app' && { grant: request.viewer.grantId }),
      },
      'answered',
    )
  })
  return app
}

/** Refuses an unconfigured proxy, or a website that pointed its domain at this machine. */
function refuseFromElsewhere(): never {
  throw new DomainError('notAllowed', {
    message: 'This server runs with secrets of development, so it answers this machine alone',
  })
}

/** Rejects calls under overload, except cheap ones: missing assets and failing probes make things worse. */
function shedLoad({ routeOptions }: FastifyRequest) {
  if (routeOptions.config.limit === limits.probe) return
  throw new DomainError('unavailable', { retryAfterSeconds: 2 })
}

async function describe(app: FastifyInstance) {
  await app.register(fastifyZodOpenApiPlugin)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Website', version: '1.0.0', description: 'The calls of the website' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          key: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'API key',
            description: 'With the scope named',
          },
          app: {
            type: 'oauth2',
            description: 'A token of an app that a person connected, with the scope named',
            flows: {
              authorizationCode: {
                authorizationUrl: oauthPaths.authorisation,
                tokenUrl: oauthPaths.token,
                scopes: Object.fromEntries(appScopes.map((name) => [name, scopes[name].words.en])),
              },
            },
          },
        },
      },
    },
    ...fastifyZodOpenApiTransformers,
  })
  await app.register(async (docs) => {
    declarePlain(docs, limits.read, 'API description')
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  })
  app.get(
    '/api/openapi.json',
    {
      config: { limit: limits.read, plain: { policy: 'any', reason: 'API description' } },
      schema: { hide: true },
    },
    async () => app.swagger(),
  )
}
