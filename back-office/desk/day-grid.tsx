import { type DragEvent, type MouseEvent, memo } from 'react'
import { type Column, type Entry, hoursOf, type Span, within } from './columns.ts'
import { timeOf, wallTime } from './times.ts'
import { flagsOf, heardOf } from './words.ts'

/** Pixels of a minute. */
const scale = 1.1
const stepMinutes = 15

export interface DayActions {
  onOpen: (sessionId: string) => void
  /** At a minute of the day. */
  onBook: (healerId: string, minute: number) => void
  onMove: (sessionId: string, minute: number) => void
}

const place = ({ from, to }: Span, top: number) => ({
  top: (from - top) * scale,
  height: Math.max((to - from) * scale, 18),
})

function minuteAt({ currentTarget, clientY }: DragEvent | MouseEvent, top: number) {
  const { top: edge } = currentTarget.getBoundingClientRect()
  return top + Math.floor((clientY - edge) / scale / stepMinutes) * stepMinutes
}

const missed = new Set<string>(['no-show', 'healer-no-show', 'released'])

const classOf = ({ session }: Entry) =>
  [
    'diary-session',
    ...(session.state === 'confirmed' ? [] : ['diary-over']),
    ...(missed.has(session.state) ? ['diary-missed'] : []),
    ...(session.is_unpaid ? ['diary-unpaid'] : []),
    ...(session.has_arrived ? ['diary-arrived'] : []),
    ...(session.guest_problem ? ['diary-guest'] : []),
  ].join(' ')

const Session = memo(function Session({
  entry,
  top,
  onOpen,
}: { entry: Entry; top: number } & Pick<DayActions, 'onOpen'>) {
  const { session } = entry
  return (
    <li style={place(entry, top)}>
      <button
        type="button"
        className={classOf(entry)}
        draggable={session.state === 'confirmed'}
        onDragStart={(event) => event.dataTransfer.setData('text/plain', session.u_id)}
        onClick={() => onOpen(session.u_id)}
      >
        <b>{session.client_name}</b> {timeOf(session.starts_at)}
        <br />
        {[session.service_name || 'Session', ...flagsOf(session)].join(', ')}
        <span className="diary-heard">{heardOf(session)}</span>
      </button>
    </li>
  )
})

/** A day by columns. A session is dragged to another time; whatever the mouse does, the buttons of its panel do too. */
export function DayGrid({
  columns,
  now,
  onOpen,
  onBook,
  onMove,
}: { columns: readonly Column[]; now: number | undefined } & DayActions) {
  const hours = hoursOf(columns)
  const height = (hours.to - hours.from) * scale
  const marks = Array.from({ length: (hours.to - hours.from) / 60 }, (_, hour) => hours.from + hour * 60)
  return (
    <div className="diary-day">
      <div className="diary-hours" aria-hidden="true" style={{ height }}>
        {marks.map((minute) => (
          <span key={minute} style={{ top: (minute - hours.from) * scale }}>
            {wallTime(minute)}
          </span>
        ))}
      </div>
      {columns.map(({ key, name, healerId, entries, held, busy, open }) => (
        <section key={key} className="diary-column" aria-label={name}>
          <h2>
            {name} <span>{entries.length || ''}</span>
          </h2>
          {healerId && (
            <button type="button" className="diary-new" onClick={() => onBook(healerId, hours.from)}>
              Book<span className="diary-heard"> with {name}</span>
            </button>
          )}
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button above does the same */}
          <div
            className="diary-lane"
            style={{ height, backgroundSize: `100% ${60 * scale}px` }}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              onMove(event.dataTransfer.getData('text/plain'), minuteAt(event, hours.from))
            }}
            onClick={(event) => {
              if (healerId && event.target === event.currentTarget)
                onBook(healerId, minuteAt(event, hours.from))
            }}
          >
            {open.map((span) => (
              <i key={span.from} className="diary-open" style={place(span, hours.from)} />
            ))}
            {within(hours, busy).map((span) => (
              <i key={span.from} className="diary-busy" style={place(span, hours.from)}>
                Busy (own calendar)
              </i>
            ))}
            {held.map((span) => (
              <i key={span.from} className="diary-held" style={place(span, hours.from)}>
                Held
              </i>
            ))}
            <ul>
              {entries.map((entry) => (
                <Session key={entry.session.u_id} entry={entry} top={hours.from} onOpen={onOpen} />
              ))}
            </ul>
            {now !== undefined && now >= hours.from && now < hours.to && (
              <i className="diary-now" style={{ top: (now - hours.from) * scale }} />
            )}
          </div>
        </section>
      ))}
    </div>
  )
}
