import { callApi } from '../../session/call-api.ts'
import { keepOffline } from '../../session/kept-offline.ts'
import { addDays } from '../../ui/format.ts'

interface Asked {
  signal: AbortSignal
}

/** Under `action-plans`, so that a live event asks for all of them again. */
export const planQueries = {
  today: () => ({
    queryKey: ['action-plans', 'today'],
    queryFn: async ({ signal }: Asked) =>
      (await callApi('GET /api/website/action-plan-today', { signal })).data,
  }),
  mine: (page: number) => ({
    queryKey: ['action-plans', 'mine', page],
    queryFn: async ({ signal }: Asked) => {
      const answer = await callApi('GET /api/website/patient-action-plan', {
        query: { page, items_per_page: 10 },
        signal,
      })
      if (page === 1)
        keepOffline(
          'action-plans',
          answer.data
            .filter(({ state }) => state === 'running')
            .map(({ title, healer, actions }) => ({
              title,
              healer: healer.full_name,
              actions: actions.map(({ title, how_to, at, weekdays }) => ({ title, how_to, at, weekdays })),
            })),
        )
      return answer
    },
  }),
  one: (planId: string) => ({
    queryKey: ['action-plans', 'one', planId],
    queryFn: async ({ signal }: Asked) =>
      (await callApi('GET /api/website/patient-action-plan/{planId}', { params: { planId }, signal })).data,
  }),
  /** The days until this one, of all plans or of one. */
  score: (today: string, count: number, planId?: string) => ({
    queryKey: ['action-plans', 'score', today, count, planId],
    queryFn: async ({ signal }: Asked) =>
      (
        await callApi('GET /api/website/action-plan-score', {
          query: {
            start_date: addDays(today, 1 - count),
            end_date: today,
            ...(planId ? { patient_action_plan_u_id: planId } : {}),
          },
          signal,
        })
      ).data,
  }),
  past: (page: number, planId?: string) => ({
    queryKey: ['action-plans', 'past', page, planId],
    queryFn: ({ signal }: Asked) =>
      callApi('GET /api/website/action-plan-notification', {
        query: { page, items_per_page: 20, ...(planId ? { patient_action_plan_u_id: planId } : {}) },
        signal,
      }),
  }),
  /** Those that a healer wrote. */
  written: (page: number, appointmentId?: string) => ({
    queryKey: ['action-plans', 'written', page, appointmentId],
    queryFn: ({ signal }: Asked) =>
      callApi('GET /api/practice/action-plan', {
        query: { page, items_per_page: 20, ...(appointmentId ? { appointment_u_id: appointmentId } : {}) },
        signal,
      }),
  }),
  writtenOne: (planId: string) => ({
    queryKey: ['action-plans', 'written-one', planId],
    queryFn: async ({ signal }: Asked) =>
      (await callApi('GET /api/practice/action-plan/{planId}', { params: { planId }, signal })).data,
  }),
  clients: () => ({
    queryKey: ['action-plans', 'clients'],
    queryFn: async ({ signal }: Asked) =>
      (await callApi('GET /api/practice/action-plan-client', { signal })).data,
  }),
  scoreOfClient: (today: string, count: number, planId: string) => ({
    queryKey: ['action-plans', 'score-of-client', today, count, planId],
    queryFn: async ({ signal }: Asked) =>
      (
        await callApi('GET /api/practice/action-plan-score', {
          query: {
            start_date: addDays(today, 1 - count),
            end_date: today,
            patient_action_plan_u_id: planId,
          },
          signal,
        })
      ).data,
  }),
}
