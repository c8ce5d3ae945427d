import { useEffect, useRef } from 'react'
import { Datagrid, type DatagridProps, useListContext } from 'react-admin'
import { ListCards } from './list-cards.tsx'
import { useIsNarrow } from './narrow-list.tsx'

/** The rows of a list: cards on a phone, a table elsewhere. */
export function ListTable(props: DatagridProps) {
  return useIsNarrow() ? (
    <ListCards rowClick={props.rowClick}>{props.children}</ListCards>
  ) : (
    <WideTable {...props} />
  )
}

/** Where a table is wider than the screen it scrolls by itself, with the keyboard too. */
function WideTable(props: DatagridProps) {
  const box = useRef<HTMLDivElement>(null)
  const { data, resource } = useListContext()
  // The part that scrolls is inside of react-admin's table, and stands only once there are rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows bring it
  useEffect(() => {
    const scrolling = box.current?.querySelector('.RaDatagrid-tableWrapper')
    scrolling?.setAttribute('tabindex', '0')
    scrolling?.setAttribute('role', 'region')
    scrolling?.setAttribute('aria-label', 'Table')
  }, [data, resource])
  return (
    <div ref={box}>
      <Datagrid {...props} />
    </div>
  )
}
