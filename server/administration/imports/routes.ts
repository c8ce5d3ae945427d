import { imports as calls } from '@newyou/contract/administration/imports/imports'
import {
  importKindNames,
  importKindWords,
  importMaxBytes,
} from '@newyou/contract/administration/imports/kinds'
import type { FastifyInstance } from 'fastify'
import type { Audit } from '../../foundation/audit/index.ts'
import type { StaffModule } from '../../people/staff/index.ts'
import { csvTable } from '../../platform/csv.ts'
import type { Database } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Applying } from './applying.ts'
import type { Questions } from './questions.ts'
import type { Runs } from './runs.ts'
import type { Staging } from './staging.ts'

const largestBytes = Math.max(...importKindNames.map(importMaxBytes))

interface ImportRoutes {
  db: Database
  runs: Runs
  staging: Staging
  applying: Applying
  questions: Questions
  exampleCourse: () => Promise<Buffer>
  stepUp: StaffModule['stepUp']
  audit: Pick<Audit, 'note'>
}

export function importRoutes(
  http: FastifyInstance,
  { db, runs, staging, applying, questions, exampleCourse, stepUp, audit }: ImportRoutes,
) {
  bindRoutes(http, calls, {
    'GET /api/staff/imports': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size } }) => runs.list({ page, size }),
    },
    'POST /api/staff/imports': {
      limit: limits.upload,
      // A kind with a smaller limit looks for itself.
      uploads: { files: 'table', max: 1, maxBytes: largestBytes },
      async handle({ viewer, body: { kind }, request }) {
        const [file] = request.uploads ?? []
        if (!file) return throwError('fileRefused')
        const id = await staging.begin(viewer.personId, kind, file)
        // There is nothing to choose.
        if (importKindWords(kind).ofProgram) await staging.check(id, (await runs.one(id)).columns)
        return { data: await runs.one(id) }
      },
    },
    'GET /api/staff/imports/example': {
      limit: limits.read,
      handle: async () => ({ data: { zip: (await exampleCourse()).toString('base64') } }),
    },
    'GET /api/staff/imports/{id}': {
      limit: limits.read,
      handle: async ({ params }) => ({ data: await runs.one(params.id) }),
    },
    'PUT /api/staff/imports/{id}/columns': {
      limit: limits.write,
      async handle({ params, body: { columns, healer_u_id: healerId } }) {
        await staging.check(params.id, columns, healerId)
        return { data: await runs.one(params.id) }
      },
    },
    'GET /api/staff/imports/{id}/lines': {
      limit: limits.read,
      handle: ({ params, query: { page, items_per_page: size, outcome } }) =>
        runs.lines(params.id, outcome, { page, size }),
    },
    'GET /api/staff/imports/{id}/report': {
      limit: limits.read,
      async handle({ viewer, params }) {
        const csv = csvTable(await runs.report(params.id))
        const line = { staffId: viewer.personId, resource: 'imports', recordId: params.id, action: 'export' }
        await audit.note(db, line)
        return { data: { csv } }
      },
    },
    'POST /api/staff/imports/{id}/apply': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await stepUp.require(db, viewer)
        await applying.apply(viewer.personId, params.id)
        return { data: await runs.one(params.id) }
      },
    },
    'POST /api/staff/imports/{id}/undo': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await stepUp.require(db, viewer)
        await applying.undo(viewer.personId, params.id)
        return { data: await runs.one(params.id) }
      },
    },
    'POST /api/staff/imports/{id}/question': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await stepUp.require(db, viewer)
        return { data: await questions.ask(viewer.personId, params.id) }
      },
    },
    'DELETE /api/staff/imports/{id}': {
      limit: limits.write,
      async handle({ params }) {
        await staging.discard(params.id)
        return { data: { u_id: params.id } }
      },
    },
    'GET /api/website/imported-client/{token}': {
      limit: limits.entry,
      handle: async ({ params, address }) => ({ data: await questions.look(params.token, address) }),
    },
    'POST /api/website/imported-client/{token}': {
      limit: limits.entry,
      handle: async ({ params, body, address }) => ({
        data: await questions.accept(params.token, address, body.first_name),
      }),
    },
    'POST /api/website/imported-client/{token}/no': {
      limit: limits.entry,
      handle: async ({ params, address }) => ({ data: await questions.refuse(params.token, address) }),
    },
  })
}
