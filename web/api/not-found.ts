import { data } from 'react-router'
import { ApiError } from './client.ts'

/** For loaders: what is not there becomes the 404 page instead of an error. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400))
      throw data(null, { status: 404 })
    throw error
  }
}
