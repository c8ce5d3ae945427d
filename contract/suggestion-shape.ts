import { z } from 'zod'
import { uId } from './endpoint.ts'

/** Why something is suggested, strongest first. `value` is a category, a language code or a part of the day. */
export const suggestionReasons = ['topic', 'bought', 'language', 'budget', 'time', 'soon', 'popular'] as const
export type SuggestionReason = (typeof suggestionReasons)[number]

export const suggestion = z.object({
  u_id: uId,
  title: z.string(),
  reasons: z.array(z.object({ code: z.enum(suggestionReasons), value: z.string() })),
})
export type Suggestion = z.output<typeof suggestion>

/** Suggestions of courses and healers, returned with a session. */
export const suggestionShape = { course: z.array(suggestion), healer: z.array(suggestion) }
export type Suggestions = { course: Suggestion[]; healer: Suggestion[] }
