import { Outlet } from 'react-router'

/** Lets the pages inside fail without taking header and footer with them. */
export default function PageOutlet() {
  return <Outlet />
}

export { PageErrors as ErrorBoundary } from '../page/failures.tsx'
