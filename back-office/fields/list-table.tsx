import { useEffect, useRef } from 'react'
import { Datagrid, type DatagridProps, useListContext } from 'react-admin'

/** The table of a list. Where it is wider than the screen it scrolls by itself, with the keyboard too. */
export function ListTable(props: DatagridProps) {
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
