import { data } from 'react-router'
import { ApiError } from './client.ts'

/** Whether there is nothing at this address: unknown, gone, or no address at all. */
export const isNotThere = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

/** For loaders: what is not there becomes the 404 page instead of an error. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (isNotThere(error)) throw data(null, { status: 404 })
    throw error
  }
}
