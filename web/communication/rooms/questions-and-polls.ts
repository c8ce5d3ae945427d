import type { MyRoomAudience, RoomAudience } from '@newyou/contract/communication/rooms/audience'
import { callApi } from '../../session/call-api.ts'
import type { CallState } from './call-state.ts'
import type { Store } from './store.ts'

/** Questions and polls of a big room, as this browser knows them. */
export function createQuestionsAndPolls({ get, set }: Store<CallState>, roomId: string) {
  let isReading = false

  function take(audience: RoomAudience) {
    const { audience: before, freshAsked } = get()
    const known = new Set([...(before?.questions ?? []), ...(before?.polls ?? [])].map(({ u_id }) => u_id))
    const news = [...audience.questions, ...audience.polls].filter(({ u_id }) => !known.has(u_id)).length
    set({ audience, freshAsked: before && !isReading ? freshAsked + news : freshAsked })
  }
  const answered = (answers: MyRoomAudience['my_answers']) =>
    set({
      myAnswers: {
        ...get().myAnswers,
        ...Object.fromEntries(answers.map(({ poll_u_id: pollId, answer }) => [pollId, answer])),
      },
    })
  const params = { roomId }

  return {
    hear: take,
    /** After coming in and coming back; what is asked meanwhile is heard. */
    async load() {
      const { data } = await callApi('GET /api/website/room/{roomId}/audience', { params })
      answered(data.my_answers)
      take(data)
    },
    setReading(isOpen: boolean) {
      isReading = isOpen
      if (isOpen) set({ freshAsked: 0 })
    },
    ask: (question: { u_id: string; text: string }) =>
      callApi('POST /api/website/room/{roomId}/question', { params, body: question }),
    async answer({ pollId, answer }: { pollId: string; answer: number }) {
      const { data } = await callApi('POST /api/website/room/{roomId}/poll/{pollId}/answer', {
        params: { roomId, pollId },
        body: { answer },
      })
      answered([data])
    },
    setQuestion: ({ questionId, state }: { questionId: string; state: 'open' | 'answered' | 'hidden' }) =>
      callApi('PUT /api/practice/room/{roomId}/question/{questionId}', {
        params: { roomId, questionId },
        body: { state },
      }),
    openPoll: (poll: { u_id: string; question: string; answers: string[] }) =>
      callApi('POST /api/practice/room/{roomId}/poll', { params, body: poll }),
    closePoll: (pollId: string) =>
      callApi('POST /api/practice/room/{roomId}/poll/{pollId}/close', { params: { roomId, pollId } }),
  }
}
export type Asking = ReturnType<typeof createQuestionsAndPolls>
