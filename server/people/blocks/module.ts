import { blocks as calls } from '@newyou/contract/people/blocks'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createBlocks } from './blocks.ts'

/** Blocks between people, in private and in groups: they neither write to each other nor meet. */
export function blocksModule(platform: Platform) {
  const blocks = createBlocks(platform)
  return {
    ...blocks,
    routes: (http) =>
      bindRoutes(http, calls, {
        'GET /api/website/person-block': {
          limit: limits.read,
          handle: async ({ viewer }) => ({ data: await blocks.list(viewer.personId) }),
        },
        'DELETE /api/website/person-block/{blockId}': {
          limit: limits.write,
          async handle({ viewer, params }) {
            await blocks.remove(viewer.personId, params.blockId)
            return { data: {} }
          },
        },
      }),
  } satisfies Module & Record<string, unknown>
}

export type BlocksModule = ReturnType<typeof blocksModule>
