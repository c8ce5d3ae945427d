import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { type Fragment, rowsOf } from '../../platform/database/statement.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import type { PrivateFiles } from '../../platform/media/private-files.ts'

const path = '/reel-files'
/** How long a file of a reel is shown after the reel was taken back. */
const keptSeconds = 600

/** Where a file of the reel `r` is served, by the name of the file without its folder. */
const addressOf = (file: Fragment) =>
  sql`${path}::text || '/' || r.u_id || '/' || regexp_replace(${file}, '^.*/', '')`

/** Files derived from the film of reel `r`: its frame, and a rendition of `film_rendition f`. */
const frameOfFilm = sql`regexp_replace(r.film, '\\.\\w+$', '-poster.webp')`
const smallerFilm = sql`regexp_replace(r.film, '\\.\\w+$', '-' || f.height || '.mp4')`

/** The addresses of what the reel `r` shows: uploaded files, or those that came with the demo content. */
export const reelFiles = {
  video: sql`coalesce(${addressOf(sql`r.film`)}, r.video)`,
  poster: sql`case when r.poster is null then ${addressOf(frameOfFilm)}
    when r.poster ~ '\\.\\w+$' then r.poster else r.poster || '-704.webp' end`,
  qualities: sql`array(select json_build_object('height', f.height, 'address',
      ${addressOf(smallerFilm)})
    from film_rendition f where f.file = r.film and f.state = 'ready' order by f.height)`,
  captions: sql`array(select json_build_object('language', c ->> 'language', 'label', c ->> 'label', 'address',
      ${addressOf(sql`c ->> 'media'`)}) from jsonb_array_elements(r.captions) c)`,
}

interface Dependencies {
  pool: Pool
  privateFiles: Pick<PrivateFiles, 'prepare' | 'send'>
}

/**
 * Serves the uploaded files of published reels to visitors. They stay private files, so what is taken back is out of
 * reach, and a reel that waits for a decision never is within it.
 */
export function reelFileRoutes(app: FastifyInstance, { pool, privateFiles }: Dependencies) {
  app.register(async (scope) => {
    await privateFiles.prepare(scope)
    scope.route<{ Params: { reelId: string; name: string } }>({
      method: ['GET', 'HEAD'],
      url: `${path}/:reelId/:name`,
      config: { limit: limits.probe, plain: { policy: 'any', reason: 'files of published reels' } },
      schema: { hide: true },
      async handler(request, reply) {
        const { reelId, name } = request.params
        const isAsked = /^[0-9a-f-]{36}$/.test(reelId) && /^[a-z0-9-]+\.[a-z0-9]+$/.test(name)
        const query = sql<{
          file: string
        }>`select x.file from reel r join healer_card h on h.u_id = r.healer_id,
          lateral (
            select r.film
            union all select c ->> 'media' from jsonb_array_elements(r.captions) c
            union all select ${frameOfFilm}
            union all select ${smallerFilm}
              from film_rendition f where f.file = r.film and f.state = 'ready'
          ) x (file)
          where r.u_id = ${reelId} and r.state = 'published' and h.state = 'verified'
            and regexp_replace(x.file, '^.*/', '') = ${name} limit 1`
        const [row] = isAsked ? await rowsOf(pool, query, 'reel-file') : []
        const { file } = orNotFound(row)
        return privateFiles.send(request, reply, file, { seconds: keptSeconds, cache: 'public' })
      },
    })
  })
}
