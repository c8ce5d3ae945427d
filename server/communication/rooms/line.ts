import { randomBytes } from 'node:crypto'
import { roomLine as calls } from '@newyou/contract/communication/rooms/line'
import type { FastifyInstance } from 'fastify'
import { after, minutes } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { RoomAccess } from './access.ts'
import { iceServersFor } from './ice-servers.ts'

interface LineDependencies {
  access: RoomAccess
  config: Config
  db: Database
}

/** Filler that no way compresses to less than three quarters. */
const fillerOf = (characters: number) =>
  randomBytes(Math.ceil((characters * 3) / 4))
    .toString('base64url')
    .slice(0, characters)

/** The connection of the people of a room, before they are in it. */
export function lineRoutes(app: FastifyInstance, { access, config, db }: LineDependencies) {
  bindRoutes(app, calls, {
    'POST /api/website/room/{roomId}/line': {
      limit: limits.read,
      async handle({ viewer, params, body }) {
        const room = await access.find(db, viewer, params.roomId)
        // TURN relays whatever it is asked to: a minute is enough for a test, and only before and during the session.
        const isAhead = room.carrier === 'peers' && (room.phase === 'early' || room.phase === 'open')
        return {
          data: {
            filler: fillerOf(body.give),
            ice_servers: isAhead ? iceServersFor(config, 'test', after(room.now, minutes(1))) : [],
          },
        }
      },
    },
  })
}
