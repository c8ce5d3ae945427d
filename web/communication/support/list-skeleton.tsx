import layout from '../../ui/layout.module.css'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import styles from './support.module.css'

/** Where a list of requests will stand. */
export function ListSkeleton() {
  return (
    <div className={layout.rowSkeletons} aria-hidden="true">
      <SkeletonLine width="half" />
      <SkeletonLine tall />
      <SkeletonLine tall />
      <SkeletonLine tall />
    </div>
  )
}

/** A screen with a list of requests, until the session is known. */
export function ListWaiting({ title, lead }: { title: string; lead: string }) {
  return (
    <div aria-busy="true">
      <h1>{title}</h1>
      <p className={`t2 ${styles.lead}`}>{lead}</p>
      <ListSkeleton />
    </div>
  )
}
