import { chats as calls } from '@newyou/contract/communication/chat'
import { chatFiles } from '@newyou/contract/file-limits'
import type { FastifyInstance } from 'fastify'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import { type CommunityModule, participantOf } from '../community/index.ts'
import type { ChatReading } from './conversation-queries.ts'
import { searchChats } from './search.ts'
import type { ChatWriting } from './writing.ts'

const uploads = { files: 'files', max: chatFiles.max, maxBytes: chatFiles.maxBytes }
const required = 'This field is required'

interface ChatRoutesDependencies {
  reading: ChatReading
  writing: ChatWriting
  groups: CommunityModule['groups']
}

/** The id of each call is that of a conversation, or of a group that the caller is in. */
export function chatRoutes(app: FastifyInstance, { reading, writing, groups }: ChatRoutesDependencies) {
  bindRoutes(app, calls, {
    'GET /api/website/all-user-chat': {
      limit: limits.read,
      handle({ viewer, query: { page, items_per_page: size, is_group: isGroup } }) {
        const participant = participantOf(viewer)
        return isGroup
          ? groups.list(participant, { page, size })
          : reading.list(participant, false, { page, size })
      },
    },
    'GET /api/website/all-user-chat/{id}': {
      limit: limits.read,
      async handle({ viewer, params: { id }, query }) {
        const participant = participantOf(viewer)
        const member = await groups.memberOf(participant, id)
        return {
          data: await (member ? groups.thread(member, query) : reading.thread(participant, id, query)),
        }
      },
    },
    'GET /api/website/all-user-chat-demo-appointment': {
      limit: limits.read,
      handle: ({ viewer, query: { page, items_per_page: size } }) =>
        reading.list(participantOf(viewer), true, { page, size }),
    },
    'POST /api/website/all-user-chat/{id}/message': {
      limit: limits.write,
      uploads,
      async handle({ viewer, params: { id }, body, request }) {
        const participant = participantOf(viewer)
        // A call with JSON brings no list of files.
        const sent = request.uploads ?? []
        if (body.text === '' && sent.length === 0) throwError('invalidInput', { errors: { text: required } })
        const member = await groups.memberOf(participant, id)
        return {
          data: await (member
            ? groups.write(member, body, sent)
            : writing.write(participant, id, body, sent)),
        }
      },
    },
    'POST /api/website/all-user-chat/{id}/read': {
      limit: limits.write,
      async handle({ viewer, params: { id }, body }) {
        const participant = participantOf(viewer)
        const member = await groups.memberOf(participant, id)
        const unread = await (member
          ? groups.read(member, body.seq)
          : writing.read(participant, id, body.seq))
        return { data: { unread } }
      },
    },
    'GET /api/website/all-user-chat/{id}/file/{fileId}': {
      limit: limits.read,
      async handle({ viewer, params: { id, fileId } }) {
        const participant = participantOf(viewer)
        const member = await groups.memberOf(participant, id)
        return { data: await (member ? groups.file(member, fileId) : reading.file(participant, id, fileId)) }
      },
    },
    'POST /api/website/all-user-chat/{id}/typing': {
      limit: limits.write,
      async handle({ viewer, params: { id } }) {
        const participant = participantOf(viewer)
        const member = await groups.memberOf(participant, id)
        await (member ? groups.typing(member) : writing.typing(participant, id))
        return { data: {} }
      },
    },
    'POST /api/website/all-user-chat/{id}/report': {
      limit: limits.write,
      async handle({ viewer, params: { id }, body: { seq, ...form } }) {
        const participant = participantOf(viewer)
        const member = await groups.memberOf(participant, id)
        if (member && seq === undefined) throwError('invalidInput', { errors: { seq: required } })
        await (member && seq !== undefined
          ? groups.report(member, seq, form)
          : writing.report(participant, id, seq, form))
        return { data: {} }
      },
    },
    'POST /api/website/all-user-chat/{id}/block': {
      limit: limits.write,
      async handle({ viewer, params: { id }, body: { seq } }) {
        const participant = participantOf(viewer)
        const member = await groups.memberOf(participant, id)
        await (member ? groups.block(member, orNotFound(seq)) : writing.block(participant, id))
        return { data: {} }
      },
    },
    'GET /api/website/search-chat': {
      limit: limits.read,
      handle: async ({ viewer, query: { words } }) => ({
        data: await searchChats({ reading, groups }, participantOf(viewer), words),
      }),
    },
    'GET /api/website/unread-chat-count': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: { count: await reading.unread(participantOf(viewer)) } }),
    },
  })
}
