import { z } from 'zod'
import { endpoint, instant, uId } from '../../endpoint.ts'
import {
  pollAnswerMax,
  pollAnswersMax,
  pollAnswersMin,
  pollQuestionMax,
  roomQuestionMax,
} from './audience-rules.ts'

const question = z.object({
  u_id: uId,
  /** The asker's name in this room; empty after the account was deleted. */
  name: z.string(),
  text: z.string(),
  asked_at: instant,
  is_answered: z.boolean(),
})
export type RoomQuestion = z.output<typeof question>

const poll = z.object({
  u_id: uId,
  question: z.string(),
  answers: z.array(z.object({ text: z.string(), count: z.int() })),
  is_open: z.boolean(),
})
export type RoomPoll = z.output<typeof poll>

/** The part that is the same for all people in the room; sent to all of them after each change. */
const shared = { questions: z.array(question), polls: z.array(poll) }
export type RoomAudience = z.output<z.ZodObject<typeof shared>>

const mine = z.object({
  poll_u_id: uId,
  answer: z.int().meta({ description: 'Index of the option, from 0' }),
})
const audience = z.object({ ...shared, my_answers: z.array(mine) })
export type MyRoomAudience = z.output<typeof audience>

const one = z.object({ roomId: uId })
const ofQuestion = z.object({ roomId: uId, questionId: uId })
const ofPoll = z.object({ roomId: uId, pollId: uId })
const line = (max: number) => z.string().trim().min(1).max(max)

/** Questions and polls in the room of an event with an audience. Only people in the room can see and create them. */
export const roomAudience = {
  'GET /api/website/room/{roomId}/audience': endpoint({
    summary: 'List the questions and polls of an event with my answers, latest first',
    who: 'signed-in',
    params: one,
    data: audience,
    errors: ['notNow'],
  }),
  'POST /api/website/room/{roomId}/question': endpoint({
    summary:
      'Ask the host a question; all people in the room can read it. Sending the same id again has no effect',
    who: 'client',
    params: one,
    body: z.strictObject({ u_id: uId, text: line(roomQuestionMax) }),
    data: z.object({}),
    errors: ['notNow'],
  }),
  'POST /api/website/room/{roomId}/poll/{pollId}/answer': endpoint({
    summary: 'Answer a poll, once; answers are anonymous',
    who: 'client',
    params: ofPoll,
    body: z.strictObject({
      answer: z
        .int()
        .min(0)
        .max(pollAnswersMax - 1),
    }),
    data: mine,
    errors: ['notNow'],
  }),
  'PUT /api/practice/room/{roomId}/question/{questionId}': endpoint({
    summary: 'Mark a question as answered or open, or remove it permanently',
    who: 'healer',
    params: ofQuestion,
    body: z.strictObject({ state: z.enum(['open', 'answered', 'hidden']) }),
    data: z.object({}),
  }),
  'POST /api/practice/room/{roomId}/poll': endpoint({
    summary: 'Start a poll for all people in the room. Sending the same id again has no effect',
    who: 'healer',
    params: one,
    body: z.strictObject({
      u_id: uId,
      question: line(pollQuestionMax),
      answers: z.array(line(pollAnswerMax)).min(pollAnswersMin).max(pollAnswersMax),
    }),
    data: z.object({}),
    errors: ['notNow'],
  }),
  'POST /api/practice/room/{roomId}/poll/{pollId}/close': endpoint({
    summary: 'Close a poll; its results stay',
    who: 'healer',
    params: ofPoll,
    data: z.object({}),
  }),
}
