export interface BookingRequest {
  healer_u_id: string
  starts_at: string
  mode: string
}

async function dataOf(address: string) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  return (await answer.json()).data
}

/**
 * The last free time of the last day of the coming week of a healer, by their place among those who are soonest free.
 * The time on a healer's card is the next one, which is soon too near to book.
 */
export async function freeTime(api: string, index: number): Promise<BookingRequest> {
  const healers = await dataOf(`${api}/healers?items_per_page=${index + 1}&sort=next-free`)
  const healer = `healer_u_id=${healers[index].u_id}`
  const days: { date: string; free_count: number }[] = await dataOf(
    `${api}/healer-availability-date?${healer}`,
  )
  const day = days.findLast(({ free_count }) => free_count > 0)
  if (!day) throw new Error(`the healer ${healers[index].u_id} has no free time in a week`)
  const [{ modes }, { free }] = await Promise.all([
    dataOf(`${api}/healer/${healers[index].u_id}`),
    dataOf(`${api}/healer-availability?${healer}&date=${day.date}`),
  ])
  return { healer_u_id: healers[index].u_id, starts_at: free.at(-1), mode: modes[0] }
}
