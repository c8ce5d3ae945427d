import type { InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query'

/** Shows what the server answered to a change. An answer from before it, still on its way, is no longer waited for. */
export async function showSaved<Key extends QueryKey, Data>(
  client: QueryClient,
  queryKey: Key,
  saved: InferDataFromTag<Data, Key>,
) {
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, saved)
}
