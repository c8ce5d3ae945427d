import { z } from 'zod'
import { endpoint, uId } from '../endpoint.ts'

/** Lists that forms choose from. */
export const lists = {
  'GET /api/website/profession-list': endpoint({
    summary: 'List professions',
    who: 'any',
    data: z.array(z.object({ profession_u_id: uId, name: z.string() })),
  }),
  'GET /api/website/speech-list': endpoint({
    summary: 'List all languages, whether or not a healer speaks them',
    who: 'any',
    data: z.array(
      z.object({ language_u_id: uId, code: z.string(), name: z.string(), native_name: z.string() }),
    ),
  }),
  'GET /api/website/place-list': endpoint({
    summary: 'List countries; with a country its states; with an Indian state its larger cities',
    who: 'any',
    query: z.strictObject({ country: z.string().max(80).optional(), state: z.string().max(80).optional() }),
    data: z.object({
      countries: z.array(z.string()),
      states: z.array(z.string()),
      cities: z.array(z.string()),
    }),
  }),
}
