import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { suggestionShape } from '../suggestion-shape.ts'

export const suggestions = {
  'GET /api/website/suggestion': endpoint({
    summary: 'List courses and healers that may suit me, each with its reasons',
    who: 'client',
    data: z.object(suggestionShape),
  }),
}
