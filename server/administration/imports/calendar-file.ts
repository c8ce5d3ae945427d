import { decodeTable } from '../../platform/table-text.ts'

/** Whether a file is one of a calendar. It is read on another thread, by `read-ics-file.ts`. */
export const isCalendarFile = (bytes: Uint8Array) =>
  /^\s*BEGIN:VCALENDAR/i.test(decodeTable(bytes.subarray(0, 100)))
