import { api, type Call } from '@newyou/contract/api'
import {
  type Answer,
  type Description,
  envelope,
  type ParsedBody,
  type ParsedParams,
  type ParsedQuery,
} from '@newyou/contract/endpoint'
import { errorAnswer } from '@newyou/contract/errors'
import { type ScopedCall, scopeOf } from '@newyou/contract/scoped-calls'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { z } from 'zod'
import type { PageCache } from '../pages/page-cache.ts'
import { actingAs } from './acting-key.ts'
import type { Limit } from './limits.ts'
import { type KeepRule, keptAnswer } from './response-cache.ts'
import type { StraightAnswers } from './straight-answers.ts'
import type { UploadRules } from './uploads.ts'
import { admit, admitProgram, isUnproven, type SessionViewer, type Viewer } from './viewer.ts'
import { readableFor } from './words-of-clients.ts'

/** Handler input: everything validated, the caller known. */
export interface Incoming<D extends Description, Name = ScopedCall> {
  params: ParsedParams<D>
  query: ParsedQuery<D>
  body: ParsedBody<D>
  viewer: ViewerOf<D, Name>
  /** The caller's, for limits counted in the database. */
  address: string
  request: FastifyRequest
  reply: FastifyReply
}

/** A call without a scope is made by people alone, so that its handler may count on their session. */
type Admitted<Name> = Name extends ScopedCall ? Viewer : SessionViewer
type ViewerOf<D extends Description, Name> = D['who'] extends 'any' | 'anonymous'
  ? Admitted<Name> | undefined
  : Admitted<Name>

export interface Route<D extends Description, Name = ScopedCall> {
  limit: Limit
  /** Takes a form with files in the place of JSON too. */
  uploads?: UploadRules
  /** Only for a GET whose answer is public. */
  keep?: KeepRule<ParsedParams<D>>
  /** Answers with the envelope; a string is an envelope that PostgreSQL already wrote as JSON. */
  handle: (incoming: Incoming<D, Name>) => Promise<Answer<D> | string>
}

type RoutesOf<C extends Record<string, Description>> = { [K in keyof C]: Route<C[K], K> }

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: Limit
    /** The handler counts by itself, because only some of its answers cost anything. */
    limitsItself?: true
    /** Answers what no other route does. */
    isUnknown?: true
    /** A route outside the contract says who may call it and why it has no schema. */
    plain?: { policy: string; reason: string; takesKeys?: boolean }
  }
  interface FastifyInstance {
    /** Answers of public calls; undefined where none are kept. */
    answerCache: PageCache | undefined
    /** The same, before a request is looked at. */
    straightAnswers: StraightAnswers | undefined
  }
  interface FastifyRequest {
    viewer: Viewer | undefined
    /** The address that the request came from, as `callerOf` names it. */
    caller: string
  }
}

const toPattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

const isPublic = ({ who }: Description) => who === 'any' || who === 'anonymous'

/** The query parameters that a public page's data depends on: other sites add tracking parameters of their own. */
function knownQuery(description: Description, method: string): Set<string> | undefined {
  if (method !== 'GET' || !isPublic(description)) return undefined
  const { query } = description
  return new Set(query instanceof z.ZodObject ? Object.keys(query.shape) : [])
}

function keepOnly(query: Record<string, unknown>, known: Set<string>) {
  for (const name of Object.keys(query)) if (!known.has(name)) delete query[name]
}

/** Binds calls of the contract: each with its schema, who may call it, and its limit. */
export function bindRoutes<C extends Record<string, Description>>(
  app: FastifyInstance,
  calls: C,
  routes: RoutesOf<C>,
) {
  for (const call of Object.keys(calls)) {
    const description = calls[call] as C[string] // both are keyed by the same calls
    const route = routes[call] as Route<C[string]>
    const [method, path] = call.split(' ') as [string, string]
    const status = description.created ? 201 : 200
    const { uploads } = route
    const scope = scopeOf(call)
    const known = knownQuery(description, method)
    if (route.keep && !known) throw new Error(`${call} is not public and cannot be kept`)
    app.route({
      method,
      url: toPattern(path),
      schema: {
        summary: description.summary,
        tags: [/^\/api\/(practice|staff)\//.exec(path)?.[1] ?? 'website'],
        security: [
          ...(isPublic(description) ? [{}] : [{ bearer: [] }]),
          ...(scope ? [{ key: [scope] }, { app: [scope] }] : []),
        ],
        ...(description.params ? { params: description.params } : {}),
        ...(description.query ? { querystring: description.query } : {}),
        ...(description.body ? { body: description.body } : {}),
        response: { [status]: envelope(description), '4xx': errorAnswer, '5xx': errorAnswer },
      },
      config: { limit: route.limit },
      // After the limit, which counts the refused too, and before anything of the body is read.
      preParsing: async (request) => {
        admitProgram(scope, request.viewer)
        admit(description.who, request.viewer)
        if (isPublic(description) && request.viewer && isUnproven(request.viewer)) request.viewer = undefined
      },
      preValidation: async (request) => {
        if (known) keepOnly(request.query as Record<string, unknown>, known)
        if (uploads) await app.sentFiles.read(request, uploads)
      },
      ...(uploads
        ? {
            onSend: (request: FastifyRequest) => app.sentFiles.forget(request),
          }
        : {}),
      handler: async (request, reply) => {
        const incoming = {
          params: request.params,
          query: request.query,
          body: request.body,
          viewer: request.viewer,
          address: request.caller,
          request,
          reply,
        } as Incoming<C[string]> // the schemas above made each part what it claims to be
        const handle = () => actingAs(request.viewer, () => route.handle(incoming))
        reply.status(status)
        const kept =
          route.keep &&
          app.answerCache &&
          keptAnswer(app.answerCache, route.keep, request, reply, async () => {
            const answer = await handle()
            return typeof answer === 'string' ? answer : String(reply.serialize(answer))
          })
        if (kept) return kept
        const answer = readableFor(request.viewer, await handle())
        // Tokens, links and what is personal: nothing that is called is kept by a browser or a proxy.
        reply.header('cache-control', 'no-store')
        if (typeof answer !== 'string') return answer
        return reply.header('content-type', 'application/json; charset=utf-8').send(answer)
      },
    })
  }
}

/** Refuses to start with a route that does not say what it takes, who may call it and how often. */
export function requireDeclarations(app: FastifyInstance) {
  const declared: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    declared.push(route)
  })
  app.addHook('onReady', async () => {
    for (const { url, method, config, schema } of declared) {
      if (method === 'HEAD' || method === 'OPTIONS') continue
      if (!config?.limit) throw new Error(`${String(method)} ${url} declares no limit`)
      if (!config.plain && !schema?.response) throw new Error(`${String(method)} ${url} declares no schema`)
    }
  })
}

/** Declares the routes that a third-party plugin brings, as one. */
export function declarePlain(scope: FastifyInstance, limit: Limit, reason: string) {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, limit, plain: { policy: 'any', reason } }
  })
}

/** Refuses to start while a call of the contract has no route. */
export function requireEveryCall(app: FastifyInstance) {
  for (const call of Object.keys(api) as Call[]) {
    const [method, path] = call.split(' ') as ['GET', string]
    if (!app.hasRoute({ method, url: toPattern(path) }))
      throw new Error(`${call} is in the contract but has no route`)
  }
}
