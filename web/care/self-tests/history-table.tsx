import type { ReactNode } from 'react'
import styles from './result.module.css'

/** What a picture of values over time shows, in rows; the first cell of each names it. */
export function HistoryTable({
  columns,
  rows,
}: {
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}) {
  return (
    <div className={styles.table}>
      <table className="small">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
