import { clientNotes as calls } from '@newyou/contract/care/client-files/notes'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { NoteTemplates } from './note-templates.ts'
import type { Notes } from './notes.ts'
import type { Signing } from './signing.ts'

interface NoteRoutesDependencies {
  notes: Notes
  signing: Signing
  templates: NoteTemplates
}

export function noteRoutes(app: FastifyInstance, { notes, signing, templates }: NoteRoutesDependencies) {
  const { read: limit, write } = limits
  bindRoutes(app, calls, {
    'GET /api/practice/client/{appointmentId}/note': {
      limit,
      handle: async ({ viewer, params }) => ({
        data: await notes.list(viewer.personId, params.appointmentId),
      }),
    },
    'POST /api/practice/client/{appointmentId}/note': {
      limit: write,
      handle: async ({ viewer, params, body }) => ({
        data: await notes.write(viewer.personId, params.appointmentId, body),
      }),
    },
    'PUT /api/practice/client-note/{noteId}': {
      limit: write,
      handle: async ({ viewer, params, body }) => ({
        data: await notes.change(viewer.personId, params.noteId, body),
      }),
    },
    'DELETE /api/practice/client-note/{noteId}': {
      limit: write,
      handle: async ({ viewer, params }) => ({ data: await notes.remove(viewer.personId, params.noteId) }),
    },
    'POST /api/practice/client-note/{noteId}/signature': {
      limit: write,
      handle: async ({ viewer, params, body }) => ({
        data: await signing.sign(viewer.personId, params.noteId, body.version),
      }),
    },
    'POST /api/practice/client-note/{noteId}/addendum': {
      limit: write,
      handle: async ({ viewer, params, body }) => ({
        data: await signing.add(viewer.personId, params.noteId, body),
      }),
    },
    'GET /api/practice/note-template': {
      limit,
      handle: async ({ viewer }) => ({ data: await templates.list(viewer.personId) }),
    },
    'POST /api/practice/note-template': {
      limit: write,
      handle: async ({ viewer, body }) => ({ data: await templates.make(viewer.personId, body) }),
    },
    'DELETE /api/practice/note-template/{templateId}': {
      limit: write,
      handle: async ({ viewer, params }) => ({
        data: await templates.remove(viewer.personId, params.templateId),
      }),
    },
  })
}
