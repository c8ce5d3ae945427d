import type { DeskService } from '@newyou/contract/administration/desk/sessions'
import { useQuery } from '@tanstack/react-query'
import { call } from '../data/call.ts'

/** What the desk can book with a healer; nothing before one is chosen. */
export function useServices(healerId: string): DeskService[] {
  const { data = [] } = useQuery({
    queryKey: ['desk', 'services', healerId],
    enabled: healerId !== '',
    queryFn: async ({ signal }) =>
      (await call('GET /api/staff/desk/healers/{healerId}/services', { params: { healerId }, signal })).data,
  })
  return data
}
