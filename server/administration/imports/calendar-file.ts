/** Whether a file is one of a calendar. It is read on another thread, by `read-ics-file.ts`. */
export const isCalendarFile = (bytes: Uint8Array) =>
  /^\s*BEGIN:VCALENDAR/i.test(new TextDecoder().decode(bytes.subarray(0, 100)))
