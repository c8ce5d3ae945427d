import { data } from 'react-router'

/** Any address that is not ours: status 404, shown by the error boundary around the pages. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
